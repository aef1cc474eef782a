import { Button } from 'antd';
import { Link } from 'react-router';
import { capacityNames } from '../../../../schema/review-rules.ts';
import { useApprovalRecordQuery, type ApprovalRecordQuery } from '../../../generated/admin.ts';
import { now } from '../../../calendar/now.ts';
import { isUnauthenticated } from '../../admin-client.ts';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { Loading } from '../../shell/loading.tsx';
import { zoneText } from '../../shell/moment-text.ts';
import { Moment } from '../../shell/moment.tsx';
import { useScreenTitle } from '../../shell/use-screen-title.ts';
import { withWriting } from '../post-address.ts';
import './review.css';

type RecordPage = ApprovalRecordQuery['approvalRecord']['pages'][number];

/** Who approved which text of a post, a printed page per text (product 26.6). */
export default function ApprovalRecord({ postId }: { postId: string }) {
  const { data, error, refetch } = useApprovalRecordQuery({
    variables: { postId },
    fetchPolicy: 'network-only',
  });
  const record = data?.approvalRecord;
  const heading = `Approval record${record ? `: ${record.title}` : ''}`;
  useScreenTitle(heading);
  return (
    <main className="adm adm-record" id="main">
      <p className="adm-record-tools set-actions">
        <Link
          className="tlink"
          to={`/blog-admin?${withWriting(new URLSearchParams(), postId).toString()}`}
        >
          Back to the post
        </Link>
        {record ? <Button onClick={() => window.print()}>Print</Button> : null}
      </p>
      <h1>{heading}</h1>
      <p>Times are in {zoneText(now())}.</p>
      {record?.pages.map((page) => (
        <RecordedText key={`${page.textHash} ${page.savedAt}`} page={page} />
      ))}
      {error && !data && !isUnauthenticated(error) ? (
        <FailureNotice title="The record could not be loaded." error={error} onRetry={refetch} />
      ) : null}
      {record || error ? null : <Loading what="the record" rows={10} />}
    </main>
  );
}

function RecordedText({ page }: { page: RecordPage }) {
  const { version, savedAt, savedBy, title, textHash, decisions, notes, claims, overrides } = page;
  return (
    <section className="adm-record-page">
      <h2>{version === null ? 'Reviewed text' : `Version ${String(version)}`}</h2>
      <p>
        “{title}”, {version === null ? 'decided' : 'saved'} <Moment at={savedAt} inFull />
        {savedBy === null ? '' : ` by ${savedBy}`}.
        {version === null ? ' No stored version has exactly this text.' : ''}
      </p>
      <p className="adm-record-hash">SHA-256 {textHash}</p>
      <h3>Decisions</h3>
      {decisions.length === 0 ? <p>None.</p> : null}
      <ul>
        {decisions.map((decision) => (
          <li key={`${decision.capacity} ${decision.decidedAt}`}>
            {decision.decision === 'APPROVE' ? 'Approved' : 'Changes asked for'} as{' '}
            {capacityNames[decision.capacity].toLowerCase()} reviewer by{' '}
            {decision.name ?? 'an erased person'}, <Moment at={decision.decidedAt} inFull />
            {decision.reason === null ? '' : `: ${decision.reason}`}
            {decision.withdrawnAt === null ? null : (
              <>
                {' '}
                (withdrawn <Moment at={decision.withdrawnAt} inFull />)
              </>
            )}
          </li>
        ))}
      </ul>
      <h3>Notes</h3>
      {notes.length === 0 ? <p>None.</p> : null}
      <ul>
        {notes.map(({ id, passage, note, suggestion, state }) => (
          <li key={id}>
            <blockquote>{passage}</blockquote>
            {note}
            {suggestion === null ? '' : ` Suggested: ${suggestion}`} ({noteOutcomes[state]})
          </li>
        ))}
      </ul>
      <h3>Claims stated</h3>
      {claims.length === 0 ? <p>None.</p> : null}
      <ul>
        {claims.map(({ figure, wording, source, contradicted }, index) => (
          <li key={index}>
            {figure}: “{wording}” Source: {source}
            {contradicted ? ' (differs from the approved claim)' : ''}
          </li>
        ))}
      </ul>
      {overrides.length === 0 ? null : (
        <>
          <h3>Published by an owner’s decision</h3>
          <ul>
            {overrides.map(({ at, by, reason }) => (
              <li key={at}>
                {by ?? 'Unknown'}, <Moment at={at} inFull />: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const noteOutcomes: Record<RecordPage['notes'][number]['state'], string> = {
  OPEN: 'open',
  APPLIED: 'applied',
  RESOLVED: 'resolved',
  LOST: 'open, the passage has changed',
};
