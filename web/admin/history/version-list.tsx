import { Tag } from 'antd';
import { Moment } from '../shell/moment.tsx';
import type { VersionRow } from './use-post-versions.ts';

interface VersionListProps {
  rows: readonly VersionRow[];
  chosen: number | undefined;
  onChoose: (version: number) => void;
}

function whatItDid({ version, restored, changed }: VersionRow): string | undefined {
  if (restored !== null) {
    return `Brought version ${restored} back`;
  }
  if (changed.length > 0) {
    return `Changed: ${changed.join(', ')}`;
  }
  return version === 1 ? 'First version' : undefined;
}

/** The versions of a post: who saved which, when, and what it changed. */
export function VersionList({ rows, chosen, onChoose }: VersionListProps) {
  return (
    <ul className="adm-versions">
      {rows.map((row) => (
        <li key={row.version}>
          <button
            type="button"
            aria-current={row.version === chosen}
            onClick={() => onChoose(row.version)}
          >
            <span className="adm-version-name">
              Version {row.version}
              {row.current ? <Tag className="adm-tag adm-tag-ok">Current</Tag> : null}
            </span>
            <span className="adm-version-fact">
              {row.savedAt === null ? null : <Moment at={row.savedAt} inFull />}
              {row.savedBy === null ? null : <span>{row.savedBy}</span>}
            </span>
            <span className="adm-version-fact">{whatItDid(row)}</span>
            {row.model === null ? null : (
              <span className="adm-version-fact">Written by AI ({row.model})</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
