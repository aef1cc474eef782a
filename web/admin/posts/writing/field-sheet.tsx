import type { RefObject } from 'react';
import { ChecksRegion } from '../checks/checks-region.tsx';
import { DescribingFields } from '../form/post-form-fields.tsx';
import { AttributionFields } from '../form/attribution/attribution-fields.tsx';
import { FaqFields } from '../form/faq-fields.tsx';
import { PublicationFields } from '../form/publication-fields.tsx';
import { TextControl } from '../form/text-controls.tsx';
import type { PostFormHandle } from '../form/use-post-form.ts';
import type { EditedPost } from '../form/post-values.ts';
import { ReviewRegion } from '../review/review-region.tsx';

interface FieldSheetProps {
  id: string;
  open: boolean;
  sheetRef: RefObject<HTMLElement | null>;
  handle: PostFormHandle;
  checksRef: RefObject<HTMLElement | null>;
  /** Called with the number of findings that prevent publishing. */
  onBlocking: (count: number) => void;
  /** Called before the focus moves from the checks to a field. */
  onLeave: (field: string) => void;
  /** Opens the form again with the post after a note was applied. */
  onReopen: (post: EditedPost) => void;
}

/** All fields except title and content, next to the page; on a phone, they cover it. */
export function FieldSheet(props: FieldSheetProps) {
  const { id, open, sheetRef, handle, checksRef, onBlocking, onLeave, onReopen } = props;
  const { control } = handle.form;
  return (
    <section
      id={id}
      className="adm-sheet"
      aria-labelledby={`${id}-heading`}
      tabIndex={-1}
      ref={sheetRef}
      hidden={!open}
    >
      <h2 id={`${id}-heading`} className="sr">
        Details
      </h2>
      <PublicationFields handle={handle} />
      <TextControl control={control} name="author" required />
      <TextControl control={control} name="subtitle" />
      <DescribingFields handle={handle} />
      <FaqFields control={control} />
      <AttributionFields control={control} />
      <ChecksRegion
        handle={handle}
        regionRef={checksRef}
        onBlocking={onBlocking}
        onLeave={onLeave}
      />
      <ReviewRegion handle={handle} onReopen={onReopen} />
    </section>
  );
}
