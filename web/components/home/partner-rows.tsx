import { useRef, useState, type FocusEvent } from 'react';
import { labelsSamples } from '../../../schema/loopback.ts';
import type { PartnerRows_PartnerFragment } from '../../generated/site.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { usePublicUrl } from '../../public-url.ts';
import { useNearViewport } from '../near-viewport.ts';
import { PartnerRow } from './partner-row.tsx';

interface PartnerRowsProps {
  heading: string;
  partners: readonly PartnerRows_PartnerFragment[];
}

/** Resets the rows to their starting position when the focus has left them. */
function rewind({ currentTarget, relatedTarget }: FocusEvent): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.scrollLeft = 0;
}

/**
 * The carousel: two rows that move in opposite directions and pause on hover, on focus, with the
 * Pause button and for reduced motion (product 2.10). Where others can reach the site, they are left out while all logos are
 * placeholders. Until the page is hydrated, and the button
 * works, they are two scrollable rows.
 */
export function PartnerRows({ heading, partners }: PartnerRowsProps) {
  const labelled = labelsSamples(usePublicUrl());
  const rows = useRef<HTMLDivElement>(null);
  const moving = useNearViewport(rows);
  const [paused, setPaused] = useState(false);
  const state = paused ? 'paused' : 'running';
  if (labelled && partners.every(({ sample }) => sample)) return null;
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
