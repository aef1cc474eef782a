import * as Dialog from '@radix-ui/react-dialog';
import { useFocusScopeBranch } from '@radix-ui/react-focus-scope';
import { useRef, useState } from 'react';
import type { TeamSection_MemberFragment } from '../../generated/site.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { SampleLabel } from '../sample-label.tsx';
import { notificationsId } from '../toast/toast-store.ts';
import { Tip } from '../tooltip/tip.tsx';
import { ProfileLinks } from './profile-links.tsx';

type Member = TeamSection_MemberFragment;

interface TeamProfileProps {
  /** The selected member; undefined closes the profile. */
  member: Member | undefined;
  onClose: () => void;
  /** Called when the profile is closed, to restore the focus. */
  onClosed: () => void;
}

/**
 * Called inside a dialog's content. Includes the notifications in its focus trap, so that F8 can
 * reach them (product 2.21).
 */
function useReachableNotifications(): void {
  const [notifications] = useState(() => document.getElementById(notificationsId));
  useFocusScopeBranch(notifications);
}

/** The profile itself, in the dialog. */
function Profile({ member }: { member: Member }) {
  useReachableNotifications();
  return (
    <>
      <img className="portrait" src={member.image} width="240" height="240" alt={member.altText} />
      <div className="prof-text">
        <Dialog.Title>{member.name}</Dialog.Title>
        <p className="cr">
          {member.credentials}
          <SampleLabel sample={member.sample} />
        </p>
        <p className="ro">{member.role}</p>
        <p className="lead">{member.bio}</p>
        <p>{member.extendedBio}</p>
        <ProfileLinks member={member} />
      </div>
      <Tip label="Close">
        <Dialog.Close className="x" aria-label="Close">
          <InterfaceIcon name="close" />
        </Dialog.Close>
      </Tip>
    </>
  );
}

/** The full-screen profile of a member (product 2.15). */
export function TeamProfile({ member, onClose, onClosed }: TeamProfileProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={member !== undefined} onOpenChange={onClose}>
      {member === undefined ? null : (
        <Dialog.Portal>
          <Dialog.Overlay className="prof-ground">
            <Dialog.Content
              className="prof"
              ref={content}
              aria-describedby={undefined}
              onOpenAutoFocus={(event) => {
                event.preventDefault();
                content.current?.focus();
              }}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                onClosed();
              }}
            >
              <Profile member={member} />
            </Dialog.Content>
          </Dialog.Overlay>
        </Dialog.Portal>
      )}
    </Dialog.Root>
  );
}
