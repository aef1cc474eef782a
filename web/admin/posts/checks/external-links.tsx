import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import type { Finding } from '../../../../schema/check-rules.ts';
import { ExternalLinksDocument, type ExternalLinksMutation } from '../../../generated/admin.ts';
import { adminFailureOf } from '../../shell/show-failure.ts';
import { FindingList } from '../../checks/finding-list.tsx';
import { findingsOf } from '../../checks/findings-of.ts';
import { checkInputOf, type CheckedValues } from './use-post-check.ts';

type Answer = ExternalLinksMutation['checkExternalLinks'];

type LinksState =
  | { kind: 'idle' }
  | { kind: 'checking' }
  | { kind: 'checked'; summary: string; findings: readonly Finding[] }
  | { kind: 'failed'; summary: string };

const countOf = (count: number, one: string, several: string): string =>
  count === 1 ? `1 ${one}` : `${String(count)} ${several}`;

function summaryOf({ checked, undecided, leftOut, findings }: Answer): string {
  if (checked === 0) return 'There are no links to other sites.';
  const dead = findings.length === 0 ? 'None' : String(findings.length);
  return [
    `${countOf(checked, 'link', 'links')} to other sites checked. ${dead} ${findings.length > 1 ? 'are' : 'is'} broken.`,
    ...(undecided === 0 ? [] : [`${String(undecided)} could not be checked.`]),
    ...(leftOut === 0 ? [] : [`${String(leftOut)} more were not checked.`]),
  ].join(' ');
}

interface ExternalLinksProps {
  values: CheckedValues;
  onGo: (finding: Finding) => void;
}

/** Checks on request only whether the external links of the text still work. */
export function ExternalLinks({ values, onGo }: ExternalLinksProps) {
  const client = useApolloClient();
  const [state, setState] = useState<LinksState>({ kind: 'idle' });
  const check = async (): Promise<void> => {
    setState({ kind: 'checking' });
    try {
      const { data } = await client.mutate({
        mutation: ExternalLinksDocument,
        variables: { input: checkInputOf(values) },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error('The site did not respond.');
      const answer = data.checkExternalLinks;
      const findings = findingsOf(answer.findings);
      setState({ kind: 'checked', summary: summaryOf(answer), findings });
    } catch (thrown) {
      const summary = `The links could not be checked. ${adminFailureOf(thrown).message}`;
      setState({ kind: 'failed', summary });
    }
  };
  const summary = state.kind === 'checked' || state.kind === 'failed' ? state.summary : '';
  const checking = state.kind === 'checking';
  return (
    <div className="adm-links" data-state={state.kind}>
      <Button loading={checking} onClick={() => void check()}>
        Check external links
      </Button>
      <p aria-live="polite">{checking ? 'Checking the links…' : summary}</p>
      <FindingList
        heading="Links to other sites"
        level="h4"
        findings={state.kind === 'checked' ? state.findings : []}
        onGo={onGo}
      />
    </div>
  );
}
