import { useMemo } from 'react';
import { usePostVersionTextQuery } from '../../../generated/admin.ts';
import { isUnauthenticated } from '../../admin-client.ts';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { DifferenceView } from '../../../components/difference/difference-view.tsx';
import { fieldDifferences, withPlaceOf, wholeFields, type VersionText } from './version-fields.ts';
import { Loading } from '../../shell/loading.tsx';

interface VersionDifferenceProps {
  postId: string;
  before: number;
  after: number;
  /** Omits the fields that a restore does not change: slug and date. */
  textOnly?: boolean;
}

/** The differences between two versions of a post. */
export function VersionDifference(props: VersionDifferenceProps) {
  const { postId, before, after, textOnly = false } = props;
  const earlier = useVersionText(postId, before);
  const later = useVersionText(postId, after);
  return earlier.text && later.text ? (
    <Comparison
      before={earlier.text}
      after={textOnly ? withPlaceOf(later.text, earlier.text) : later.text}
    />
  ) : (
    <Missing texts={[earlier, later]} />
  );
}

/** A version without a comparison. */
export function WholeVersion({ postId, version }: { postId: string; version: number }) {
  const whole = useVersionText(postId, version);
  return whole.text ? (
    <DifferenceView fields={wholeFields(whole.text)} />
  ) : (
    <Missing texts={[whole]} />
  );
}

/** Versions are immutable, so each is loaded only once. */
export function useVersionText(postId: string, version: number) {
  const { data, error, refetch } = usePostVersionTextQuery({ variables: { postId, version } });
  return { text: data?.postVersion.text, error, refetch };
}

/** A text that is loading or could not be loaded. */
interface AwaitedText {
  error?: Error | undefined;
  refetch: () => Promise<unknown>;
}

/** Placeholder of a difference until both texts have loaded. */
export function Missing({ texts }: { texts: readonly AwaitedText[] }) {
  const failed = texts.find(({ error }) => error && !isUnauthenticated(error));
  return failed?.error ? (
    <FailureNotice
      title="The version could not be shown."
      error={failed.error}
      onRetry={failed.refetch}
    />
  ) : (
    <Loading what="the version" rows={8} />
  );
}

/** The differences between two texts of a post. */
export function Comparison({ before, after }: { before: VersionText; after: VersionText }) {
  const fields = useMemo(() => fieldDifferences(before, after), [before, after]);
  return fields.length === 0 ? (
    <p className="adm-note">The versions are identical.</p>
  ) : (
    <DifferenceView fields={fields} />
  );
}
