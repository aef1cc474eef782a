import { Button } from 'antd';
import type { DragEvent } from 'react';
import { Tip } from '../../../components/tooltip/tip.tsx';
import { AdminIcon } from '../../shell/admin-icon.tsx';

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
export function EntryTools(props: EntryToolsProps) {
  const { describedBy, isFirst, isLast, onMove, onRemove, onDragStart, onDragEnd } = props;
  const move = (step: -1 | 1, button: HTMLElement) => {
    onMove(step);
    // Moving the entry in the DOM removes the focus from its content.
    requestAnimationFrame(() => button.focus());
  };
  const mover = (label: 'Move up' | 'Move down', step: -1 | 1, rests: boolean) => (
    <Tip label={label}>
      <Button
        type="text"
        aria-label={label}
        aria-describedby={describedBy}
        aria-disabled={rests}
        icon={<AdminIcon name={step === -1 ? 'up' : 'down'} />}
        onClick={({ currentTarget }) => {
          if (!rests) move(step, currentTarget);
        }}
      />
    </Tip>
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
      <Tip label="Remove">
        <Button
          type="text"
          danger
          aria-label="Remove"
          aria-describedby={describedBy}
          icon={<AdminIcon name="trash" />}
          onClick={onRemove}
        />
      </Tip>
    </span>
  );
}
