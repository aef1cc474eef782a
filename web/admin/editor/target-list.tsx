import { Button } from 'antd';
import { useId } from 'react';

/** A page or section of the site as the target of a link. */
export interface LinkTarget {
  href: string;
  title: string;
}

interface TargetListProps {
  label: string;
  targets: readonly (LinkTarget & { shown?: string })[];
  /** The text of an empty list. */
  nothing: string;
  onChoose: (target: LinkTarget) => void;
}

/**
 * A choice of link targets within the site; each is labelled with `shown`, otherwise with its
 * title.
 */
export function TargetList({ label, targets, nothing, onChoose }: TargetListProps) {
  const labelId = useId();
  return (
    <div className="adm-link-targets">
      <p className="adm-label" id={labelId}>
        {label}
      </p>
      {targets.length === 0 ? <p className="adm-field-hint">{nothing}</p> : null}
      <ul aria-labelledby={labelId}>
        {targets.map(({ href, title, shown = title }) => (
          <li key={href}>
            <Button type="text" block onClick={() => onChoose({ href, title })}>
              {shown}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
