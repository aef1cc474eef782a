import * as Popover from 'radix-ui/popover';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useController, type Control } from 'react-hook-form';
import {
  platforms,
  platformsLabel,
  type DemoRequest,
  type DemoRequestValues,
} from '../../../schema/request-rules.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { FieldFrame, labelIdOf, useFieldAttributes } from './field-frame.tsx';
import { moveBetweenOptions } from './move-between-options.ts';

interface PlatformsFieldProps {
  label: string;
  control: Control<DemoRequestValues, unknown, DemoRequest>;
}

/** The platforms to demo: a button that opens a list of boxes (specification §4). */
export function PlatformsField({ label, control }: PlatformsFieldProps) {
  const { field, fieldState } = useController({ control, name: 'platformsToDemo' });
  const { ref, value: chosen, onChange, onBlur } = field;
  const error = fieldState.error?.message;
  const { 'aria-required': _, ...attributes } = useFieldAttributes(error);
  const [open, setOpen] = useState(false);
  const choiceId = useId();
  const labelId = labelIdOf(attributes.id);

  const toggle = (value: string, wanted: boolean): void => {
    const others = chosen.filter((other) => other !== value);
    onChange(wanted ? [...others, value] : others);
  };
  // The list has the focus while it is open. Tab leaves it for the fields before and after the
  // button, as it leaves a native list of choices.
  const left = useRef(false);
  const leaveByTab = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') {
      left.current = true;
      document.getElementById(attributes.id)?.focus();
      setOpen(false);
    }
  };
  const openByArrow = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
    }
  };

  return (
    <FieldFrame id={attributes.id} label={label} error={error} wide>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger
          ref={ref}
          className="sel"
          {...attributes}
          aria-haspopup={undefined}
          aria-labelledby={`${labelId} ${choiceId}`}
          onKeyDown={openByArrow}
          onBlur={onBlur}
        >
          <span id={choiceId}>{platformsLabel(chosen)}</span>
          <InterfaceIcon name="chevronDown" />
        </Popover.Trigger>
        <Popover.Content
          className="drop"
          role="group"
          aria-label="Platforms"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          hideWhenDetached
          onKeyDown={(event) => {
            moveBetweenOptions(event);
            leaveByTab(event);
          }}
          onCloseAutoFocus={(event) => {
            if (left.current) {
              event.preventDefault();
            }
            left.current = false;
          }}
        >
          {platforms.map(({ value, shortName, label: wholeName, description }) => (
            <label key={value} className="opt">
              <input
                className="box"
                type="checkbox"
                aria-label={wholeName}
                checked={chosen.includes(value)}
                onChange={(event) => toggle(value, event.target.checked)}
              />
              <span>
                {description === null ? wholeName : shortName}
                {description === null ? null : <small>{description}</small>}
              </span>
            </label>
          ))}
        </Popover.Content>
      </Popover.Root>
    </FieldFrame>
  );
}
