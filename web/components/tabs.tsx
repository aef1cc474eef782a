import {
  createContext,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useMemo,
} from 'react';

interface TabsState {
  prefix: string;
  chosen: string | undefined;
  choose: (key: string) => void;
}

const TabsContext = createContext<TabsState>({ prefix: '', chosen: undefined, choose: () => {} });

interface TabsProps {
  /** The key of the tab that is shown; undefined if it has no tab in the list. */
  chosen: string | undefined;
  onChoose: (key: string) => void;
  children: ReactNode;
}

/** Tabs and their panels, as the ARIA Authoring Practices Guide describes them. */
export function Tabs({ chosen, onChoose, children }: TabsProps) {
  const prefix = useId();
  const state = useMemo(() => ({ prefix, chosen, choose: onChoose }), [prefix, chosen, onChoose]);
  return <TabsContext value={state}>{children}</TabsContext>;
}

const arrows = {
  horizontal: ['ArrowLeft', 'ArrowRight'],
  vertical: ['ArrowUp', 'ArrowDown'],
} as const;

interface TabListProps extends HTMLAttributes<HTMLDivElement> {
  'aria-label': string;
  'aria-orientation'?: 'horizontal' | 'vertical';
  /** Whether arrow keys only move the focus, and Enter or a space chooses. */
  manual?: boolean;
}

/** The row or column of the tabs: one stop for the Tab key, arrow keys, Home and End move in it. */
export function TabList({ manual = false, ...props }: TabListProps) {
  const { 'aria-orientation': orientation = 'horizontal' } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    const [back, on] = arrows[orientation];
    const to = { [back]: at - 1, [on]: (at + 1) % tabs.length, Home: 0, End: -1 }[event.key];
    const tab = to === undefined ? undefined : tabs.at(to);
    if (tab === undefined) return;
    event.preventDefault();
    tab.focus();
    if (!manual) tab.click();
  };
  return <div {...props} role="tablist" onKeyDown={onKeyDown} />;
}

interface TabProps extends HTMLAttributes<HTMLButtonElement> {
  tab: string;
}

/** Chooses the panel of the same key. */
export function Tab({ tab, ...props }: TabProps) {
  const { prefix, chosen, choose } = useContext(TabsContext);
  return (
    <button
      {...props}
      type="button"
      role="tab"
      id={`${prefix}-tab-${tab}`}
      aria-selected={tab === chosen}
      aria-controls={`${prefix}-panel-${tab}`}
      tabIndex={tab === chosen || chosen === undefined ? 0 : -1}
      onClick={() => choose(tab)}
    />
  );
}

interface TabPanelProps extends HTMLAttributes<HTMLDivElement> {
  tab: string;
}

/** A panel; its content is rendered even while it is hidden. */
export function TabPanel({ tab, hidden, ...props }: TabPanelProps) {
  const { prefix } = useContext(TabsContext);
  return (
    <div
      {...props}
      role="tabpanel"
      id={`${prefix}-panel-${tab}`}
      // The label of a hidden panel would be found among those of fields.
      aria-labelledby={hidden ? undefined : `${prefix}-tab-${tab}`}
      tabIndex={0}
      hidden={hidden}
    />
  );
}
