import { Button } from 'antd';
import { type RefObject, useEffect, useId } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath } from 'react-hook-form';
import type { Finding } from '../../../../schema/check-rules.ts';
import type { PostFormHandle } from '../form/use-post-form.ts';
import { ExternalLinks } from './external-links.tsx';
import { FindingList } from '../../checks/finding-list.tsx';
import { findWords, selectExcerpt } from '../../checks/find-words.ts';
import {
  type CheckedValues,
  type PostCheckState,
  useCheckedValues,
  usePostCheck,
} from './use-post-check.ts';
import type { PostValues } from '../form/post-values.ts';
import '../../checks/checks.css';

interface ChecksRegionProps {
  handle: PostFormHandle;
  regionRef: RefObject<HTMLElement | null>;
  /** Called with the number of findings that prevent publishing. */
  onBlocking: (count: number) => void;
  /** Called before the focus moves to a field that may be hidden. */
  onLeave?: (field: string) => void;
}

const blocks = ({ severity }: Finding): boolean => severity === 'BLOCKS';

/** The state for a person who confirms having read the text with the next save. */
function withoutUnread(state: PostCheckState): PostCheckState {
  return state.kind === 'checked'
    ? { ...state, findings: state.findings.filter(({ rule }) => rule !== 'ai-not-confirmed') }
    : state;
}

/** Summary of the whole check. */
function summaryOf(state: PostCheckState): string {
  switch (state.kind) {
    case 'nothing':
      return 'Nothing to check yet. Your text is checked as you write.';
    case 'checking':
      return 'Checking…';
    case 'failed':
      return `The text could not be checked. ${state.message}`;
    case 'checked': {
      const { findings } = state;
      if (findings.length === 0) return 'No findings';
      const blocking = findings.filter(blocks).length;
      const found = findings.length === 1 ? '1 finding' : `${String(findings.length)} findings`;
      return blocking === 0
        ? `${found}, none prevents publishing`
        : `${found}, ${String(blocking)} to fix before publishing`;
    }
  }
}

/** The findings of the checks for the current form, saved or not (product 15.5). */
export function ChecksRegion({ handle, regionRef, onBlocking, onLeave }: ChecksRegionProps) {
  const headingId = useId();
  const { control, setFocus } = handle.form;
  const values = useCheckedValues(control);
  const { base, id, ai } = handle.opened;
  const check = usePostCheck(
    { ...values, slug: values.slug || base.slug },
    { postId: id, reading: ai?.confirmed?.at },
  );
  const state = handle.read ? withoutUnread(check.state) : check.state;
  const findings =
    state.kind === 'checked' || state.kind === 'checking' ? (state.findings ?? []) : [];

  const blocking = findings.filter(blocks).length;
  useEffect(() => onBlocking(blocking), [blocking, onBlocking]);

  const go = (finding: Finding): void => {
    const field = fieldOf(finding, values);
    flushSync(() => onLeave?.(field));
    setFocus(field);
    // The form moves the focus asynchronously.
    setTimeout(() => selectExcerpt(document.activeElement, finding.excerpt));
  };
  return (
    <section className="adm-checks" aria-labelledby={headingId} tabIndex={-1} ref={regionRef}>
      <h3 id={headingId}>Checks</h3>
      <p role="status" data-state={state.kind}>
        {summaryOf(state)}
      </p>
      {state.kind === 'failed' ? <Button onClick={check.again}>Check again</Button> : null}
      <FindingList
        heading="Fix before publishing"
        level="h4"
        findings={findings.filter(blocks)}
        onGo={go}
      />
      <FindingList
        heading="Advice"
        level="h4"
        findings={findings.filter((finding) => !blocks(finding))}
        onGo={go}
      />
      <ExternalLinks values={values} onGo={go} />
    </section>
  );
}

/** The texts around the content. */
const checkedTexts = ['title', 'subtitle', 'excerpt', 'metaTitle', 'metaDescription'] as const;

/** The form field that a finding refers to. */
function fieldOf(
  { rule, excerpt }: Pick<Finding, 'rule' | 'excerpt'>,
  values: CheckedValues,
): FieldPath<PostValues> {
  if (rule === 'no-description') return 'metaDescription';
  if (rule === 'title-too-long') return 'title';
  const { content, faqs, references } = values;
  if (excerpt === '' || findWords(content, excerpt)) return 'content';
  const text = checkedTexts.find((name) => findWords(values[name], excerpt));
  if (text) return text;
  const answer = faqs.findIndex((faq) => findWords(faq.answer, excerpt));
  if (answer !== -1) return `faqs.${answer}.answer`;
  const question = faqs.findIndex((faq) => findWords(faq.question, excerpt));
  if (question !== -1) return `faqs.${question}.question`;
  const reference = references.findIndex(({ text }) => findWords(text, excerpt));
  return reference === -1 ? 'content' : `references.${reference}.text`;
}
