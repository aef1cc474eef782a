import { Select } from 'antd';
import { useState } from 'react';
import { placeOf } from '../../calendar/time-zones.ts';
import { InterfaceIcon } from '../../components/interface-icon.tsx';
import type { ControlAttributes } from '../shell/labelled-field.tsx';
import { popupContainer } from '../shell/popup-container.ts';

interface ZoneSelectProps extends ControlAttributes {
  value: string;
  onChange: (timeZone: string) => void;
}

/** Whether the name of a zone or its city contains the input, with spaces or underscores. */
function matches(name: string, typed: string): boolean {
  const plain = (text: string) => text.trim().toLowerCase().replaceAll('_', ' ');
  return [name, placeOf(name)].some((known) => plain(known).includes(plain(typed)));
}

/** A choice of a time zone that searches by parts of the name. */
export function ZoneSelect(props: ZoneSelectProps) {
  const { value } = props;
  const [names] = useState(() => [
    ...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', value]),
  ]);
  return (
    <Select<string>
      {...props}
      className="set-wide"
      virtual={false}
      showSearch={{
        filterOption: (typed, option) => matches(String(option?.value ?? ''), typed),
      }}
      suffix={<InterfaceIcon name="chevronDown" />}
      getPopupContainer={popupContainer}
      options={names.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
    />
  );
}
