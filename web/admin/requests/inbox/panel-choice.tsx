import { Segmented } from 'antd';
import { useSuspectCountQuery } from '../../../generated/admin.ts';
import { useMay } from '../../session/permissions.tsx';
import type { RequestPanel } from '../request-view.ts';

type Choice = RequestPanel | 'inbox';

interface PanelChoiceProps {
  panel: RequestPanel | undefined;
  onChoose: (panel: RequestPanel | undefined) => void;
}

/** A choice of inbox, suspected spam with its count, meetings, overview, and mail for the desk. */
export function PanelChoice({ panel, onChoose }: PanelChoiceProps) {
  // Owners have both in the settings.
  const ownMail = !useMay('administer');
  const { data } = useSuspectCountQuery({ fetchPolicy: 'network-only' });
  const suspectedCount = data?.visitorRequests.totalCount ?? 0;
  return (
    <Segmented<Choice>
      aria-label="View"
      value={panel ?? 'inbox'}
      onChange={(choice) => onChoose(choice === 'inbox' ? undefined : choice)}
      options={[
        { value: 'inbox', label: 'Inbox' },
        {
          value: 'suspects',
          label:
            suspectedCount > 0 ? `Suspects ${suspectedCount.toLocaleString('en-US')}` : 'Suspects',
        },
        { value: 'meetings', label: 'Meetings' },
        { value: 'overview', label: 'Overview' },
        ...(ownMail ? [{ value: 'mail' as const, label: 'Mail' }] : []),
      ]}
    />
  );
}
