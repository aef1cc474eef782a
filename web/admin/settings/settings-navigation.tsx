import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { settingsAddress, settingsCards, type SettingsCardId } from '../shell/view-address.ts';

interface SettingsNavigationProps {
  groups: readonly {
    heading: string;
    cards: readonly { id: SettingsCardId }[];
  }[];
  /** The card at the top of the screen. */
  current: string | undefined;
}

/** Links to the cards of the settings: beside them on wide screens, else in a row above. */
export function SettingsNavigation({ groups, current }: SettingsNavigationProps) {
  const prefix = useId();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) row.current?.scrollTo({ left: link.offsetLeft - 16 });
  }, [current]);
  return (
    <nav ref={row} className="set-nav" aria-label="Settings">
      {groups.map(({ heading, cards }) => (
        <div key={heading}>
          <p id={`${prefix}-${heading}`}>{heading}</p>
          <ul aria-labelledby={`${prefix}-${heading}`}>
            {cards.map(({ id }) => (
              <li key={id}>
                <Link
                  to={settingsAddress(id)}
                  aria-current={id === current ? 'location' : undefined}
                  preventScrollReset
                >
                  {settingsCards[id]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
