import { Button, Tag } from 'antd';
import { useEffect, useId, useRef, type SubmitEvent } from 'react';
import { ContentEditor } from '../editor/content-editor.tsx';
import { FaqFields } from './faq-fields.tsx';
import type { EditedPost } from './post-values.ts';
import { PublishedControl } from './published-control.tsx';
import { PublicationDateControl, TagsControl, TextControl } from './text-controls.tsx';
import { usePostForm } from './use-post-form.ts';

interface PostFormProps {
  /** The post to edit; undefined in create mode. */
  stored?: EditedPost;
  onSaved: () => void;
  onCancel: () => void;
}

/** The post form in create or edit mode (specification §2 and §5 "Blog admin", contract §5). */
export function PostForm({ stored, onSaved, onCancel }: PostFormProps) {
  const headingId = useId();
  const { form, save } = usePostForm({ stored, onSaved });
  const { control, formState, setFocus } = form;
  const { isSubmitting } = formState;
  const editing = stored !== undefined;

  useEffect(() => {
    if (editing) {
      setFocus('title');
    }
  }, [editing, setFocus]);

  const sending = useRef(false);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!sending.current) {
      sending.current = true;
      void save(event).finally(() => {
        sending.current = false;
      });
    }
  };

  return (
    <section className="adm-card" aria-labelledby={headingId}>
      <header className="adm-card-head">
        <h2 id={headingId}>{editing ? 'Edit post' : 'New post'}</h2>
        <Tag className="adm-tag">{editing ? 'Edit mode' : 'Create mode'}</Tag>
      </header>
      <form className="adm-card-body adm-post-form" onSubmit={submit} noValidate>
        <div className="adm-fields adm-fields-main">
          <TextControl control={control} name="title" label="Title" required />
          <TextControl control={control} name="author" label="Author" required />
        </div>
        <ContentEditor control={control} />
        <TextControl control={control} name="subtitle" label="Subtitle" />
        <div className="adm-fields">
          <TextControl
            control={control}
            name="slug"
            label="Slug"
            placeholder={editing ? undefined : 'Made of the title'}
            hint={
              editing
                ? 'The last part of its address; a former one redirects here.'
                : 'The last part of its address.'
            }
          />
          <TagsControl control={control} />
        </div>
        <div className="adm-fields">
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
        </div>
        <FaqFields control={control} />
        <div className="adm-fields">
          <PublicationDateControl control={control} />
          <PublishedControl control={control} />
        </div>
        <div className="adm-form-actions">
          <Button type="primary" htmlType="submit" loading={isSubmitting}>
            {editing ? 'Update Post' : 'Create Post'}
          </Button>
          <Button onClick={onCancel} disabled={isSubmitting}>
            Cancel
          </Button>
        </div>
      </form>
    </section>
  );
}
