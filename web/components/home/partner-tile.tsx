import type { KeyboardEventHandler } from 'react';
import type { PartnerRows_PartnerFragment } from '../../generated/site.ts';
import { Tip } from '../tooltip/tip.tsx';

type Partner = PartnerRows_PartnerFragment;

/** The words of a tile without an image: a badge ends small, style e begins large. */
function Lines({ partner: { lines, kind, style } }: { partner: Partner }) {
  const last = lines.length - 1;
  return lines.map((line, index) => {
    if (kind === 'badge' && index === last) return <small key={line}>{line}</small>;
    if (style === 'e' && index === 0) return <b key={line}>{line}</b>;
    return <span key={line}>{line}</span>;
  });
}

interface PartnerTileProps {
  partner: Partner;
  /** Whether the Tab key stops here; the other tiles of the row are reached by arrow keys. */
  tabStop?: boolean;
  onKeyDown?: KeyboardEventHandler;
}

/** A logo tile of 128 by 80 pixels; its tooltip is the full name (product 2.10, 2.22). */
export function PartnerTile({ partner, tabStop = false, onKeyDown }: PartnerTileProps) {
  const { image, altText, kind, style } = partner;
  return (
    <Tip label={altText}>
      <div
        className={`logo ${kind === 'badge' ? 'badge' : `logo-${style ?? 'a'}`}`}
        role="img"
        aria-label={altText}
        tabIndex={tabStop ? 0 : -1}
        onKeyDown={onKeyDown}
      >
        {image === null ? (
          <Lines partner={partner} />
        ) : (
          <img src={image} width="96" height="44" alt="" loading="lazy" decoding="async" />
        )}
      </div>
    </Tip>
  );
}
