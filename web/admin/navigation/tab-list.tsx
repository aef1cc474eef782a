import * as Tabs from '@radix-ui/react-tabs';
import { useId } from 'react';
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
  /** Whether a phone shows it. */
  open: boolean;
  /** Called after a tab of it was chosen, the one in force included. */
  onChosen: () => void;
}

/**
 * Every tab, under the heading of its group. A tablist owns nothing but tabs, so that a heading is
 * only seen; heard, it describes each of its tabs.
 */
export function TabList({ id, open, onChosen }: TabListProps) {
  const prefix = useId();
  return (
    <Tabs.List
      id={id}
      className="adm-tablist"
      aria-label="Administration"
      data-open={open}
      onClick={({ target }) => {
        if (open && target instanceof Element && target.closest('[role="tab"]')) onChosen();
      }}
    >
      {tabGroups.map((group) => {
        const heading = `${prefix}-${group}`;
        const tabs = adminTabs.filter((tab) => tab.group === group);
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
