import type { ComponentType } from 'react';
import { CardBoundary } from '../shell/card-boundary.tsx';
import { ApiKeys } from './keys/api-keys.tsx';
import { HouseRules } from './house-rules.tsx';
import { LaunchChecklist } from './launch-checklist.tsx';
import { MachineReaders } from './machine-readers.tsx';
import { MeetingSettings } from './meetings/meeting-settings.tsx';
import { NotificationState } from './notification-state.tsx';
import { PersonSearch } from './person-search.tsx';
import { RequestHandling } from './request-handling.tsx';
import { ReplyTemplates } from './reply-templates/reply-templates.tsx';
import { Webhooks } from './webhooks.tsx';
import './settings.css';

/** The cards of each column, with the headings of the columns. */
const columns: readonly (readonly [heading: string, Card: ComponentType][])[] = [
  [
    ['Launch checklist', LaunchChecklist],
    ['Personal data', PersonSearch],
    ['AI generator', HouseRules],
    ['Machine readers', MachineReaders],
    ['Webhooks', Webhooks],
    ['API keys', ApiKeys],
  ],
  [
    ['Notifications', NotificationState],
    ['Request handling', RequestHandling],
    ['Meetings', MeetingSettings],
    ['Reply templates', ReplyTemplates],
  ],
];

/**
 * The "Settings" tab: open tasks before a launch, personal data and programs; notifications and
 * request handling.
 */
export default function SettingsTab() {
  return (
    <section aria-label="Settings">
      <h2 className="sr">Settings</h2>
      <div className="set-columns">
        {columns.map((cards) => (
          <div key={cards.map(([heading]) => heading).join()}>
            {cards.map(([heading, Card]) => (
              <CardBoundary key={heading} heading={heading}>
                <Card />
              </CardBoundary>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
