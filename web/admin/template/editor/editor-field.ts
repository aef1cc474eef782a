import type { EditorConfig } from '../../../../schema/template/editor-config.ts';
import type { ArticlePart } from '../preview/article-part.ts';

interface FieldCommon<Value> {
  /** Dotted path of the field in the editor form. */
  id: string;
  /** Its words (product 7.4). */
  label: string;
  hint?: string;
  /** The component in which it shows most; outlined while the field is edited. */
  part?: ArticlePart;
  read: (config: EditorConfig) => Value;
  /** The same config with another value; the given one is left alone. */
  write: (config: EditorConfig, value: Value) => EditorConfig;
}

/** A colour, as the text of its hex code. */
export interface ColourField extends FieldCommon<string> {
  kind: 'colour';
}
/** A short text. */
export interface TextField extends FieldCommon<string> {
  kind: 'text';
  max: number;
}
/** Something that is on or off. */
export interface SwitchField extends FieldCommon<boolean> {
  kind: 'switch';
}
/** One of a few lengths or words. */
export interface ChoiceField extends FieldCommon<string> {
  kind: 'choice';
  options: { value: string; label: string }[];
}

/** One control of the Visual Editor and the field of the editor form that it changes. */
export type EditorField = ColourField | TextField | SwitchField | ChoiceField;

type Words = Pick<FieldCommon<unknown>, 'id' | 'label' | 'hint' | 'part'>;

/** The object of the editor form that holds a value under a key. */
type Holder<Key extends string, Value> = (config: EditorConfig) => Record<Key, Value>;

function place<Key extends string, Value>(
  holder: Holder<Key, Value>,
  key: Key,
): Pick<FieldCommon<Value>, 'read' | 'write'> {
  return {
    read: (config) => holder(config)[key],
    write: (config, value) => {
      const changed = structuredClone(config);
      holder(changed)[key] = value;
      return changed;
    },
  };
}

/** A control for the colour that `holder` keeps under `key`. */
export function colourField<Key extends string>(
  words: Words,
  holder: Holder<Key, string>,
  key: Key,
): ColourField {
  return { ...words, ...place(holder, key), kind: 'colour' };
}

/** A control for the text that `holder` keeps under `key`. */
export function textField<Key extends string>(
  words: Words & { max: number },
  holder: Holder<Key, string>,
  key: Key,
): TextField {
  return { ...words, ...place(holder, key), kind: 'text' };
}

/** A control for the switch that `holder` keeps under `key`. */
export function switchField<Key extends string>(
  words: Words,
  holder: Holder<Key, boolean>,
  key: Key,
): SwitchField {
  return { ...words, ...place(holder, key), kind: 'switch' };
}

interface Choices<Value> {
  values: readonly Value[];
  nameOf: (value: Value) => string;
}

/** A control that offers `values` for what `holder` keeps under `key`, and writes no other. */
export function choiceField<Key extends string, Value extends string | number>(
  words: Words,
  holder: Holder<Key, Value>,
  key: Key,
  { values, nameOf }: Choices<Value>,
): ChoiceField {
  const where = place(holder, key);
  return {
    ...words,
    kind: 'choice',
    options: values.map((value) => ({ value: String(value), label: nameOf(value) })),
    read: (config) => String(where.read(config)),
    write: (config, chosen) => {
      const value = values.find((offered) => String(offered) === chosen);
      return value === undefined ? config : where.write(config, value);
    },
  };
}

/** Writes a value of unknown origin; one of the wrong kind changes nothing. */
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
