import { Tag } from 'antd';
import { Moment } from '../shell/moment.tsx';

/** A version as the list shows it. */
export interface ListedVersion {
  version: number;
  name: string;
  /** Labels the public version. */
  badge?: string | undefined;
  at: string | null;
  by: string | null;
  /** The changes of the version. */
  facts: readonly string[];
}

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
