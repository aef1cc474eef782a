import { Select, type SelectProps } from 'antd';
import { useId } from 'react';
import { InterfaceIcon } from '../../components/interface-icon.tsx';
import { popupContainer } from './popup-container.ts';

/** A choice in the style of the administration; its popup scrolls with the form around it. */
export function AdminSelect<Value>(props: SelectProps<Value>) {
  return (
    <Select<Value>
      suffix={<InterfaceIcon name="chevronDown" />}
      getPopupContainer={popupContainer}
      {...props}
    />
  );
}

interface LabelledSelectProps<Value extends string> extends SelectProps<Value> {
  label: string;
  value: Value;
  options: { value: Value; label: string }[];
}

/**
 * A choice with its label. The description announces the current choice to screen readers, which
 * the box does not.
 */
export function LabelledSelect<Value extends string>(props: LabelledSelectProps<Value>) {
  const { label, ...select } = props;
  const id = useId();
  const chosenId = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <AdminSelect<Value> id={id} aria-describedby={chosenId} {...select} />
      <span hidden id={chosenId}>
        {select.options.find(({ value }) => value === select.value)?.label}
      </span>
    </>
  );
}
