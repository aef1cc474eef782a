import { useId } from 'react';
import { useController } from 'react-hook-form';
import { platforms, platformsLabel } from '../../../schema/request-choices.ts';
import type { DemoRequestValues } from '../../../schema/request-rules.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { FieldFrame, labelIdOf, useFieldAttributes } from './field-frame.tsx';

/**
 * The platforms to demo: a button that opens a list of checkboxes (product 3.3). The list is a
 * popover, which the browser opens and closes; the inline script handles its position, focus and
 * keys (`web/page-script/platforms-list.ts`).
 */
export function PlatformsField() {
  const { field, fieldState } = useController<DemoRequestValues, 'platformsToDemo'>({
    name: 'platformsToDemo',
  });
  const { ref, name, value: chosen, onChange, onBlur } = field;
  const error = fieldState.error?.message;
  const { 'aria-required': _, ...attributes } = useFieldAttributes(name, error);
  const choiceId = useId();
  const listId = useId();

  const toggle = (value: string, wanted: boolean): void => {
    const others = chosen.filter((other) => other !== value);
    onChange(wanted ? [...others, value] : others);
  };

  return (
    <FieldFrame id={attributes.id} name={name} error={error} wide>
      <button
        type="button"
        ref={ref}
        className="sel"
        {...attributes}
        aria-labelledby={`${labelIdOf(attributes.id)} ${choiceId}`}
        aria-expanded={false}
        popoverTarget={listId}
        onBlur={onBlur}
        suppressHydrationWarning
      >
        <span id={choiceId} data-choice-of={name} suppressHydrationWarning>
          {platformsLabel(chosen)}
        </span>
        <InterfaceIcon name="chevronDown" />
      </button>
      <div id={listId} className="drop" popover="auto" role="group" aria-label="Platforms">
        {platforms.map(({ value, label: wholeName, description }) => (
          <label key={value} className="opt">
            <input
              className="box"
              type="checkbox"
              name={name}
              value={value}
              aria-label={wholeName}
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            />
            <span>
              {description === null ? wholeName : value}
              {description === null ? null : <small>{description}</small>}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
