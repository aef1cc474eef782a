import { type ReactNode, useEffect, useRef } from 'react';
import type { TemplateConfig } from '../../../schema/template/template-config.ts';
import { FailureNotice } from '../shell/failure-notice.tsx';
import { type ArticlePart, partNames } from './article-part.ts';
import { DeviceStage } from './device-stage.tsx';
import { scrollWithin } from './preview-frame.tsx';
import type { PreviewContent } from './use-preview-article.ts';
import { templateStylesheet } from '../../../schema/template/template-stylesheet.ts';
import { SiteHeader } from '../../components/frame/site-header.tsx';
import { SiteFooter } from '../../components/frame/site-footer.tsx';
import { ArticleTemplate } from '../../components/template/article-template.tsx';
import type { PreviewArticleQuery } from '../../generated/admin.ts';
import type { SiteFrameQuery } from '../../generated/site.ts';

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

/** Outlines one component with its name, at the same size for every scale. */
function outline(part: ArticlePart, scale: number): string {
  const px = (length: number) => `${(length / scale).toFixed(2)}px`;
  const block = `[data-part='${part}']`;
  return (
    `${block}{position:relative;outline:${px(2)} solid #3f7886;outline-offset:-${px(2)}}` +
    `${block}::after{content:'${partNames[part]}';position:absolute;z-index:9;top:0;right:0;` +
    `padding:${px(2)} ${px(10)};background:#2f6270;color:#fff;` +
    `font:400 ${px(13)}/1.5 "Libre Franklin Variable",sans-serif}`
  );
}

interface PreviewedArticleProps {
  config: TemplateConfig;
  post: NonNullable<PreviewArticleQuery['post']>;
  related: PreviewArticleQuery['relatedPosts'];
  site: SiteFrameQuery['site'];
  /** The component to outline. */
  part: ArticlePart | undefined;
  /** The scale at which the article is displayed. */
  scale: number;
}

/**
 * The real article component with a template that need not be saved (product 7.4), below the header
 * of the site, because its button has the colour of the template. The header is not interactive
 * here.
 */
function PreviewedArticle({ config, post, related, site, part, scale }: PreviewedArticleProps) {
  return (
    <>
      <style>{templateStylesheet(config)}</style>
      {part === undefined ? null : <style>{outline(part, scale)}</style>}
      <div inert>
        <SiteHeader brand={site.brand.name} header={site.header} />
      </div>
      <ArticleTemplate
        config={config}
        post={post}
        related={related}
        footer={
          <SiteFooter
            brand={site.brand}
            address={site.address}
            emails={site.emails}
            footer={site.footer}
          />
        }
      />
    </>
  );
}
