import { Tag } from 'antd';
import { Moment } from '../shell/moment.tsx';

/** A version as its list shows it. */
export interface ListedVersion {
  version: number;
  name: string;
  /** Marks the one that everybody sees. */
  badge?: string | undefined;
  at: string | null;
  by: string | null;
  /** What it did. */
  facts: readonly string[];
}

interface VersionListProps {
  versions: readonly ListedVersion[];
  chosen: number | undefined;
  onChoose: (version: number) => void;
}

/** The versions of a text: who saved which, when, and what it did. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  return (
    <ul className="adm-versions">
      {versions.map(({ version, name, badge, at, by, facts }) => (
        <li key={version}>
          <button type="button" aria-current={version === chosen} onClick={() => onChoose(version)}>
            <span className="adm-version-name">
              {name}
              {badge === undefined ? null : <Tag className="adm-tag adm-tag-ok">{badge}</Tag>}
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
