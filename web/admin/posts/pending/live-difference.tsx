import { useMemo, useState } from 'react';
import { DifferenceView } from '../../../components/difference/difference-view.tsx';
import { fieldDifferences, type VersionText } from '../history/version-fields.ts';
import { DifferenceLegend } from '../../drafts/version-history.tsx';
import { SideDrawer } from '../../shell/side-drawer.tsx';
import type { PersonValues, PostValues } from '../form/post-values.ts';

interface LiveDifferenceProps {
  /** The stored text without pending changes. */
  live: PostValues;
  /** The text to compare it with; undefined closes the drawer. */
  values: PostValues | undefined;
  onClose: () => void;
}

function knownPerson({ name, member }: PersonValues) {
  return { name, member: member ?? null };
}

function textOf({
  published,
  faqs,
  references,
  authors,
  reviewer,
  ...text
}: PostValues): VersionText {
  return {
    ...text,
    references: references.map((one) => ({ ...one, doi: null })),
    authors: authors.map(knownPerson),
    reviewer: reviewer && knownPerson(reviewer),
    faqs: faqs.map(({ id = '', question, answer }) => ({ id, question, answer })),
  };
}

/** Changes for readers if the form were published now. */
export function LiveDifference({ live, values, onClose }: LiveDifferenceProps) {
  const [shown, setShown] = useState(values);
  if (values !== undefined && values !== shown) {
    setShown(values);
  }
  // The drawer continues to show the last text while it closes.
  return shown === undefined ? null : (
    <SideDrawer
      open={values !== undefined}
      onClose={onClose}
      width={760}
      title="Differences from the published text"
    >
      <Differences live={live} values={shown} />
    </SideDrawer>
  );
}

function Differences({ live, values }: { live: PostValues; values: PostValues }) {
  const fields = useMemo(() => fieldDifferences(textOf(live), textOf(values)), [live, values]);
  return fields.length === 0 ? (
    <p className="adm-note">The texts are identical.</p>
  ) : (
    <div className="adm-version">
      <h3 className="sr">Changes</h3>
      <DifferenceLegend>in your edits.</DifferenceLegend>
      <DifferenceView fields={fields} />
    </div>
  );
}
