import { useEffect, useRef } from 'react';
import type { TeamSection_MemberFragment } from '../../generated/site.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { SampleLabel } from '../sample-label.tsx';
import { ProfileLinks } from './profile-links.tsx';

interface TeamCardProps {
  member: TeamSection_MemberFragment;
  /** Whether the card opens in place, as on small screens. */
  inPlace: boolean;
  expanded: boolean;
  /** Gets the button that focus returns to. */
  onSelect: (button: HTMLElement) => void;
  onClose: () => void;
  /** Called when the pointer or the focus reaches the card. */
  onApproach: (() => void) | undefined;
}

/** A member's card; clicking anywhere on it selects the profile, its button does so by keyboard. */
export function TeamCard(props: TeamCardProps) {
  const { member, inPlace, expanded, onSelect, onClose, onApproach } = props;
  const panelId = `profile-${member.id}`;
  const card = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Another card may have closed above this one and moved it out of view.
  useEffect(() => {
    if (expanded) card.current?.scrollIntoView({ block: 'nearest' });
  }, [expanded]);
  const close = (): void => {
    onClose();
    button.current?.focus();
  };
  return (
    <li className={member.isFounder ? 'tm tm-founder' : 'tm'} ref={card}>
      <div
        className="tm-card"
        data-live
        onClick={() => button.current && onSelect(button.current)}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      >
        <img
          className="portrait"
          src={member.image}
          width="240"
          height="240"
          alt={member.altText}
          loading="lazy"
          decoding="async"
        />
        <div className="tm-text">
          <h3>{member.name}</h3>
          <p className="cr">{member.credentials}</p>
          <p className="ro">
            {member.role}
            <SampleLabel sample={member.sample} />
          </p>
          {member.isFounder ? <p className="small">{member.bio}</p> : null}
          <button
            type="button"
            className="more"
            ref={button}
            aria-controls={inPlace ? panelId : undefined}
            aria-expanded={inPlace || expanded ? expanded : undefined}
            aria-haspopup={inPlace ? undefined : 'dialog'}
          >
            View profile<span className="sr"> of {member.name}</span>
            <InterfaceIcon name="forward" />
          </button>
        </div>
      </div>
      <div className="tm-panel" id={panelId} hidden={!expanded}>
        <p>{member.bio}</p>
        <p>{member.extendedBio}</p>
        <ProfileLinks member={member} />
        <button type="button" className="tm-close" onClick={close}>
          Close<span className="sr"> the profile of {member.name}</span>
          <InterfaceIcon name="close" />
        </button>
      </div>
    </li>
  );
}
