import { Button, Checkbox } from 'antd';
import { useId, useState } from 'react';
import { ListFilter } from '../../shell/list-filter.tsx';
import { useAssignees } from '../assignment/use-assignees.ts';
import { kindLabels, statusLabels } from '../request-labels.ts';
import {
  requestKinds,
  requestPlatforms,
  requestStatuses,
  requestStudies,
  type RequestView,
  unassigned,
} from '../request-view.ts';
import { DayField } from '../../figures/day-field.tsx';
import { InterfaceIcon } from '../../../components/interface-icon.tsx';

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
function OriginFilters({ view, onChange }: OriginFiltersProps) {
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

interface RequestFiltersProps {
  view: RequestView;
  onChange: (changes: Partial<RequestView>) => void;
  onShowKeys: () => void;
}

const marks = [
  { name: 'awaiting', label: 'Awaiting a reply' },
  { name: 'processingWithdrawn', label: 'Consent to processing withdrawn' },
] as const;

/** Filters of the list (product 8.2); on a phone, behind a button. */
export function RequestFilters({ view, onChange, onShowKeys }: RequestFiltersProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const assignees = useAssignees(view.assignedTo === unassigned ? null : view.assignedTo);
  return (
    <>
      <div className="adm-inbox-tools">
        <Button
          className="adm-open-filters"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          Filters
        </Button>
        <Button className="adm-show-keys" type="link" onClick={onShowKeys}>
          Keyboard shortcuts
        </Button>
      </div>
      <div id={id} className="adm-filters adm-period-filters adm-request-filters" data-open={open}>
        <ListFilter
          label="Kind"
          values={requestKinds}
          textOf={(kind) => kindLabels[kind].text}
          chosen={view.kind}
          onChoose={(kind) => onChange({ kind })}
        />
        <ListFilter
          label="Status"
          values={requestStatuses}
          textOf={(status) => statusLabels[status].text}
          chosen={view.status}
          onChoose={(status) => onChange({ status })}
        />
        <ListFilter
          label="Assigned to"
          values={[...assignees.map(({ email }) => email), unassigned]}
          textOf={(email) => assignees.find((one) => one.email === email)?.text ?? 'Nobody'}
          chosen={view.assignedTo}
          onChoose={(assignedTo) => onChange({ assignedTo })}
        />
        <ListFilter
          label="Platform"
          values={requestPlatforms}
          textOf={(platform) => platform}
          chosen={view.platform}
          onChoose={(platform) => onChange({ platform })}
        />
        <ListFilter
          label="Studies"
          values={requestStudies}
          textOf={(studies) => studies}
          chosen={view.studies}
          onChoose={(studies) => onChange({ studies })}
        />
        {view.panel === 'suspects'
          ? null
          : marks.map(({ name, label }) => (
              <Checkbox
                key={name}
                checked={view[name] === true}
                onChange={(event) => onChange({ [name]: event.target.checked || undefined })}
              >
                {label}
              </Checkbox>
            ))}
        <DayField label="From" day={view.from} onChoose={(from) => onChange({ from })} />
        <DayField label="To" day={view.to} onChoose={(to) => onChange({ to })} />
        <OriginFilters view={view} onChange={onChange} />
      </div>
    </>
  );
}
