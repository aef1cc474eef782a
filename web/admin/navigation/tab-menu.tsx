import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { InterfaceIcon } from '../../components/interface-icon.tsx';
import { NewRequestCount } from '../requests/new-requests.tsx';
import type { AdminTab } from './tabs.ts';
import { TabList } from './tab-list.tsx';

/**
 * The navigation: a sidebar on wide screens, rows above the tab on a tablet. On a phone it is a
 * menu, opened by a button with the current tab's name and closed by a selection, Escape, or a
 * press outside it.
 */
export function TabMenu({ chosen: { label } }: { chosen: AdminTab }) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    // Without a menu, the button is hidden and cannot be focused.
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
        <span className="adm-menu-icon">
          <InterfaceIcon name="menu" />
          <span className="adm-menu-count" aria-hidden="true">
            <NewRequestCount />
          </span>
        </span>
        <span className="sr">Menu: </span>
        {label}
        <InterfaceIcon name="chevronDown" />
      </button>
      <TabList id={listId} open={open} onChosen={close} />
    </div>
  );
}
