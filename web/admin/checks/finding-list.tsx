import { Button } from 'antd';
import type { Finding, CheckRule } from '../../../schema/check-rules.ts';

/** Display names of the rules in the form. */
const ruleNames: Record<CheckRule, string> = {
  'claim-contradicted': 'Differs from an approved claim',
  'claim-expired': 'The claim has expired',
  'dead-link': 'Broken link',
  'image-without-alt': 'Image without alternative text',
  'ai-not-confirmed': 'Not read by a person',
  'review-missing': 'Review missing',
  'figure-without-source': 'Figure without a source',
  'heading-skipped': 'Skipped heading level',
  'no-description': 'Meta description missing',
  'title-too-long': 'Title too long',
  'link-without-text': 'Link without text',
  'passive-link-text': 'Unclear link text',
  'external-link-dead': 'Broken external link',
  'reading-age': 'Hard to read',
};

interface FindingListProps {
  heading: string;
  /** Heading level on the page. */
  level: 'h2' | 'h4';
  findings: readonly Finding[];
  /** Navigates to the place of a finding; without it, there is no button. */
  onGo?: (finding: Finding) => void;
}

/** Findings of one severity: problem, place and how to fix it. */
export function FindingList({ heading, level: Heading, findings, onGo }: FindingListProps) {
  if (findings.length === 0) return null;
  return (
    <div className="adm-findings">
      <Heading>{heading}</Heading>
      <ul>
        {findings.map((finding, index) => {
          const { rule, severity, message, excerpt, suggestion } = finding;
          return (
            <li key={`${rule} ${excerpt} ${String(index)}`} data-severity={severity}>
              <strong>{ruleNames[rule]}</strong>
              <p>{message}</p>
              {excerpt === '' ? null : <blockquote>{excerpt}</blockquote>}
              <p>{suggestion}</p>
              {onGo ? (
                <Button size="small" onClick={() => onGo(finding)}>
                  Show in the text
                  <span className="sr">
                    : {ruleNames[rule]}
                    {excerpt === '' ? '' : `, “${excerpt}”`}
                  </span>
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
