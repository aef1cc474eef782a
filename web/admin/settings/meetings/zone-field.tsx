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

/** Whether a zone's name, or that of its place, holds what was typed, with spaces or underlines. */
function matches(name: string, typed: string): boolean {
  const plain = (text: string) => text.trim().toLowerCase().replaceAll('_', ' ');
  return [name, placeOf(name)].some((known) => plain(known).includes(plain(typed)));
}

/** Chooses a time zone; typing a part of its name finds it. */
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
