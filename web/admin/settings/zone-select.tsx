import { useState } from 'react';
import { placeOf } from '../../calendar/time-zones.ts';
import type { ControlAttributes } from '../shell/labelled-field.tsx';
import { AdminSelect } from '../shell/admin-select.tsx';

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
    <AdminSelect<string>
      {...props}
      className="set-wide"
      showSearch={{
        filterOption: (typed, option) => matches(String(option?.value ?? ''), typed),
      }}
      options={names.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
    />
  );
}
