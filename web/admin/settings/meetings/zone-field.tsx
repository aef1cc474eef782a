import { Select } from 'antd';
import { useState } from 'react';
import { placeOf } from '../../../calendar/time-zones.ts';
import { InterfaceIcon } from '../../../components/interface-icon.tsx';
import { LabelledField } from '../../shell/labelled-field.tsx';
import { popupContainer } from '../../shell/popup-container.ts';

interface ZoneFieldProps {
  value: string;
  error: string | undefined;
  onChange: (timeZone: string) => void;
}

/** Whether the name of a zone or its city contains the input, with spaces or underscores. */
function matches(name: string, typed: string): boolean {
  const plain = (text: string) => text.trim().toLowerCase().replaceAll('_', ' ');
  return [name, placeOf(name)].some((known) => plain(known).includes(plain(typed)));
}

/** A time zone field that searches by parts of the name. */
export function ZoneField({ value, error, onChange }: ZoneFieldProps) {
  const [names] = useState(() => [
    ...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', value]),
  ]);
  return (
    <LabelledField
      label="Time zone"
      error={error}
      hint="For the hours and days off below. Visitors see all times in their own time zone."
    >
      {(attributes) => (
        <Select<string>
          {...attributes}
          className="set-zone"
          virtual={false}
          showSearch={{
            filterOption: (typed, option) => matches(String(option?.value ?? ''), typed),
          }}
          suffix={<InterfaceIcon name="chevronDown" />}
          getPopupContainer={popupContainer}
          value={value}
          onChange={onChange}
          options={names.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
        />
      )}
    </LabelledField>
  );
}
