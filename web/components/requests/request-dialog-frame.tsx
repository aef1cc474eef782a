import * as Dialog from 'radix-ui/dialog';
import type { ReactNode, RefObject, SubmitEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { InterfaceIcon } from '../interface-icon.tsx';
import { useReachableNotifications } from '../toast/reachable-notifications.ts';
import { Tip } from '../tooltip/tip.tsx';
import { KeptNote } from './kept-note.tsx';
import { TrapField } from './trap-field.tsx';

interface RequestDialogFrameProps<Values extends FieldValues, Request> {
  open: boolean;
  onClose: () => void;
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  title: string;
  description: string;
  icon: ReactNode;
  form: UseFormReturn<Values, unknown, Request>;
  /** Empties the form. */
  startOver: () => void;
  submit: (event: SubmitEvent) => void;
  /** The field that people do not see. */
  trap: RefObject<HTMLInputElement | null>;
  footer: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/**
 * The dialog around a request form (specification §2, design guide §4 "Dialogs"), with what both
 * forms begin and end with.
 */
export function RequestDialogFrame<Values extends FieldValues & { firstName: string }, Request>(
  props: RequestDialogFrameProps<Values, Request>,
) {
  const { open, onClose, opener, title, description, icon, form, startOver, submit, trap } = props;
  const focusFirstField = (): void => form.setFocus('firstName' as Path<Values>);
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
              <div className="dlg-b">
                <KeptNote
                  form={form}
                  startOver={() => {
                    startOver();
                    focusFirstField();
                  }}
                />
                {props.children}
                <TrapField input={trap} />
              </div>
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
