import { memo } from 'react';
import { ChoiceControl } from './controls/choice-control.tsx';
import { FlagControl } from './controls/flag-control.tsx';
import { LinkedTextControl } from './controls/linked-text-control.tsx';
import { NumberControl } from './controls/number-control.tsx';
import { TextControl } from './controls/text-control.tsx';
import type { FieldProps } from './field-props.ts';
import { GroupFields } from './group-fields.tsx';
import { ListFields } from './list-fields.tsx';
import { VariantFields } from './variant-fields.tsx';

/** The control of a field of any kind; re-rendered only when its own state changes. */
export const FieldView = memo(function FieldView({ field, ...place }: FieldProps) {
  switch (field.kind) {
    case 'text':
      return <TextControl field={field} {...place} />;
    case 'number':
      return <NumberControl field={field} {...place} />;
    case 'choice':
      return <ChoiceControl field={field} {...place} />;
    case 'flag':
      return <FlagControl field={field} {...place} />;
    case 'fixed':
      return null;
    case 'linked-text':
      return <LinkedTextControl field={field} {...place} />;
    case 'group':
      return <GroupFields field={field} {...place} />;
    case 'variants':
      return <VariantFields field={field} {...place} />;
    case 'list':
      return <ListFields field={field} {...place} />;
  }
});
