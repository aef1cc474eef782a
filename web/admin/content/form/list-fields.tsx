import { Button, Flex } from 'antd';
import { useContext, useId, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { InterfaceIcon } from '../../../components/interface-icon.tsx';
import type { ListField } from '../fields/content-field.ts';
import { entryForm, isRecord, itemName, type FormRecord } from '../fields/form-values.ts';
import { hintOf, type FieldProps } from './field-props.ts';
import { FormStateContext, pathTo, useMessage } from './form-state.ts';
import { ListEntry } from './list-entry.tsx';
import { FieldError } from '../../shell/labelled-field.tsx';

/** A list whose entries can be added, removed, and moved by buttons or by dragging. */
export function ListFields({ field, name, path }: FieldProps<ListField>) {
  const { control } = useFormContext();
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: 'key' });
  const id = useId();
  const problem = useMessage(path, false);
  const hint = hintOf(field);
  const list = useRef<HTMLDivElement>(null);
  const state = useContext(FormStateContext);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number>();

  const goTo = (from: number, to: number) => {
    if (from === to || to < 0 || to >= fields.length) return;
    move(from, to);
    setSaid(`Moved to position ${String(to + 1)} of ${String(fields.length)}.`);
  };
  const add = () => {
    const entry: FormRecord = entryForm(field.item, undefined);
    append(entry, { shouldFocus: false });
    // The new entry is expanded, and its first text gets the focus.
    state.show(pathTo(path, fields.length));
  };

  return (
    <div
      className="adm-content-list"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={
        [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ') || undefined
      }
      data-place={path}
      ref={list}
    >
      {path === '' ? (
        <h3 className="sr" id={`${id}-label`}>
          {field.label}
        </h3>
      ) : (
        <p className="adm-label" id={`${id}-label`}>
          {field.label}
        </p>
      )}
      {hint ? (
        <p className="adm-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <Flex component="ol" vertical gap={8} data-records={isRecord(field.item)}>
        {fields.map((entry, index) => (
          <ListEntry
            key={entry.key}
            field={field}
            name={
              isRecord(field.item)
                ? `${name}.${String(index)}`
                : `${name}.${String(index)}.${itemName}`
            }
            path={pathTo(path, index)}
            entryName={`${name}.${String(index)}`}
            index={index}
            count={fields.length}
            dragged={dragged === index}
            onMove={(to) => goTo(index, to)}
            onDrag={setDragged}
            onDrop={() => {
              if (dragged !== undefined) goTo(dragged, index);
              setDragged(undefined);
            }}
            onRemove={() => {
              remove(index);
              setSaid(`Removed. ${String(fields.length - 1)} left.`);
              requestAnimationFrame(() =>
                list.current?.querySelector<HTMLElement>(':scope > .adm-content-list-add')?.focus(),
              );
            }}
          />
        ))}
      </Flex>
      <FieldError id={`${id}-error`} text={problem} alert />
      <Button
        className="adm-content-list-add"
        aria-describedby={`${id}-label`}
        icon={<InterfaceIcon name="plus" />}
        onClick={add}
      >
        Add
      </Button>
      <p className="sr" role="status">
        {said}
      </p>
    </div>
  );
}
