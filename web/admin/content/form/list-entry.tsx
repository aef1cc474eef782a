import { Button, Flex, Tag } from 'antd';
import { type DragEvent, useContext, useId, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { ListField } from '../fields/content-field.ts';
import { entryName as nameOf } from '../fields/entry-name.ts';
import { isRecord, recordOf } from '../fields/form-values.ts';
import { Disclosure } from './disclosure.tsx';
import { EntryNotesContext, useRenderField } from './form-contexts.ts';
import { AdminIcon } from '../../shell/admin-icon.tsx';

interface ListEntryProps {
  field: ListField;
  /** The path of its control in the form. */
  name: string;
  /** Its own path in the form. */
  entryName: string;
  path: string;
  index: number;
  count: number;
  dragged: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: (index: number | undefined) => void;
  onDrop: () => void;
}

/** One entry of a list, with its name as the heading. */
export function ListEntry(props: ListEntryProps) {
  const { field, name, entryName, path, index, count, dragged } = props;
  const { onMove, onRemove, onDrag, onDrop } = props;
  const { named, sample, id } = useWatch({
    name: entryName,
    compute: (form: unknown) => ({
      named: nameOf(field.item, form),
      sample: recordOf(form)['sample'] === true,
      id: recordOf(form)['id'],
    }),
  });
  const title = named ?? `New entry ${String(index + 1)}`;
  const lineField = useMemo(
    () => ({ ...field.item, label: `${field.label}, ${String(index + 1)}` }),
    [field, index],
  );
  const titleId = useId();
  const renderField = useRenderField();
  const notes = useContext(EntryNotesContext);
  const known = typeof id === 'string' ? id : '';
  const row = useRef<HTMLLIElement>(null);
  const tools = (
    <EntryTools
      describedBy={titleId}
      isFirst={index === 0}
      isLast={index === count - 1}
      onMove={(step) => onMove(index + step)}
      onRemove={onRemove}
      onDragStart={({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move';
        if (row.current) dataTransfer.setDragImage(row.current, 8, 8);
        onDrag(index);
      }}
      onDragEnd={() => onDrag(undefined)}
    />
  );
  return (
    <li
      ref={row}
      data-dragged={dragged}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onDrop();
      }}
    >
      {isRecord(field.item) ? (
        <Disclosure
          title={title}
          path={path}
          level={4}
          note={
            <>
              {sample ? <Tag className="adm-tag">Sample</Tag> : null}
              {notes.beside(known)}
            </>
          }
          tools={tools}
        >
          {renderField({ field: field.item, name, path })}
          {notes.below(known)}
        </Disclosure>
      ) : (
        <Flex className="adm-entry-line" gap={8} align="flex-start">
          {renderField({ field: lineField, name, path })}
          {tools}
        </Flex>
      )}
      <span hidden id={titleId}>
        {title}
      </span>
    </li>
  );
}

interface EntryToolsProps {
  /** Id of the element that names the entry. */
  describedBy: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  onDragStart: (event: DragEvent) => void;
  onDragEnd: () => void;
}

/** The actions of a list entry. A disabled button keeps the focus. */
function EntryTools(props: EntryToolsProps) {
  const { describedBy, isFirst, isLast, onMove, onRemove, onDragStart, onDragEnd } = props;
  const move = (step: -1 | 1, button: HTMLElement) => {
    onMove(step);
    // Moving the entry in the DOM removes the focus from its content.
    requestAnimationFrame(() => button.focus());
  };
  const mover = (label: 'Move up' | 'Move down', step: -1 | 1, rests: boolean) => (
    <Button
      data-tip=""
      type="text"
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={rests}
      icon={<AdminIcon name={step === -1 ? 'up' : 'down'} />}
      onClick={({ currentTarget }) => {
        if (!rests) move(step, currentTarget);
      }}
    />
  );
  return (
    <span className="adm-entry-tools">
      <span
        className="adm-entry-grip"
        draggable
        aria-hidden="true"
        title="Drag to move"
        onDragStart={onDragStart}
        onDragEnd={onDragEnd}
      />
      {mover('Move up', -1, isFirst)}
      {mover('Move down', 1, isLast)}
      <Button
        data-tip=""
        type="text"
        danger
        aria-label="Remove"
        aria-describedby={describedBy}
        icon={<AdminIcon name="trash" />}
        onClick={onRemove}
      />
    </span>
  );
}
