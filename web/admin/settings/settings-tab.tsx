import { ApiKeys } from './keys/api-keys.tsx';
import { HouseRules } from './house-rules.tsx';
import { LaunchChecklist } from './launch-checklist.tsx';
import { MeetingSettings } from './meetings/meeting-settings.tsx';
import { NotificationState } from './notification-state.tsx';
import { PersonSearch } from './person-search.tsx';
import { RequestHandling } from './request-handling.tsx';
import { ReplyTemplates } from './reply-templates/reply-templates.tsx';
import { Webhooks } from './webhooks.tsx';
import './settings.css';

/**
 * The "Settings" tab: what is open before a launch, people's data and programs; notifications and
 * how requests are answered.
 */
export default function SettingsTab() {
  return (
    <section aria-label="Settings">
      <h2 className="sr">Settings</h2>
      <div className="set-columns">
        <div>
          <LaunchChecklist />
          <PersonSearch />
          <HouseRules />
          <Webhooks />
          <ApiKeys />
        </div>
        <div>
          <NotificationState />
          <RequestHandling />
          <MeetingSettings />
          <ReplyTemplates />
        </div>
      </div>
    </section>
  );
}
