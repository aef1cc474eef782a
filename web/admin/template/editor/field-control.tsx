import { Input, Switch } from 'antd';
import type { EditorConfig } from '../../../../schema/template/editor-config.ts';
import type {
  ChoiceField,
  ColourField,
  EditorField,
  SwitchField,
  TextField,
} from './editor-field.ts';
import { completedColour } from './hex-colour.ts';
import { AdminSelect } from '../../shell/admin-select.tsx';

interface ControlProps<Field extends EditorField> {
  field: Field;
  config: EditorConfig;
  problem: string | undefined;
  onEdit: (config: EditorConfig) => void;
}

/** Ids of the elements of a field's control. */
export function idsOf({ id }: EditorField) {
  const control = `template-${id.replaceAll('.', '-')}`;
  return {
    control,
    label: `${control}-label`,
    hint: `${control}-hint`,
    chosen: `${control}-chosen`,
    problem: `${control}-problem`,
  };
}

function descriptionOf(field: EditorField, problem: string | undefined): string | undefined {
  const { hint, problem: problemId } = idsOf(field);
  const ids = [...(field.hint === undefined ? [] : [hint]), ...(problem ? [problemId] : [])];
  return ids.length === 0 ? undefined : ids.join(' ');
}

const sixDigits = /^#[0-9a-f]{6}$/i;

function ColourControl({ field, config, problem, onEdit }: ControlProps<ColourField>) {
  const value = field.read(config);
  const ids = idsOf(field);
  return (
    <>
      <input
        type="color"
        className="tpl-swatch"
        aria-label="Colour picker"
        aria-describedby={ids.label}
        value={sixDigits.test(value) ? value.toLowerCase() : '#ffffff'}
        onChange={(event) => onEdit(field.write(config, event.target.value))}
      />
      <Input
        id={ids.control}
        className="tpl-hex"
        spellCheck={false}
        autoComplete="off"
        maxLength={40}
        value={value}
        status={problem ? 'error' : ''}
        aria-invalid={problem !== undefined}
        aria-describedby={descriptionOf(field, problem)}
        onChange={(event) => onEdit(field.write(config, event.target.value))}
        onBlur={() => onEdit(field.write(config, completedColour(value)))}
      />
    </>
  );
}

function TextControl({ field, config, problem, onEdit }: ControlProps<TextField>) {
  return (
    <Input
      id={idsOf(field).control}
      maxLength={field.max}
      value={field.read(config)}
      status={problem ? 'error' : ''}
      aria-invalid={problem !== undefined}
      aria-describedby={descriptionOf(field, problem)}
      onChange={(event) => onEdit(field.write(config, event.target.value))}
    />
  );
}

function SwitchControl({ field, config, problem, onEdit }: ControlProps<SwitchField>) {
  return (
    <Switch
      id={idsOf(field).control}
      checked={field.read(config)}
      aria-describedby={descriptionOf(field, problem)}
      onChange={(on) => onEdit(field.write(config, on))}
    />
  );
}

/** The description announces the current choice to screen readers, which the box does not. */
function ChoiceControl({ field, config, onEdit }: ControlProps<ChoiceField>) {
  const value = field.read(config);
  const ids = idsOf(field);
  return (
    <>
      <AdminSelect
        id={ids.control}
        aria-describedby={[ids.chosen, descriptionOf(field, undefined) ?? ''].join(' ').trim()}
        popupMatchSelectWidth={false}
        value={value}
        onChange={(chosen: string) => onEdit(field.write(config, chosen))}
        options={field.options}
      />
      <span hidden id={ids.chosen}>
        {field.options.find((option) => option.value === value)?.label}
      </span>
    </>
  );
}

/** The control of one field, without its label. */
export function FieldControl({ field, ...rest }: ControlProps<EditorField>) {
  switch (field.kind) {
    case 'colour':
      return <ColourControl field={field} {...rest} />;
    case 'text':
      return <TextControl field={field} {...rest} />;
    case 'switch':
      return <SwitchControl field={field} {...rest} />;
    case 'choice':
      return <ChoiceControl field={field} {...rest} />;
  }
}
