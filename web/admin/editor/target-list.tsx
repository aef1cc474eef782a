import { Button } from 'antd';
import { useId } from 'react';

/** A place of the site, as a link leads to it. */
export interface LinkTarget {
  href: string;
  title: string;
}

interface TargetListProps {
  label: string;
  targets: readonly (LinkTarget & { shown?: string })[];
  /** Said where there is nothing to choose. */
  nothing: string;
  onChoose: (target: LinkTarget) => void;
}

/** Places of the site to choose a link's address from; each reads `shown`, else its title. */
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
