import { useId, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  reasonProblem,
  reviewLimits as limits,
  type ReviewDecision,
} from '../../../schema/review-rules.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { ActionFailure, ReviewField } from './review-field.tsx';
import type { ReviewActions, ReviewFailure } from './use-review.ts';
import { useTypedText } from './use-typed-text.ts';

interface DecisionFormProps {
  review: ReviewActions;
  /** The hash of the text that is shown. */
  textHash: string;
}

const labels: Record<ReviewDecision, string> = {
  APPROVE: 'Approve',
  ASK_FOR_CHANGES: 'Ask for changes',
};

/**
 * The decision, in two steps: a code is mailed to the reviewer, and the decision is stored with it.
 */
export function DecisionForm({ review, textHash }: DecisionFormProps) {
  const codeId = useId();
  const [decision, setDecision] = useState<ReviewDecision>('APPROVE');
  const [reason = '', setReason, clearReason] = useTypedText('reason');
  const [code, setCode] = useState('');
  const [codeSent, setCodeSent] = useState(false);
  const [failure, setFailure] = useState<ReviewFailure>();
  const codeField = useRef<HTMLInputElement>(null);

  const sendCode = async (): Promise<void> => {
    const problem = reasonProblem(decision, reason.trim());
    const failed =
      problem === undefined
        ? await review.sendCode()
        : { message: undefined, fields: { reason: problem } };
    setFailure(failed);
    if (failed === undefined) {
      flushSync(() => {
        setCodeSent(true);
        setCode('');
      });
      codeField.current?.focus();
    }
  };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!codeSent) {
      await sendCode();
      return;
    }
    const failed = await review.decide({ code, decision, reason, textHash });
    setFailure(failed);
    if (failed === undefined) {
      clearReason();
      setCodeSent(false);
      window.scrollTo({ top: 0 });
    }
  };
  const codeError = failure?.fields['code'];
  return (
    <section aria-labelledby="rv-decision">
      <h2 id="rv-decision">Your decision</h2>
      <form
        className="rv-form"
        noValidate
        aria-labelledby="rv-decision"
        onSubmit={(event) => void submit(event)}
      >
        <fieldset className="rv-choice">
          <legend className="sr">Decision</legend>
          {(['APPROVE', 'ASK_FOR_CHANGES'] as const).map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="decision"
                checked={decision === value}
                onChange={() => setDecision(value)}
              />
              {labels[value]}
            </label>
          ))}
        </fieldset>
        <ReviewField
          label={decision === 'APPROVE' ? 'Reason (optional)' : 'What should change'}
          rows={3}
          maxLength={limits.reasonMax}
          value={reason}
          error={failure?.fields['reason']}
          onChange={setReason}
        />
        {codeSent ? (
          <div className={codeError === undefined ? 'fld' : 'fld bad'}>
            <div className="lbl">
              <label htmlFor={codeId}>Code from the e-mail</label>
            </div>
            <input
              ref={codeField}
              id={codeId}
              className="in"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              value={code}
              aria-invalid={codeError !== undefined}
              aria-describedby={`${codeId}-below`}
              onChange={({ target }) => setCode(target.value)}
            />
            <div id={`${codeId}-below`}>
              {codeError === undefined ? (
                <p className="hint">
                  We have mailed you a code of six digits, valid for 15 minutes.
                </p>
              ) : (
                <p className="err">
                  <InterfaceIcon name="warning" />
                  <span>{codeError}</span>
                </p>
              )}
            </div>
          </div>
        ) : null}
        <ActionFailure message={failure?.message} />
        <div className="cta-row">
          <button className="btn btn-p" aria-disabled={review.busy} data-live="">
            {codeSent ? labels[decision] : 'Send me a code'}
          </button>
          {codeSent ? (
            <button
              type="button"
              className="btn btn-s"
              aria-disabled={review.busy}
              onClick={() => void sendCode()}
            >
              Send another code
            </button>
          ) : null}
        </div>
      </form>
    </section>
  );
}
