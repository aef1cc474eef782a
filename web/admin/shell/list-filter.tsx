import { Select } from 'antd';
import { useId } from 'react';
import { InterfaceIcon } from '../../components/interface-icon.tsx';
import { popupContainer } from './popup-container.ts';

const all = '';

interface ListFilterProps<Value extends string> {
  label: string;
  values: readonly Value[];
  textOf: (value: Value) => string;
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

/**
 * One labelled choice. The description announces the current choice to screen readers, which the
 * box does not.
 */
export function ListFilter<Value extends string>({
  label,
  values,
  textOf,
  chosen,
  onChoose,
}: ListFilterProps<Value>) {
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
        // Not `onChange`, which misses a choice made while the one before is still being rendered.
        onSelect={(picked: string) => onChoose(values.find((value) => value === picked))}
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
