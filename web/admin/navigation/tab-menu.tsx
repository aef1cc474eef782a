import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { InterfaceIcon } from '../../components/interface-icon.tsx';
import { KnownNewRequests } from './new-request-count.tsx';
import type { AdminTab } from './tabs.ts';
import { TabList } from './tab-list.tsx';

/**
 * Where the tabs stand: a side bar where there is room, rows above the tab on a tablet. On a phone
 * a button that says where one is opens them as a menu, which closes on a choice, Escape, and a
 * press elsewhere.
 */
export function TabMenu({ chosen: { label } }: { chosen: AdminTab }) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    // Where there is no menu, the button is not shown and takes no focus.
    button.current?.focus();
  };
  const leave = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) {
      if (event.key === 'Escape') close();
    } else if (event.target instanceof Node && !place.current?.contains(event.target)) {
      setOpen(false);
    }
  });
  useEffect(() => {
    if (!open) return undefined;
    const listen = (event: Event) => leave(event);
    document.addEventListener('pointerdown', listen);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('pointerdown', listen);
      document.removeEventListener('keydown', listen);
    };
  }, [open]);

  return (
    <div className="adm-nav" ref={place}>
      <button
        ref={button}
        type="button"
        className="adm-menu"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <InterfaceIcon name="menu" />
        <span className="sr">Menu: </span>
        {label}
        <span className="adm-menu-count" aria-hidden="true">
          <KnownNewRequests />
        </span>
        <InterfaceIcon name="chevronDown" />
      </button>
      <TabList id={listId} open={open} onChosen={close} />
    </div>
  );
}
