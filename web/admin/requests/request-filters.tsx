import { Select } from 'antd';
import { useId, type ReactNode } from 'react';
import { InterfaceIcon } from '../../components/interface-icon.tsx';
import { popupContainer } from '../shell/popup-container.ts';
import { kindLabels, statusLabels } from './request-labels.ts';
import { requestKinds, requestStatuses, type RequestView } from './request-view.ts';
import { SearchField } from './search-field.tsx';

const all = 'ALL';

interface FilterProps<Value extends string> {
  label: string;
  values: readonly Value[];
  textOf: (value: Value) => string;
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

/** One labelled choice. The description tells screen readers what is chosen; the box does not. */
function Filter<Value extends string>({
  label,
  values,
  textOf,
  chosen,
  onChoose,
}: FilterProps<Value>) {
  const id = useId();
  const chosenId = useId();
  return (
    <div className="adm-filter">
      <label htmlFor={id}>{label}</label>
      <Select<Value | typeof all>
        id={id}
        aria-describedby={chosenId}
        suffix={<InterfaceIcon name="chevronDown" />}
        virtual={false}
        getPopupContainer={popupContainer}
        popupMatchSelectWidth={false}
        value={chosen ?? all}
        onChange={(value) => onChoose(value === all ? undefined : value)}
        options={[
          { value: all, label: 'All' },
          ...values.map((value) => ({ value, label: textOf(value) })),
        ]}
      />
      <span hidden id={chosenId}>
        {chosen ? textOf(chosen) : 'All'}
      </span>
    </div>
  );
}

interface RequestFiltersProps {
  view: RequestView;
  onChange: (changes: Partial<RequestView>) => void;
  /** Further controls, at the end of the row. */
  children: ReactNode;
}

/** Search and filters of the list (contract §5). */
export function RequestFilters({ view, onChange, children }: RequestFiltersProps) {
  return (
    <div className="adm-filters" role="search" aria-label="Requests">
      <Filter
        label="Kind"
        values={requestKinds}
        textOf={(kind) => kindLabels[kind].text}
        chosen={view.kind}
        onChoose={(kind) => onChange({ kind })}
      />
      <Filter
        label="Status"
        values={requestStatuses}
        textOf={(status) => statusLabels[status].text}
        chosen={view.status}
        onChoose={(status) => onChange({ status })}
      />
      <SearchField value={view.search} onSearch={(search) => onChange({ search })} />
      {children}
    </div>
  );
}
