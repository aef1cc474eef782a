import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { InterfaceIcon } from '../../components/interface-icon.tsx';
import { Tab, TabList } from '../../components/tabs.tsx';
import { NewRequestCount } from '../requests/new-requests.tsx';
import { type AdminTab, adminTabs, tabGroups } from './tabs.ts';
import { usePermissions } from '../session/permissions.tsx';

type Orientation = 'horizontal' | 'vertical';

interface TabMenuProps {
  chosen: AdminTab;
  orientation: Orientation;
}

/**
 * The navigation: a sidebar on wide screens, rows above the tab on a tablet. On a phone it is a
 * menu, opened by a button with the current tab's name and closed by a selection, Escape, a press
 * outside it, or when the focus leaves it.
 */
export function TabMenu({ chosen: { label }, orientation }: TabMenuProps) {
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
    <div
      className="adm-nav"
      ref={place}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !place.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
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
      <AdminTabList id={listId} open={open} orientation={orientation} onChosen={close} />
    </div>
  );
}

function GroupedTab({ tab: { key, label, Count }, group }: { tab: AdminTab; group: string }) {
  return (
    <Tab className="adm-tab" tab={key} aria-describedby={group}>
      <span className="adm-tab-name" data-name={label}>
        {label}
      </span>
      {Count ? (
        <span aria-hidden="true">
          <Count />
        </span>
      ) : null}
    </Tab>
  );
}

interface AdminTabListProps {
  id: string;
  /** Whether the menu is open on a phone. */
  open: boolean;
  orientation: Orientation;
  /** Called after a tab was selected, even if it was selected before. */
  onChosen: () => void;
}

/**
 * The tabs that a person's roles permit, under the headings of their groups. A tablist may only
 * contain tabs, so the headings are hidden from screen readers and instead describe each of their
 * tabs.
 */
function AdminTabList({ id, open, orientation, onChosen }: AdminTabListProps) {
  const prefix = useId();
  const may = usePermissions();
  return (
    <TabList
      id={id}
      className="adm-tablist"
      aria-label="Administration"
      aria-orientation={orientation}
      manual
      data-open={open}
      onClick={({ target }) => {
        if (open && target instanceof Element && target.closest('[role="tab"]')) onChosen();
      }}
    >
      {tabGroups.map((group) => {
        const heading = `${prefix}-${group}`;
        const tabs = adminTabs.filter((tab) => tab.group === group && may(tab.needs));
        return tabs.length === 0 ? null : (
          <div key={group} className="adm-tab-group" role="presentation">
            <span id={heading} className="adm-tab-heading" aria-hidden="true">
              {group}
            </span>
            {tabs.map((tab) => (
              <GroupedTab key={tab.key} tab={tab} group={heading} />
            ))}
          </div>
        );
      })}
    </TabList>
  );
}
