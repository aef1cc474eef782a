import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { timings } from '../../schema/limits.ts';

/** Between an element and its tooltip, and between a tooltip and the edge of the window. */
const gapPx = 6;
const marginPx = 8;
/** Time for the pointer to move across the gap onto the tooltip. */
const crossingMs = 100;

interface OpenTooltip {
  anchor: HTMLElement;
  /** Whether it opened without the delay, and so appears without an animation. */
  atOnce: boolean;
}

/**
 * The page's tooltips (product 2.22). An element that has one carries `data-tip`, whose value is the
 * text; if it is empty, the text is the element's `aria-label`. Used once, in the layout.
 */
export function Tooltips() {
  const [open, setOpen] = useState<OpenTooltip>();
  useEffect(() => followAnchors(setOpen), []);
  return open === undefined ? null : createPortal(<Tooltip {...open} />, document.body);
}

/** Calls `show` whenever another element's tooltip opens or closes, until the result is called. */
function followAnchors(show: (open: OpenTooltip | undefined) => void): () => void {
  let open: HTMLElement | null = null;
  let hovered: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = -Infinity;

  const update = (anchor: HTMLElement | null, atOnce: boolean): void => {
    clearTimeout(timer);
    if (anchor === open) return;
    open = anchor;
    if (anchor === null) closedAt = performance.now();
    show(anchor === null ? undefined : { anchor, atOnce });
  };
  const close = (): void => update(null, true);

  const hover = (anchor: HTMLElement | null): void => {
    if (anchor === hovered) return;
    const left = hovered;
    hovered = anchor;
    clearTimeout(timer);
    if (anchor === null) {
      if (open === left) timer = setTimeout(close, crossingMs);
    } else if (open !== null || performance.now() - closedAt < timings.tooltipSkipMs) {
      update(anchor, true);
    } else {
      timer = setTimeout(() => update(anchor, false), timings.tooltipDelayMs);
    }
  };

  const listening = new AbortController();
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ): void => {
    document.addEventListener(type, listener, { capture: true, signal: listening.signal });
  };
  listen('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    if (target.closest('.tip') === null) {
      hover(target.closest<HTMLElement>('[data-tip]'));
    } else {
      clearTimeout(timer);
      hovered = open;
    }
  });
  listen('pointerout', ({ relatedTarget }) => {
    if (relatedTarget === null) hover(null);
  });
  listen('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches('[data-tip]:focus-visible')) {
      update(target, true);
    }
  });
  listen('focusout', ({ target }) => {
    if (target === open) close();
  });
  listen('pointerdown', close);
  listen('click', close);
  listen('scroll', ({ target }) => {
    if (target instanceof Node && target.contains(open)) close();
  });
  listen('keydown', (event) => {
    if (event.key !== 'Escape' || open === null) return;
    // The dialog below stays open.
    event.preventDefault();
    close();
  });
  // The pointer may rest on an element since before the page was hydrated.
  if (window.matchMedia('(hover: hover)').matches) {
    hover(document.querySelector<HTMLElement>('[data-tip]:hover'));
  }
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}

function Tooltip({ anchor, atOnce }: OpenTooltip) {
  const id = useId();
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (tip.current !== null) place(tip.current, anchor);
    const described = anchor.getAttribute('aria-describedby');
    anchor.setAttribute('aria-describedby', described === null ? id : `${described} ${id}`);
    return () => {
      if (described === null) anchor.removeAttribute('aria-describedby');
      else anchor.setAttribute('aria-describedby', described);
    };
  }, [anchor, id]);
  return (
    // It is outside the page's landmarks, so it is one.
    <div role="region" aria-label="Tooltip">
      <div
        className="tip"
        role="tooltip"
        id={id}
        ref={tip}
        data-state={atOnce ? 'instant-open' : 'delayed-open'}
      >
        {anchor.dataset['tip'] || anchor.getAttribute('aria-label')}
      </div>
    </div>
  );
}

/** Above the element, or below it where there is no space, and never beyond the window's sides. */
function place(tip: HTMLElement, anchor: HTMLElement): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tip;
  const above = top - gapPx - offsetHeight;
  const centred = left + (width - offsetWidth) / 2;
  const last = document.documentElement.clientWidth - marginPx - offsetWidth;
  tip.style.left = `${Math.max(marginPx, Math.min(centred, last))}px`;
  tip.style.top = `${above < marginPx ? bottom + gapPx : above}px`;
}
