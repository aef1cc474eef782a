import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { ContentPartName } from '../../../schema/content/content-parts.ts';
import { OpenedContentPartDocument } from '../../generated/admin.ts';
import { isUnauthenticated } from '../admin-client.ts';
import { FailureNotice } from '../shell/failure-notice.tsx';
import { Loading } from '../shell/loading.tsx';
import { PartForm } from './form/part-form.tsx';
import { openPart, type OpenedPart } from './opened-part.ts';

/** An opening of the form; each has a new form. */
interface OpenedForm {
  number: number;
  opened: OpenedPart;
}

/** The form of one part; it is loaded from the server each time it is opened. */
export function PartPage({ name }: { name: ContentPartName }) {
  const [turn, setTurn] = useState<OpenedForm>();
  const { data, error, refetch } = useQuery(OpenedContentPartDocument, {
    variables: { name },
    fetchPolicy: 'no-cache',
  });
  const begin = (opened: OpenedPart) =>
    setTurn((before) => ({ number: (before?.number ?? 0) + 1, opened }));
  const stored = data?.contentPart;
  useEffect(() => {
    if (stored === undefined) return undefined;
    let unmounted = false;
    void openPart(stored).then((opened) => {
      // Later responses must not replace the form that is being edited.
      if (!unmounted) setTurn((before) => before ?? { number: 1, opened });
    });
    return () => {
      unmounted = true;
    };
  }, [stored]);

  if (turn) {
    return (
      <PartForm
        key={turn.number}
        opened={turn.opened}
        onOpen={begin}
        onPublished={(published) => {
          const { version } = published;
          setTurn({ ...turn, opened: { ...turn.opened, stored: published, version } });
        }}
      />
    );
  }
  return (
    <section className="adm-card" aria-label="Content">
      {error && !isUnauthenticated(error) ? (
        <FailureNotice
          title="The part could not be opened."
          error={error}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Loading className="adm-card-body" what="the part" rows={12} />
      )}
    </section>
  );
}
