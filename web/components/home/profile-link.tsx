import type { TeamSection_MemberFragment } from '../../generated/site.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { NewTabNote } from '../new-tab-note.tsx';

/** The link to a member's LinkedIn profile. */
export function ProfileLink({ member }: { member: TeamSection_MemberFragment }) {
  return (
    <p>
      <a className="alink" href={member.linkedinUrl} target="_blank" rel="noopener noreferrer">
        LinkedIn profile
        <span className="sr"> of {member.name}</span>
        <NewTabNote />
        <InterfaceIcon name="external" />
      </a>
    </p>
  );
}
