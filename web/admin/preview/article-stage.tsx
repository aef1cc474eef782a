import { useEffect, useRef, type ReactNode } from 'react';
import type { TemplateConfig } from '../../../schema/template/template-config.ts';
import { FailureNotice } from '../shell/failure-notice.tsx';
import type { ArticlePart } from './article-part.ts';
import { DeviceStage } from './device-stage.tsx';
import { scrollWithin } from './preview-frame.tsx';
import { PreviewedArticle } from './previewed-article.tsx';
import type { PreviewContent } from './use-preview-article.ts';

interface ArticleStageProps {
  /** Shown at the start of the bar, before the choice of a width. */
  lead: ReactNode;
  /** A valid template, saved or not; undefined while it is loading. */
  config: TemplateConfig | undefined;
  /** The article; undefined while it is loading. */
  content: PreviewContent | undefined;
  /** The component being edited, which is outlined and scrolled to. */
  part?: ArticlePart | undefined;
  error: Error | undefined;
  onRetry: () => void;
}

/** An article rendered with a template, at the width of a phone, a tablet or a desktop. */
export function ArticleStage(props: ArticleStageProps) {
  const { lead, config, content, part, error, onRetry } = props;
  return (
    <DeviceStage
      title="Article preview"
      lead={lead}
      failure={
        error ? (
          <FailureNotice title="The article could not be loaded." error={error} onRetry={onRetry} />
        ) : null
      }
      render={
        config && content
          ? (scale) => (
              <>
                <PreviewedArticle {...content} config={config} part={part} scale={scale} />
                <PartInView part={part} />
              </>
            )
          : undefined
      }
    />
  );
}

/** Scrolls to a component of the article when it becomes the one being edited. */
function PartInView({ part }: { part: ArticlePart | undefined }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (part === undefined) return;
    const block = place.current?.ownerDocument.querySelector(`[data-part="${part}"]`);
    if (block) scrollWithin(block);
  }, [part]);
  return <span ref={place} hidden />;
}
