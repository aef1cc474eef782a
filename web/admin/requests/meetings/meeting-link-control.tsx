import { Button } from 'antd';
import { Link } from 'react-router';
import { useMeetingsOfferedQuery } from '../../../generated/admin.ts';
import { useMay } from '../../session/permissions.tsx';
import { settingsAddress } from '../../shell/view-address.ts';
import { written } from '../../../../schema/reply-placeholders.ts';

const link = written('meetingLink');

interface MeetingLinkControlProps {
  message: string;
  onInsert: (message: string) => void;
}

/** Inserts the booking link of a meeting into a reply, or says what prevents this. */
export function MeetingLinkControl({ message, onInsert }: MeetingLinkControlProps) {
  const administers = useMay('administer');
  const { data } = useMeetingsOfferedQuery({ fetchPolicy: 'cache-and-network' });
  if (data === undefined) {
    return null;
  }
  if (!data.meetingsOffered) {
    return (
      <p className="adm-note">
        To offer a meeting in a reply, {administers ? 'first set' : 'an owner has to set'} the
        weekly hours in{' '}
        {administers ? (
          <Link className="tlink" to={settingsAddress('meetings')}>
            Settings, “Meetings”
          </Link>
        ) : (
          'Settings, “Meetings”'
        )}
        .
      </p>
    );
  }
  const isThere = message.includes(link);
  return (
    <div className="adm-meeting-link">
      <Button
        aria-disabled={isThere}
        onClick={() => {
          if (!isThere) onInsert(`${message.trimEnd()}${message.trim() && '\n\n'}${link}`);
        }}
      >
        Insert meeting link
      </Button>
      {isThere ? <span className="adm-note">{link} becomes a link to your free times.</span> : null}
    </div>
  );
}
