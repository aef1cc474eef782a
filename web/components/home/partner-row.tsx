import { type FocusEvent, type KeyboardEvent, type KeyboardEventHandler, useState } from 'react';
import type { PartnerRows_PartnerFragment } from '../../generated/site.ts';
import { SampleLabel } from '../sample-label.tsx';

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => Math.min(index + 1, last),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

const nearest = { block: 'nearest', inline: 'nearest' } as const;

function showFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) {
    target.scrollIntoView(nearest);
  }
}

interface PartnerRowProps {
  partners: readonly PartnerRows_PartnerFragment[];
  /** Moves to the right instead of to the left. */
  reverse: boolean;
  /** Repeats the tiles, which makes the loop seamless. */
  moving: boolean;
}

/** One row of logos: a single tab stop; the arrow keys move on from it. */
export function PartnerRow({ partners, reverse, moving }: PartnerRowProps) {
  const [stop, setStop] = useState(0);
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = step(stop, partners.length - 1);
    setStop(next);
    const row = event.currentTarget.closest('ul');
    const tile = row?.querySelectorAll<HTMLElement>('[role="img"]')[next];
    tile?.scrollIntoView(nearest);
    // Scrolling closes tooltips, and the tile's own opens with the focus: so the one first.
    requestAnimationFrame(() => tile?.focus({ preventScroll: true }));
  };
  return (
    <ul className={reverse ? 'lrow lrow-reverse' : 'lrow'} onFocus={showFocused}>
      {partners.map((partner, index) => (
        <li key={partner.id}>
          <PartnerTile partner={partner} tabStop={index === stop} onKeyDown={move} />
          <SampleLabel sample={partner.sample} />
        </li>
      ))}
      {moving
        ? partners.map((partner) => (
            <li key={`${partner.id}-again`} aria-hidden="true">
              <PartnerTile partner={partner} />
              <SampleLabel sample={partner.sample} />
            </li>
          ))
        : null}
    </ul>
  );
}

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
function PartnerTile({ partner, tabStop = false, onKeyDown }: PartnerTileProps) {
  const { image, altText, kind, style } = partner;
  return (
    <div
      data-tip=""
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
  );
}
