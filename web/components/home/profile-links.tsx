import { orcidAddress } from '../../../schema/orcid.ts';
import type { TeamSection_MemberFragment } from '../../generated/site.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { NewTabNote } from '../new-tab-note.tsx';

interface ProfileLinkProps {
  href: string;
  label: string;
  name: string;
}

function ProfileLink({ href, label, name }: ProfileLinkProps) {
  return (
    <p>
      <a className="alink" href={href} target="_blank" rel="noopener noreferrer">
        {label}
        <span className="sr"> of {name}</span>
        <NewTabNote />
        <InterfaceIcon name="external" />
      </a>
    </p>
  );
}

/** The links to a member's LinkedIn profile and ORCID record (product 2.15, 25.1). */
export function ProfileLinks({ member }: { member: TeamSection_MemberFragment }) {
  const { name, linkedinUrl, orcid } = member;
  return (
    <>
      <ProfileLink href={linkedinUrl} label="LinkedIn profile" name={name} />
      {orcid === null ? null : (
        <ProfileLink href={orcidAddress(orcid)} label="ORCID record" name={name} />
      )}
    </>
  );
}
