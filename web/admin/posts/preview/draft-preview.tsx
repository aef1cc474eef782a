import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useFocusReturn } from '../../requests/use-focus-return.ts';
import { ArticleStage } from '../../template/preview/article-stage.tsx';
import type { PostValues } from '../form/post-values.ts';
import { useDraftArticle } from './use-draft-article.ts';

interface DraftPreviewProps {
  /** Reads what the form holds now. */
  valuesOf: () => PostValues;
  /** The stored slug, in edit mode. */
  slug: string | undefined;
}

/** A button that shows what the form holds as an article in the real template; stores nothing. */
export function DraftPreview({ valuesOf, slug }: DraftPreviewProps) {
  const [shown, setShown] = useState<PostValues>();
  const [open, setOpen] = useState(false);
  useFocusReturn(open);
  return (
    <>
      <Button
        onClick={() => {
          setShown(structuredClone(valuesOf()));
          setOpen(true);
        }}
      >
        Preview
      </Button>
      {shown ? (
        <Drawer
          className="adm-drawer"
          open={open}
          onClose={() => setOpen(false)}
          destroyOnHidden
          focusable={{ focusTriggerAfterClose: false }}
          size="min(100vw, 1120px)"
          title={<h2>{shown.title.trim() || 'Preview'}</h2>}
          closable={{ placement: 'end', 'aria-label': 'Close' }}
        >
          <DraftArticle values={shown} slug={slug} />
        </Drawer>
      ) : null}
    </>
  );
}

function DraftArticle({ values, slug }: { values: PostValues; slug: string | undefined }) {
  const { config, content, error, retry } = useDraftArticle(values, slug);
  return (
    <ArticleStage
      lead={<p className="adm-note">As readers will see it. Nothing of it is saved.</p>}
      config={config}
      content={content}
      error={error}
      onRetry={retry}
    />
  );
}
