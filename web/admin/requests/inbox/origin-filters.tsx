import { Button } from 'antd';
import { InterfaceIcon } from '../../../components/interface-icon.tsx';
import type { RequestView } from '../request-view.ts';

interface OriginFiltersProps {
  view: Pick<RequestView, 'source' | 'button' | 'article'>;
  onChange: (changes: Partial<RequestView>) => void;
}

const origins = [
  { name: 'source', label: 'UTM source' },
  { name: 'button', label: 'Button' },
  { name: 'article', label: 'Article' },
] as const;

/** Filters that were set with the charts of the overview; each can be removed. */
export function OriginFilters({ view, onChange }: OriginFiltersProps) {
  const given = origins.filter(({ name }) => view[name] !== undefined);
  return given.length === 0 ? null : (
    <p className="adm-origin-filters">
      {given.map(({ name, label }) => (
        <Button
          key={name}
          aria-label={`Remove filter ${label}: ${view[name] ?? ''}`}
          icon={<InterfaceIcon name="close" />}
          iconPlacement="end"
          onClick={() => onChange({ [name]: undefined })}
        >
          <span>
            {label}: {view[name]}
          </span>
        </Button>
      ))}
    </p>
  );
}
