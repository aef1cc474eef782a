import { Button, Flex, Tag } from 'antd';
import { templateMessages } from '../../../../schema/messages.ts';
import { InterfaceIcon } from '../../../components/interface-icon.tsx';
import { AdminIcon } from '../../shell/admin-icon.tsx';

interface EditorToolbarProps {
  unsaved: boolean;
  saving: boolean;
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
  onDiscard: () => void;
  onSave: () => void;
}

/** The badge and the buttons next to the editor's tabs (product 7.4). */
export function EditorToolbar(props: EditorToolbarProps) {
  const { unsaved, saving, onUndo, onRedo, onDiscard, onSave } = props;
  return (
    <Flex className="tpl-toolbar" wrap gap={8} align="center">
      <span role="status">
        {unsaved ? (
          <Tag className="adm-tag adm-tag-warn">{templateMessages.unsavedChanges}</Tag>
        ) : null}
      </span>
      <Button
        data-tip="Undo (Ctrl+Z)"
        aria-label="Undo"
        icon={<AdminIcon name="undo" />}
        aria-disabled={onUndo === undefined}
        onClick={onUndo}
      />
      <Button
        data-tip="Redo (Ctrl+Shift+Z)"
        aria-label="Redo"
        icon={<AdminIcon name="redo" />}
        aria-disabled={onRedo === undefined}
        onClick={onRedo}
      />
      <Button disabled={!unsaved || saving} onClick={onDiscard}>
        Discard
      </Button>
      <Button
        type="primary"
        icon={<InterfaceIcon name="saved" />}
        disabled={!unsaved || saving}
        onClick={onSave}
      >
        Save Template
      </Button>
    </Flex>
  );
}
