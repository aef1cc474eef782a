import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { TeamSection_MemberFragment } from '../../generated/site.ts';
import { tabWithin } from '../dialog/focus-within.ts';
import { lockPageBehind, releasePageBehind } from '../dialog/page-behind.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { SampleLabel } from '../sample-label.tsx';
import { notificationsId } from '../toast/toast-store.ts';
import { ProfileLinks } from './profile-links.tsx';

interface TeamProfileProps {
  member: TeamSection_MemberFragment;
  /** The button that gets the focus when the profile is closed. */
  opener: HTMLElement;
  onClose: () => void;
}

/** The full-screen profile of a member, a dialog (product 2.15). */
export function TeamProfile({ member, opener, onClose }: TeamProfileProps) {
  const titleId = useId();
  const ground = useRef<HTMLDivElement>(null);
  const profile = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const returnFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || ground.current?.contains(target)) return;
      // F8 reaches the notifications (product 2.21).
      if (target.closest(`#${notificationsId}`) === null) profile.current?.focus();
    };
    document.addEventListener('focusin', returnFocus);
    if (ground.current !== null) lockPageBehind(ground.current);
    profile.current?.focus();
    return () => {
      document.removeEventListener('focusin', returnFocus);
      releasePageBehind();
      opener.focus();
    };
  }, [opener]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    if (event.key === 'Tab') tabWithin(event.currentTarget, event.nativeEvent);
  };
  return createPortal(
    <div className="prof-ground" ref={ground}>
      <div
        className="prof"
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        ref={profile}
        onKeyDown={onKeyDown}
      >
        <img
          className="portrait"
          src={member.image}
          width="240"
          height="240"
          alt={member.altText}
        />
        <div className="prof-text">
          <h2 id={titleId}>{member.name}</h2>
          <p className="cr">
            {member.credentials}
            <SampleLabel sample={member.sample} />
          </p>
          <p className="ro">{member.role}</p>
          <p className="lead">{member.bio}</p>
          <p>{member.extendedBio}</p>
          <ProfileLinks member={member} />
        </div>
        <button type="button" className="x" aria-label="Close" data-tip="" onClick={onClose}>
          <InterfaceIcon name="close" />
        </button>
      </div>
    </div>,
    document.body,
  );
}
