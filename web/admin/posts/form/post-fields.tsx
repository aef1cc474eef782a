import { ContentEditor } from '../editor/content-editor.tsx';
import { SharingPreview } from '../preview/sharing-preview.tsx';
import { FaqFields } from './faq-fields.tsx';
import type { PostControl } from './post-field.tsx';
import { PublishedControl } from './published-control.tsx';
import { PublicationDateControl, TagsControl, TextControl } from './text-controls.tsx';

interface PostFieldsProps {
  control: PostControl;
  /** The stored slug, in edit mode. */
  slug: string | undefined;
}

/**
 * The fields of the post form under their names (contract §5): what readers read, beside it what
 * describes the post, and below both when it is public.
 */
export function PostFields({ control, slug }: PostFieldsProps) {
  return (
    <div className="adm-post-parts">
      <div className="adm-post-text">
        <div className="adm-fields adm-fields-main">
          <TextControl control={control} name="title" label="Title" required />
          <TextControl control={control} name="author" label="Author" required />
        </div>
        <ContentEditor control={control} />
        <TextControl control={control} name="subtitle" label="Subtitle" />
        <FaqFields control={control} />
      </div>
      <div className="adm-post-details">
        <TextControl
          control={control}
          name="slug"
          label="Slug"
          placeholder={slug === undefined ? 'Made of the title' : undefined}
          hint={
            slug === undefined
              ? 'The last part of its address.'
              : 'The last part of its address; a former one redirects here.'
          }
        />
        <TagsControl control={control} />
        <TextControl
          control={control}
          name="excerpt"
          label="Excerpt"
          rows={3}
          hint="Stands on cards. Empty: the first sentences of the text."
        />
        <TextControl
          control={control}
          name="metaDescription"
          label="Meta description"
          rows={3}
          hint="For search engines. Empty: the excerpt."
        />
        <SharingPreview control={control} slug={slug} />
      </div>
      <div className="adm-fields">
        <PublicationDateControl control={control} />
        <PublishedControl control={control} />
      </div>
    </div>
  );
}
