import { useSearchParams } from 'react-router';
import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { type ContentPartName, isContentPartName } from '../../../schema/content/content-parts.ts';
import { partParameter } from './content-address.ts';
import { PartList } from './list/part-list.tsx';
import { OpenedContentPartDocument } from '../../generated/admin.ts';
import { isUnauthenticated } from '../admin-client.ts';
import { FailureNotice } from '../shell/failure-notice.tsx';
import { Loading } from '../shell/loading.tsx';
import { PartForm } from './form/part-form.tsx';
import { type OpenedPart, openPart } from './opened-part.ts';
import './content.css';
import './content-controls.css';

/** The "Content" tab: the parts of the site's texts, or one of them in its form (product 12). */
export default function ContentTab() {
  const [address] = useSearchParams();
  const name = address.get(partParameter) ?? '';
  return isContentPartName(name) ? <PartPage key={name} name={name} /> : <PartList />;
}

/** An opening of the form; each has a new form. */
interface OpenedForm {
  number: number;
  opened: OpenedPart;
}

/** The form of one part; it is loaded from the server each time it is opened. */
function PartPage({ name }: { name: ContentPartName }) {
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
        <FailureNotice title="The part could not be opened." error={error} onRetry={refetch} />
      ) : (
        <Loading className="adm-card-body" what="the part" rows={12} />
      )}
    </section>
  );
}
