import { useId, useState } from 'react';
import { offsetOf, zoneRegions } from '../../calendar/time-zones.ts';

interface ZoneChoiceProps {
  timeZone: string;
  /** The time for which the UTC offset is shown. */
  at: Date;
  onChoose: (timeZone: string) => void;
}

/** Chooses the time zone: a native select, which phones and keyboards handle well. */
export function ZoneChoice({ timeZone, at, onChoose }: ZoneChoiceProps) {
  const id = useId();
  // The initial list: it has every other zone, and the visitor's own.
  const [regions] = useState(() => zoneRegions(timeZone));
  return (
    <div className="fld mt-zones">
      <label className="lbl" htmlFor={id}>
        Time zone
      </label>
      <select
        id={id}
        className="in"
        aria-describedby={`${id}-offset`}
        value={timeZone}
        onChange={(event) => onChoose(event.target.value)}
      >
        {regions.map(({ name, zones }) => (
          <optgroup key={name} label={name}>
            {zones.map((zone) => (
              <option key={zone.name} value={zone.name}>
                {zone.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <p className="hint" id={`${id}-offset`}>
        {offsetOf(timeZone, at)}
      </p>
    </div>
  );
}
