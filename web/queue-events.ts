declare global {
  interface WindowEventMap {
    /** Tells the inline script of an event that nobody else is told of. */
    'loon-event-queued': CustomEvent<Event>;
  }
}

/** Those for which React hydrates a whole root at once when they find it unfinished. */
const urgent =
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset'.split(
    ' ',
  );

/**
 * Keeps what a person does from a React root that is being hydrated, until the answer is called;
 * `concerns` tells whether an event is for that root. React would drop its small steps and do the
 * rest in a single one, which takes a slow phone seconds, in which nothing answers. What has to be
 * answered meanwhile is the browser's own and the inline script's (`web/page-script`), which keeps
 * clicks to play them again.
 */
export function queueEvents(concerns: (target: EventTarget | null) => boolean): () => void {
  const queue = (event: Event): void => {
    if (!concerns(event.target)) return;
    event.stopPropagation();
    window.dispatchEvent(new CustomEvent('loon-event-queued', { detail: event }));
  };
  urgent.forEach((type) => window.addEventListener(type, queue, true));
  return () => urgent.forEach((type) => window.removeEventListener(type, queue, true));
}
