import { ContentEditor } from './content-editor.tsx';
import { SharingPreview } from '../preview/sharing-preview.tsx';
import { AttributionFields } from './attribution/attribution-fields.tsx';
import { FaqFields } from './faq-fields.tsx';
import { PublicationFields } from './publication-fields.tsx';
import type { PostFormHandle } from './use-post-form.ts';
import { SlugControl } from './slug-control.tsx';
import { TagsControl, TextControl } from './text-controls.tsx';

interface PostFieldsProps {
  handle: PostFormHandle;
}

/** Metadata fields, used by search engines, cards and the URL. */
export function DescribingFields({ handle: { form, opened } }: PostFieldsProps) {
  const { control } = form;
  const slug = opened.base.slug || undefined;
  return (
    <>
      <SlugControl control={control} postId={opened.id} stored={slug} />
      <TagsControl control={control} />
      <TextControl
        control={control}
        name="excerpt"
        rows={3}
        hint="Shown on cards and in search results. If empty, the first sentences are used."
      />
      <TextControl
        control={control}
        name="metaTitle"
        hint="If empty, the title and the site name are used."
      />
      <TextControl
        control={control}
        name="metaDescription"
        rows={3}
        hint="For search engines. If empty, the excerpt is used."
      />
      <TextControl
        control={control}
        name="doi"
        hint="If the article has one. Bare, such as 10.1136/bmj.n71, or as an address at doi.org."
      />
      <SharingPreview control={control} slug={slug} />
    </>
  );
}

/**
 * The labelled fields of the post form (product 5.3): content, metadata next to it, and below both
 * the publication.
 */
export function PostFields({ handle }: PostFieldsProps) {
  const { control } = handle.form;
  return (
    <div className="adm-post-parts">
      <div className="adm-post-text">
        <div className="adm-fields">
          <TextControl control={control} name="title" required />
          <TextControl control={control} name="author" required />
        </div>
        <ContentEditor control={control} />
        <TextControl control={control} name="subtitle" />
        <FaqFields control={control} />
        <AttributionFields control={control} />
      </div>
      <div className="adm-post-details">
        <DescribingFields handle={handle} />
      </div>
      <PublicationFields handle={handle} />
    </div>
  );
}
