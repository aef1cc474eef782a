declare global {
  interface WindowEventMap {
    /** Passes an event to the inline script that no other listener receives. */
    'loon-event-queued': CustomEvent<Event>;
  }
}

/** Events for which React hydrates a whole root synchronously if it is not hydrated yet. */
const urgent =
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset'.split(
    ' ',
  );

/**
 * Withholds user input from a React root while it is being hydrated, until the returned function is
 * called; `concerns` decides whether an event belongs to that root. Otherwise React would abandon
 * its small steps and hydrate the rest in a single task, which blocks a slow phone for seconds. In
 * the meantime, only the browser and the inline script (`web/page-script`) respond; the script
 * queues clicks and replays them later.
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
