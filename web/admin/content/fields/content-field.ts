/** How a text is typed in; `id` is made of the entry's name and is no control at all. */
export type TextControl =
  'text' | 'address' | 'place' | 'image' | 'icon' | 'id' | 'date' | 'email' | 'markdown';

interface Named {
  /** What the field is called on the screen. */
  label: string;
  hint?: string | undefined;
}

/** A text of one control. Lengths are characters. */
export interface TextField extends Named {
  kind: 'text';
  control: TextControl;
  optional: boolean;
  max?: number | undefined;
  /** The field beside it that says what a picture shows. */
  describedBy?: string | undefined;
}

/** A number; `above` is a bound that it must exceed. */
export interface NumberField extends Named {
  kind: 'number';
  optional: boolean;
  min?: number | undefined;
  above?: number | undefined;
  max?: number | undefined;
  whole: boolean;
}

/** One of a few values. */
export interface ChoiceField extends Named {
  kind: 'choice';
  options: readonly { value: string | number; label: string }[];
}

/** Yes or no. */
export interface FlagField extends Named {
  kind: 'flag';
}

/** A value that has no alternative, and no control. */
export interface FixedField extends Named {
  kind: 'fixed';
  value: string | number | boolean;
}

/** A sentence with links in it. */
export interface LinkedTextField extends Named {
  kind: 'linked-text';
  /** The most characters of all its runs together. */
  max?: number | undefined;
}

/** Several fields that belong together, by their names in the value. */
export interface GroupField extends Named {
  kind: 'group';
  /** Whether it is a link, which may stand at several places of its part. */
  link?: boolean | undefined;
  fields: Readonly<Record<string, ContentField>>;
}

/** A list of entries of one kind. */
export interface ListField extends Named {
  kind: 'list';
  item: ContentField;
  min: number;
  max?: number | undefined;
}

/** One of several groups. */
export interface VariantsField extends Named {
  kind: 'variants';
  variants: readonly GroupField[];
}

/** A part of the content's form, as its schema describes it. */
export type ContentField =
  | TextField
  | NumberField
  | ChoiceField
  | FlagField
  | FixedField
  | LinkedTextField
  | GroupField
  | ListField
  | VariantsField;
