import { Button } from 'antd';
import { useState } from 'react';
import { ArticleStage } from '../../preview/article-stage.tsx';
import type { PostValues } from '../form/post-values.ts';
import { useDraftArticle } from './use-draft-article.ts';
import { SideDrawer } from '../../shell/side-drawer.tsx';

interface DraftPreviewProps {
  /** Reads the current values of the form. */
  valuesOf: () => PostValues;
  /** The stored slug, in edit mode. */
  slug: string | undefined;
}

/** A button that previews the form as an article in the real template; stores nothing. */
export function DraftPreview({ valuesOf, slug }: DraftPreviewProps) {
  const [shown, setShown] = useState<PostValues>();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        className="adm-preview-button"
        onClick={() => {
          setShown(structuredClone(valuesOf()));
          setOpen(true);
        }}
      >
        Preview
      </Button>
      {shown ? (
        <SideDrawer
          open={open}
          onClose={() => setOpen(false)}
          width={1120}
          title={shown.title.trim() || 'Preview'}
        >
          <DraftArticle
            note="This is how readers will see it. The preview is not saved."
            values={shown}
            slug={slug}
          />
        </SideDrawer>
      ) : null}
    </>
  );
}

interface DraftArticleProps {
  /** Shown at the start of the bar. */
  note: string;
  values: PostValues;
  /** The stored slug, in edit mode. */
  slug: string | undefined;
}

/** The values of a post as an article in the real template. */
export function DraftArticle({ note, values, slug }: DraftArticleProps) {
  const { config, content, error, retry } = useDraftArticle(values, slug);
  return (
    <ArticleStage
      lead={<p className="adm-note">{note}</p>}
      config={config}
      content={content}
      error={error}
      onRetry={retry}
    />
  );
}
