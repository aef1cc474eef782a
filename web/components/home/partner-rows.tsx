import { useRef, useState, type FocusEvent } from 'react';
import type { PartnerRows_PartnerFragment } from '../../generated/site.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { useNearViewport } from '../near-viewport.ts';
import { PartnerRow } from './partner-row.tsx';

interface PartnerRowsProps {
  heading: string;
  partners: readonly PartnerRows_PartnerFragment[];
}

/** Puts the rows back to where their motion starts when the focus has left them. */
function rewind({ currentTarget, relatedTarget }: FocusEvent): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.scrollLeft = 0;
}

/**
 * The carousel: two rows that run in opposite directions and rest on hover, on focus, by the Pause
 * button and for those who prefer reduced motion (product 2.10). Until the page is alive, and so
 * the button works, they are two rows to scroll.
 */
export function PartnerRows({ heading, partners }: PartnerRowsProps) {
  const rows = useRef<HTMLDivElement>(null);
  const moving = useNearViewport(rows);
  const [paused, setPaused] = useState(false);
  const state = paused ? 'paused' : 'running';
  return (
    <>
      <div className="container logos-h">
        <h3>{heading}</h3>
        <button type="button" className="pause" data-live onClick={() => setPaused(!paused)}>
          <InterfaceIcon name={paused ? 'play' : 'pause'} />
          {paused ? 'Play logos' : 'Pause logos'}
        </button>
      </div>
      <div className="logos" ref={rows} data-motion={moving ? state : 'none'} onBlur={rewind}>
        {([1, 2] as const).map((row) => (
          <PartnerRow
            key={row}
            partners={partners.filter((partner) => partner.row === row)}
            reverse={row === 2}
            moving={moving}
          />
        ))}
      </div>
    </>
  );
}
