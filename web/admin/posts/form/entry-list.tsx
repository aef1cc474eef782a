import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormState, type FieldArray } from 'react-hook-form';
import type { CreatePost } from '../../../../schema/post-rules.ts';
import { InterfaceIcon } from '../../../components/interface-icon.tsx';
import { AdminIcon } from '../../shell/admin-icon.tsx';
import type { PostControl } from './post-field.tsx';
import type { PostValues } from './post-values.ts';
import { FieldError } from '../../shell/labelled-field.tsx';

interface EntryListProps<Name extends 'faqs' | 'references'> {
  control: PostControl;
  /** The list's field of the post. */
  name: Name;
  className: string;
  legend: string;
  /** Shown while there are no entries. */
  hint: string;
  /** What an entry is called, such as "question". */
  entryName: string;
  /** The entry that "Add" adds. */
  added: FieldArray<PostValues, Name>;
  /** The fields of the entry at an index. */
  children: (index: number) => ReactNode;
}

/** The entries of a list in the post, in order; they can be added, moved and removed. */
export function EntryList<Name extends 'faqs' | 'references'>(props: EntryListProps<Name>) {
  const { control, name, className, legend, hint, entryName, added, children } = props;
  const list = useRef<HTMLFieldSetElement>(null);
  const { fields, append, remove, move } = useFieldArray<PostValues, Name, 'key', CreatePost>({
    control,
    name,
    keyName: 'key',
  });
  const { errors } = useFormState({ control, name });
  const problem = errors[name]?.root?.message ?? errors[name]?.message;
  const focus = (selector: string): boolean => {
    const found = list.current?.querySelector<HTMLElement>(selector);
    found?.focus();
    return found != null;
  };
  const moveEntry = (from: number, to: number): void => {
    flushSync(() => move(from, to));
    const moved = `li:nth-child(${to + 1}) [data-move`;
    // At an end of the list, the button that was pressed is disabled.
    if (!focus(`${moved}="${to < from ? 'up' : 'down'}"]:enabled`)) focus(`${moved}]:enabled`);
  };
  const removeEntry = (index: number): void => {
    flushSync(() => remove(index));
    focus('[data-add]');
  };
  return (
    <fieldset className={`adm-entries ${className}`} ref={list}>
      <legend>{legend}</legend>
      {fields.length === 0 ? <p className="adm-field-hint">{hint}</p> : null}
      <ol>
        {fields.map(({ key }, index) => (
          <li key={key}>
            {children(index)}
            <div className="adm-entry-actions">
              <Button
                type="text"
                data-move="up"
                aria-label={`Move ${entryName} ${index + 1} up`}
                icon={<InterfaceIcon name="up" />}
                disabled={index === 0}
                onClick={() => moveEntry(index, index - 1)}
              />
              <Button
                type="text"
                data-move="down"
                className="adm-move-down"
                aria-label={`Move ${entryName} ${index + 1} down`}
                icon={<InterfaceIcon name="up" />}
                disabled={index === fields.length - 1}
                onClick={() => moveEntry(index, index + 1)}
              />
              <Button
                type="text"
                danger
                aria-label={`Remove ${entryName} ${index + 1}`}
                icon={<AdminIcon name="trash" />}
                onClick={() => removeEntry(index)}
              />
            </div>
          </li>
        ))}
      </ol>
      <FieldError text={problem} alert />
      <Button data-add="" icon={<InterfaceIcon name="plus" />} onClick={() => append(added)}>
        Add {entryName}
      </Button>
    </fieldset>
  );
}
