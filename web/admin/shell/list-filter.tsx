import { LabelledSelect } from './admin-select.tsx';

const all = '';

interface ListFilterProps<Value extends string> {
  label: string;
  values: readonly Value[];
  textOf: (value: Value) => string;
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

/** A choice of one value, or of all. */
export function ListFilter<Value extends string>({
  label,
  values,
  textOf,
  chosen,
  onChoose,
}: ListFilterProps<Value>) {
  return (
    <div className="adm-filter">
      <LabelledSelect<Value | typeof all>
        label={label}
        popupMatchSelectWidth={false}
        value={chosen ?? all}
        // Not `onChange`, which misses a choice made while the one before is still being rendered.
        onSelect={(picked: string) => onChoose(values.find((value) => value === picked))}
        options={[
          { value: all, label: 'All' },
          ...values.map((value) => ({ value, label: textOf(value) })),
        ]}
      />
    </div>
  );
}
