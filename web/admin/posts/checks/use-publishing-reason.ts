import { useRef, useState } from 'react';
import type { Finding } from '../../../../schema/check-rules.ts';
import { isConflict } from '../../admin-client.ts';
import { showFailure } from '../../shell/show-failure.ts';
import { refusedFor } from '../../checks/findings-of.ts';
import type { PublishingApproval } from './refused-dialog.tsx';

/** A refused publication, until it is published with a reason or dismissed. */
export interface Refusal {
  /** Display text of the item to be published. */
  subject: string;
  findings: readonly Finding[];
  /** The reason from an earlier attempt that failed. */
  reasonOf: string;
  /** True while publishing with a reason is in progress. */
  saving: boolean;
  publish: (approval: PublishingApproval) => void;
  cancel: () => void;
}

/** Publishes one item; rejects if the checks refuse it or if it fails for another reason. */
type Publish = (approval: PublishingApproval) => Promise<void>;

/**
 * Publishes from screens without a form in which the text could be fixed: after a refusal by the
 * checks, it asks for a reason (product 15.5). If publishing with a reason fails, the error is
 * shown and the dialog stays open. A conflict closes the dialog, but the reason is filled in again
 * on the next attempt for the same item.
 */
export function usePublishingReason(): {
  refusal: Refusal | undefined;
  /** Resolves with whether the item was published; false if the dialog was cancelled. */
  publishOrAskReason: (subject: string, publish: Publish) => Promise<boolean>;
} {
  const [refusal, setRefusal] = useState<Refusal>();
  const typed = useRef({ subject: '', reason: '' });

  const ask = (
    subject: string,
    findings: readonly Finding[],
  ): Promise<PublishingApproval | undefined> =>
    new Promise((answer) => {
      const reasonOf = typed.current.subject === subject ? typed.current.reason : '';
      const publish = (approval: PublishingApproval): void => {
        typed.current = { subject, reason: approval.overrideReason ?? '' };
        setRefusal((asked) => asked && { ...asked, saving: true });
        answer(approval);
      };
      const cancel = (): void => answer(undefined);
      setRefusal({ subject, findings, reasonOf, saving: false, publish, cancel });
    });

  const publishOrAskReason = async (subject: string, publish: Publish): Promise<boolean> => {
    let findings: readonly Finding[] | undefined;
    let approval: PublishingApproval | undefined = {};
    try {
      for (;;) {
        try {
          await publish(approval);
          typed.current = { subject: '', reason: '' };
          return true;
        } catch (thrown) {
          const found = refusedFor(thrown);
          findings = found ?? findings;
          if (findings === undefined || isConflict(thrown)) throw thrown;
          if (found === undefined) showFailure(thrown);
        }
        approval = await ask(subject, findings);
        if (approval === undefined) return false;
      }
    } finally {
      setRefusal(undefined);
    }
  };
  return { refusal, publishOrAskReason };
}
