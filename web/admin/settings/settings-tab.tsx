import { useRef, type ComponentType } from 'react';
import { CardBoundary } from '../shell/card-boundary.tsx';
import { settingsCards, type SettingsCardId } from '../shell/view-address.ts';
import { ApiKeys } from './keys/api-keys.tsx';
import { HouseRules } from './house-rules.tsx';
import { LaunchChecklist } from './launch-checklist.tsx';
import { MachineReaders } from './machine-readers.tsx';
import { MeetingSettings } from './meetings/meeting-settings.tsx';
import { NotificationState } from './notification-state.tsx';
import { PersonSearch } from './person-search.tsx';
import { People } from './people/people.tsx';
import { RequestHandling } from './request-handling.tsx';
import { ReplyTemplates } from '../reply-templates/reply-templates.tsx';
import { ReviewRules } from './review-rules.tsx';
import { SettingsNavigation } from './settings-navigation.tsx';
import { useCurrentCard } from './use-current-card.ts';
import { useRequestedCard } from './use-requested-card.ts';
import { Webhooks } from './webhooks.tsx';
import './settings.css';

interface Card {
  id: SettingsCardId;
  Content: ComponentType;
}

const groups: readonly { heading: string; cards: readonly Card[] }[] = [
  {
    heading: 'Setup',
    cards: [
      { id: 'launch-checklist', Content: LaunchChecklist },
      { id: 'people', Content: People },
    ],
  },
  {
    heading: 'Requests',
    cards: [
      { id: 'request-handling', Content: RequestHandling },
      { id: 'notifications', Content: NotificationState },
      { id: 'meetings', Content: MeetingSettings },
      { id: 'reply-templates', Content: ReplyTemplates },
    ],
  },
  {
    heading: 'Publication',
    cards: [{ id: 'review', Content: ReviewRules }],
  },
  {
    heading: 'Privacy',
    cards: [{ id: 'personal-data', Content: PersonSearch }],
  },
  {
    heading: 'AI and integrations',
    cards: [
      { id: 'ai-generator', Content: HouseRules },
      { id: 'machine-readers', Content: MachineReaders },
      { id: 'webhooks', Content: Webhooks },
      { id: 'api-keys', Content: ApiKeys },
    ],
  },
];

/** The "Settings" tab: one page of cards, with links to each (contract 20.8). */
export default function SettingsTab() {
  const page = useRef<HTMLDivElement>(null);
  useRequestedCard(page);
  const current = useCurrentCard(page);
  return (
    <section aria-label="Settings">
      <h2 className="sr">Settings</h2>
      <div className="set-page">
        <SettingsNavigation groups={groups} current={current} />
        <div className="adm-cards set-cards" ref={page}>
          {groups.flatMap(({ cards }) =>
            cards.map(({ id, Content }) => (
              <div key={id} data-card={id} tabIndex={-1}>
                <CardBoundary heading={settingsCards[id]}>
                  <Content />
                </CardBoundary>
              </div>
            )),
          )}
        </div>
      </div>
    </section>
  );
}
