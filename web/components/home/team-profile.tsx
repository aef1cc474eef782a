import * as Dialog from 'radix-ui/dialog';
import type { TeamSection_MemberFragment } from '../../generated/site.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { ProfileLink } from './profile-link.tsx';

type Member = TeamSection_MemberFragment;

interface TeamProfileProps {
  /** The selected member; undefined closes the profile. */
  member: Member | undefined;
  onClose: () => void;
  /** Called when the profile is gone, to put the focus back. */
  onClosed: () => void;
}

/** The full-screen profile of a member (specification §2 "Team section"). */
export function TeamProfile({ member, onClose, onClosed }: TeamProfileProps) {
  return (
    <Dialog.Root open={member !== undefined} onOpenChange={onClose}>
      {member === undefined ? null : (
        <Dialog.Portal>
          <Dialog.Content
            className="prof"
            aria-describedby={undefined}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              onClosed();
            }}
          >
            <img
              className="portrait"
              src={member.image}
              width="240"
              height="240"
              alt={member.altText}
            />
            <div className="prof-text">
              <Dialog.Title>{member.name}</Dialog.Title>
              <p className="cr">{member.credentials}</p>
              <p className="ro">{member.role}</p>
              <p className="lead">{member.bio}</p>
              <p>{member.extendedBio}</p>
              <ProfileLink member={member} />
            </div>
            <Dialog.Close className="x" aria-label="Close">
              <InterfaceIcon name="close" />
            </Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      )}
    </Dialog.Root>
  );
}
