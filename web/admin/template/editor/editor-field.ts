import type { EditorConfig } from '../../../../schema/template/editor-config.ts';
import { setAt, valueAt } from '../../../../schema/template/nested.ts';
import type { Setting } from '../../../../schema/template/settings/setting.ts';
import {
  maxWidths,
  templateComponents,
  type TemplateComponent,
} from '../../../../schema/template/template-options.ts';

interface FieldCommon<Value> {
  /** Dotted path of the field in the editor form. */
  id: string;
  /** Its label (product 7.4). */
  label: string;
  hint: string | undefined;
  /** The component that it affects most; outlined while the field is edited. */
  part: TemplateComponent | undefined;
  read: (config: EditorConfig) => Value;
  /** A copy of the config with another value. */
  write: (config: EditorConfig, value: Value) => EditorConfig;
}

/** A colour, as a hex code. */
export interface ColourField extends FieldCommon<string> {
  kind: 'colour';
}
export interface TextField extends FieldCommon<string> {
  kind: 'text';
  max: number;
}
export interface SwitchField extends FieldCommon<boolean> {
  kind: 'switch';
}
/** A choice of a few lengths or keywords. */
export interface ChoiceField extends FieldCommon<string> {
  kind: 'choice';
  options: { value: string; label: string }[];
}

/** A control of the Visual Editor and the form field that it changes. */
export type EditorField = ColourField | TextField | SwitchField | ChoiceField;

function partOf(id: string, { part }: Setting): TemplateComponent | undefined {
  if (part !== undefined || !id.includes('.')) return part;
  return templateComponents.find((name) => id.startsWith(`components.${name}.`)) ?? 'body';
}

function lengthName(length: string | number): string {
  const named = maxWidths.find(({ px }) => px === length);
  return named === undefined ? `${length} px` : `${named.name} (${length} px)`;
}

function choiceName(value: string | number): string {
  const word = String(value);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** The control of a setting; its id is the path in the editor form. */
export function editorField(id: string, setting: Setting): EditorField {
  const { control, label, hint } = setting;
  const written = (config: EditorConfig, value: unknown) => {
    const changed = structuredClone(config);
    setAt(changed, id, value);
    return changed;
  };
  const words = { id, label, hint, part: partOf(id, setting) };
  if (control.kind === 'switch') {
    return {
      ...words,
      kind: 'switch',
      read: (config) => valueAt(config, id) === true,
      write: written,
    };
  }
  const text = { ...words, read: (config: EditorConfig) => String(valueAt(config, id)) };
  if (control.kind !== 'choice') return { ...text, ...control, write: written };
  const { values, unit } = control;
  const nameOf = unit === 'px' ? lengthName : choiceName;
  return {
    ...text,
    kind: 'choice',
    options: values.map((value) => ({ value: String(value), label: nameOf(value) })),
    write: (config, chosen) => {
      const value = values.find((offered) => String(offered) === chosen);
      return value === undefined ? config : written(config, value);
    },
  };
}

/** Writes a value of unknown type; an invalid value changes nothing. */
export function writeField(
  field: EditorField,
  config: EditorConfig,
  value: string | boolean,
): EditorConfig {
  if (field.kind === 'switch') {
    return typeof value === 'boolean' ? field.write(config, value) : config;
  }
  return typeof value === 'string' ? field.write(config, value) : config;
}
