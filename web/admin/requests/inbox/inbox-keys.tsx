import { Modal } from 'antd';
import { useFocusReturn } from '../../shell/use-focus-return.ts';

/** The keys of the inbox (contract 20.2). */
export const inboxKeys = [
  { key: 'j', effect: 'Next request' },
  { key: 'k', effect: 'Previous request' },
  { key: 'r', effect: 'Reply' },
  { key: 'e', effect: 'Close the request' },
  { key: '/', effect: 'Search' },
  { key: '?', effect: 'Show these keys' },
] as const;

export type InboxKey = (typeof inboxKeys)[number]['key'];

/** The list of keys, as a dialog. */
export function InboxKeys({ open, onClose }: { open: boolean; onClose: () => void }) {
  useFocusReturn(open);
  return (
    <Modal
      open={open}
      title="Keyboard shortcuts"
      onCancel={onClose}
      footer={null}
      destroyOnHidden
      focusable={{ focusTriggerAfterClose: false }}
      closable={{ 'aria-label': 'Close' }}
      width={420}
    >
      <dl className="adm-inbox-keys">
        {inboxKeys.map(({ key, effect }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
