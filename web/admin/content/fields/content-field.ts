/** How a text is edited; `id` is derived from the name of the entry and has no control. */
export type TextControl =
  | 'text'
  | 'address'
  | 'place'
  | 'image'
  | 'icon'
  | 'id'
  | 'date'
  | 'email'
  | 'markdown';

interface Named {
  /** The label of the field in the form. */
  label: string;
  hint?: string | undefined;
}

/** A text with a single control. Lengths are in characters. */
export interface TextField extends Named {
  kind: 'text';
  control: TextControl;
  /** Whether an empty text is left out of the value. */
  optional: boolean;
  /** Whether an empty text is invalid. */
  required: boolean;
  max?: number | undefined;
  /** The sibling field that contains the alternative text of the image. */
  describedBy?: string | undefined;
}

/** A number; `above` is an exclusive lower bound. */
export interface NumberField extends Named {
  kind: 'number';
  optional: boolean;
  min?: number | undefined;
  above?: number | undefined;
  max?: number | undefined;
  whole: boolean;
}

export interface ChoiceField extends Named {
  kind: 'choice';
  options: readonly { value: string | number; label: string }[];
}

export interface FlagField extends Named {
  kind: 'flag';
}

/** A value without alternatives, and so without a control. */
export interface FixedField extends Named {
  kind: 'fixed';
  value: string | number | boolean;
}

/** A sentence that may contain links. */
export interface LinkedTextField extends Named {
  kind: 'linked-text';
  /** The maximum number of characters of all runs together. */
  max?: number | undefined;
}

/** Several fields that belong together, by their property names. */
export interface GroupField extends Named {
  kind: 'group';
  /** Whether the group is left out of the value while all its fields are empty. */
  optional: boolean;
  /** Whether it is a link, which several places of its part may share. */
  link?: boolean | undefined;
  fields: Readonly<Record<string, ContentField>>;
}

export interface ListField extends Named {
  kind: 'list';
  item: ContentField;
  min: number;
  max?: number | undefined;
}

/** One of several alternative groups. */
export interface VariantsField extends Named {
  kind: 'variants';
  variants: readonly GroupField[];
}

/** A field of the content form, derived from its schema. */
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
