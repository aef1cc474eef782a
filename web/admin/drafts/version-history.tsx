import { Tag } from 'antd';
import { useId, type ReactNode, type RefObject } from 'react';
import { focusListTop } from '../shell/focus-list-top.ts';
import { ListPager } from '../shell/list-pager.tsx';
import { ListState } from '../shell/list-state.tsx';
import { Moment } from '../shell/moment.tsx';
import type { ListPages } from '../shell/use-list-pages.ts';
import './versions.css';

/** A version as the list shows it. */
export interface ListedVersion {
  version: number;
  name: string;
  /** Labels the public version, or what became of this one. */
  badge?: { text: string; tone: 'ok' | 'warn' | 'info' } | undefined;
  at: string | null;
  by: string | null;
  /** The changes of the version. */
  facts: readonly string[];
}

/** The badge of the version that is public. */
export const currentBadge: ListedVersion['badge'] = { text: 'Current', tone: 'ok' };

interface VersionListProps {
  versions: readonly ListedVersion[];
  chosen: number | undefined;
  onChoose: (version: number) => void;
}

/** The versions of a text: author, date and changes of each. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  return (
    <ul className="adm-versions">
      {versions.map(({ version, name, badge, at, by, facts }) => (
        <li key={version}>
          <button type="button" aria-current={version === chosen} onClick={() => onChoose(version)}>
            <span className="adm-version-name">
              {name}
              {badge ? <Tag className={`adm-tag adm-tag-${badge.tone}`}>{badge.text}</Tag> : null}
            </span>
            <span className="adm-version-fact">
              {at === null ? null : <Moment at={at} inFull />}
              {by === null ? null : <span>{by}</span>}
            </span>
            {facts.map((fact) => (
              <span key={fact} className="adm-version-fact">
                {fact}
              </span>
            ))}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface VersionHistoryProps extends VersionListProps {
  pages: ListPages<unknown>;
  /** Receives the focus after a page change or a restore. */
  list: RefObject<HTMLElement | null>;
  /** Below the list of versions. */
  below?: ReactNode;
  /** The chosen version; until it is known, nothing is shown but the state of the list. */
  children: ReactNode;
}

/** The versions of a text, a page at a time, and the chosen one beside them. */
export function VersionHistory(props: VersionHistoryProps) {
  const { pages, list, below, children, ...versions } = props;
  return (
    <>
      <ListState what="the versions" pages={pages} />
      {pages.rows && children ? (
        <div className="adm-history-parts">
          <section aria-label="Versions" tabIndex={-1} ref={list}>
            <VersionList {...versions} />
            <ListPager
              {...pages}
              itemNames={['version', 'versions']}
              shown={pages.rows.length}
              onPageChange={() => focusListTop(list.current)}
            />
            {below}
          </section>
          {children}
        </div>
      ) : null}
    </>
  );
}

interface VersionPanelProps {
  heading: string;
  /** The button that restores it, if it may be restored. */
  action: ReactNode;
  children: ReactNode;
}

/** One version: its name, the action to restore it, and its differences. */
export function VersionPanel({ heading, action, children }: VersionPanelProps) {
  const headingId = useId();
  return (
    <section className="adm-version" aria-labelledby={headingId}>
      <header>
        <h3 id={headingId}>{heading}</h3>
        {action}
      </header>
      {children}
    </section>
  );
}

/** Explains how a difference is marked; `children` name what it compares. */
export function DifferenceLegend({ children }: { children: ReactNode }) {
  return (
    <p className="adm-legend">
      <del>Removed</del> and <ins>added</ins> {children}
    </p>
  );
}
