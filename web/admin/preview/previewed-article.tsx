import { templateStylesheet } from '../../../schema/template/template-stylesheet.ts';
import type { TemplateConfig } from '../../../schema/template/template-config.ts';
import { SiteHeader } from '../../components/frame/site-header.tsx';
import { SiteFooter } from '../../components/frame/site-footer.tsx';
import { ArticleTemplate } from '../../components/template/article-template.tsx';
import type { PreviewArticleQuery } from '../../generated/admin.ts';
import type { SiteFrameQuery } from '../../generated/site.ts';
import { partNames, type ArticlePart } from './article-part.ts';

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
export function PreviewedArticle({
  config,
  post,
  related,
  site,
  part,
  scale,
}: PreviewedArticleProps) {
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
