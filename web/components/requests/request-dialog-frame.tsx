import { useId, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { formNotSent } from '../../../schema/request-messages.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { trapName } from './form-values.ts';

/** Shown by the inline script when a form was submitted and its code can't be loaded. */
function UnsentNote() {
  return (
    <p className="unsent w2" role="alert" hidden suppressHydrationWarning>
      {formNotSent}
    </p>
  );
}

/**
 * The honeypot: a field that people neither see, hear nor reach, but programs that fill every field
 * do. Its label says to leave it empty.
 */
function TrapField({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  return (
    <div className="sr" aria-hidden="true">
      <label htmlFor={id}>Topic (please leave this field empty)</label>
      <input id={id} ref={input} type="text" name={trapName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/**
 * Says that the form contains an earlier draft, and offers to clear it. The inline script shows it
 * each time the dialog opens over a form with values, and hides it again.
 */
function RestoredNote({ startOver }: { startOver: () => void }) {
  return (
    <p className="restored w2" hidden suppressHydrationWarning>
      We restored what you typed.
      <button type="button" onClick={startOver}>
        Start over
      </button>
    </p>
  );
}

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
        <button data-tip="" type="button" className="x" aria-label="Close" data-closes="">
          <InterfaceIcon name="close" />
        </button>
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
