import * as Tabs from '@radix-ui/react-tabs';
import { useId, useState } from 'react';
import { usePermissions } from '../session/permissions.tsx';
import { adminTabs, tabGroups, type AdminTab } from './tabs.ts';

function Tab({ tab: { key, label, Count }, group }: { tab: AdminTab; group: string }) {
  return (
    <Tabs.Trigger className="adm-tab" value={key} aria-describedby={group}>
      <span className="adm-tab-name" data-name={label}>
        {label}
      </span>
      {Count ? (
        <span aria-hidden="true">
          <Count />
        </span>
      ) : null}
    </Tabs.Trigger>
  );
}

interface TabListProps {
  id: string;
  /** Whether the menu is open on a phone. */
  open: boolean;
  /** Called after a tab was selected, even if it was selected before. */
  onChosen: () => void;
}

/**
 * The tabs that a person's roles permit, under the headings of their groups. A tablist may only contain tabs, so the headings are
 * hidden from screen readers and instead describe each of their tabs.
 */
export function TabList({ id, open, onChosen }: TabListProps) {
  const prefix = useId();
  const may = usePermissions();
  const [isPointer, setIsPointer] = useState(false);
  return (
    <Tabs.List
      id={id}
      className="adm-tablist"
      aria-label="Administration"
      data-open={open}
      // Radix focuses a clicked tab by script, for which browsers show a ring.
      data-pointer={isPointer}
      onPointerDown={() => setIsPointer(true)}
      onKeyUp={() => setIsPointer(false)}
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
              <Tab key={tab.key} tab={tab} group={heading} />
            ))}
          </div>
        );
      })}
    </Tabs.List>
  );
}
