import { useId, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { InterfaceIcon } from '../interface-icon.tsx';
import { Tip } from '../tooltip/tip.tsx';
import { RestoredNote } from './restored-note.tsx';
import { TrapField } from './trap-field.tsx';
import { UnsentNote } from './unsent-note.tsx';

interface RequestDialogFrameProps {
  title: string;
  description: string;
  icon: ReactNode;
  /** Empties the form. */
  startOver: () => void;
  submit: (event: SubmitEvent) => void;
  /** The honeypot field. */
  trap: RefObject<HTMLInputElement | null>;
  footer: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/**
 * The dialog around a request form (product 3.1; design 4, Dialogs), with the parts that both forms
 * share. The inline script opens and closes it (`web/page-script`).
 */
export function RequestDialogFrame(props: RequestDialogFrameProps) {
  const { title, description, icon, startOver, submit, trap } = props;
  const id = useId();
  const [titleId, descriptionId] = [`${id}-title`, `${id}-description`];
  return (
    <div
      className="dlg"
      role="dialog"
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      tabIndex={-1}
    >
      <div className="dlg-h">
        {icon}
        <div>
          <h2 id={titleId}>{title}</h2>
          <p id={descriptionId}>{description}</p>
        </div>
        <Tip label="Close">
          <button type="button" className="x" aria-label="Close" data-closes="">
            <InterfaceIcon name="close" />
          </button>
        </Tip>
      </div>
      <form className="dlg-form" noValidate onSubmit={submit}>
        <div className="dlg-b">
          <RestoredNote startOver={startOver} />
          <UnsentNote />
          {props.children}
          <TrapField input={trap} />
        </div>
        <div className="dlg-f">{props.footer}</div>
      </form>
    </div>
  );
}
