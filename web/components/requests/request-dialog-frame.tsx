import * as Dialog from 'radix-ui/dialog';
import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { InterfaceIcon } from '../interface-icon.tsx';
import { useReachableNotifications } from '../toast/reachable-notifications.ts';
import { Tip } from '../tooltip/tip.tsx';

interface RequestDialogFrameProps {
  open: boolean;
  onClose: () => void;
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  title: string;
  description: string;
  icon: ReactNode;
  focusFirstField: () => void;
  submit: (event: SubmitEvent) => void;
  footer: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The dialog around a request form (specification §2, design guide §4 "Dialogs"). */
export function RequestDialogFrame(props: RequestDialogFrameProps) {
  const { open, onClose, opener, title, description, icon, focusFirstField, submit } = props;
  return (
    <Dialog.Root open={open} onOpenChange={(stays) => !stays && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim">
          <Dialog.Content
            className="dlg"
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              focusFirstField();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              opener.current?.focus();
            }}
          >
            <div className="dlg-h">
              {icon}
              <div>
                <Dialog.Title>{title}</Dialog.Title>
                <Dialog.Description>{description}</Dialog.Description>
              </div>
              <Tip label="Close">
                <Dialog.Close className="x" aria-label="Close">
                  <InterfaceIcon name="close" />
                </Dialog.Close>
              </Tip>
            </div>
            <form className="dlg-form" noValidate onSubmit={submit}>
              <div className="dlg-b">{props.children}</div>
              <div className="dlg-f">{props.footer}</div>
            </form>
            <ReachableNotifications />
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ReachableNotifications() {
  useReachableNotifications();
  return null;
}
