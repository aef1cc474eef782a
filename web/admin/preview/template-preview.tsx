import { Flex } from 'antd';
import type { TemplateConfig } from '../../../schema/template/template-config.ts';
import { LabelledSelect } from '../shell/admin-select.tsx';
import type { ArticlePart } from './article-part.ts';
import { ArticleStage } from './article-stage.tsx';
import { usePreviewArticle } from './use-preview-article.ts';

interface TemplatePreviewProps {
  /** A valid template, saved or not; undefined while it is loading. */
  config: TemplateConfig | undefined;
  /** The component being edited, which is outlined and scrolled to. */
  part?: ArticlePart | undefined;
}

/** A published article rendered with a template, at the width of a phone, a tablet or a desktop. */
export function TemplatePreview({ config, part }: TemplatePreviewProps) {
  const { articles, slug, choose, content, error, retry } = usePreviewArticle();
  return (
    <ArticleStage
      lead={<ArticleChoice articles={articles} slug={slug} onChoose={choose} />}
      config={config}
      content={content}
      part={part}
      error={error}
      onRetry={retry}
    />
  );
}

interface ArticleChoiceProps {
  articles: { slug: string; title: string }[];
  slug: string;
  onChoose: (slug: string) => void;
}

/** A choice of the previewed article. */
function ArticleChoice({ articles, slug, onChoose }: ArticleChoiceProps) {
  return (
    <Flex className="tpl-article" flex="1 1 220px" gap={8} align="center">
      <LabelledSelect
        label="Preview"
        popupMatchSelectWidth={false}
        value={slug}
        onChange={onChoose}
        options={articles.map(({ slug: value, title }) => ({ value, label: title }))}
      />
    </Flex>
  );
}
