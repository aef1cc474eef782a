import { useRef, useState } from 'react';
import type { Finding } from '../../../../schema/check-rules.ts';
import { isConflict } from '../../admin-client.ts';
import { showFailure } from '../../shell/show-failure.ts';
import { refusedFor } from '../../checks/findings-of.ts';

/** A publication that was refused, until a reason is given for it or it is let be. */
export interface Refusal {
  /** What was to be published, in words. */
  subject: string;
  findings: readonly Finding[];
  /** The reason as it was given before, for a try that failed. */
  reasonOf: string;
  /** True while it is tried with a reason. */
  saving: boolean;
  publish: (reason: string) => void;
  letBe: () => void;
}

/** Has one thing published; another reason than the checks stands in the way of it is thrown. */
type Publish = (overrideReason: string | undefined) => Promise<void>;

/**
 * Publishes where there is no form to mend a text in: what the checks refuse waits for a reason
 * (product 15.5). A try with a reason that fails is told and leaves the question open; after a
 * conflict, which ends it, the reason stands there again when the same thing is asked for.
 */
export function usePublishingReason(): {
  refusal: Refusal | undefined;
  /** Resolves with whether it was done; false when it was let be. */
  orForReason: (subject: string, publish: Publish) => Promise<boolean>;
} {
  const [refusal, setRefusal] = useState<Refusal>();
  const typed = useRef({ subject: '', reason: '' });

  const ask = (subject: string, findings: readonly Finding[]): Promise<string | undefined> =>
    new Promise((answer) => {
      const reasonOf = typed.current.subject === subject ? typed.current.reason : '';
      const publish = (reason: string): void => {
        typed.current = { subject, reason };
        setRefusal((asked) => asked && { ...asked, saving: true });
        answer(reason);
      };
      const letBe = (): void => answer(undefined);
      setRefusal({ subject, findings, reasonOf, saving: false, publish, letBe });
    });

  const orForReason = async (subject: string, publish: Publish): Promise<boolean> => {
    let findings: readonly Finding[] | undefined;
    let reason: string | undefined;
    try {
      for (;;) {
        try {
          await publish(reason);
          typed.current = { subject: '', reason: '' };
          return true;
        } catch (thrown) {
          const found = refusedFor(thrown);
          findings = found ?? findings;
          if (findings === undefined || isConflict(thrown)) throw thrown;
          if (found === undefined) showFailure(thrown);
        }
        reason = await ask(subject, findings);
        if (reason === undefined) return false;
      }
    } finally {
      setRefusal(undefined);
    }
  };
  return { refusal, orForReason };
}
