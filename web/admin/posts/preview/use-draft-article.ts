import { doiOf } from '../../../../schema/doi.ts';
import { slugOf } from '../../../../schema/post-rules.ts';
import type { TemplateConfig } from '../../../../schema/template/template-config.ts';
import { checkTemplateConfig } from '../../../../schema/template/template-validation.ts';
import { blogLimits } from '../../../../schema/limits.ts';
import {
  type DraftPreviewQuery,
  useDraftPreviewQuery,
  usePublicTemplateQuery,
} from '../../../generated/admin.ts';
import { useSiteFrameQuery } from '../../../generated/site.ts';
import type { PreviewContent } from '../../preview/use-preview-article.ts';
import type { PersonValues, PostValues, ReferenceValues } from '../form/post-values.ts';

interface DraftArticle {
  /** The current template; undefined while it is loading. */
  config: TemplateConfig | undefined;
  content: PreviewContent | undefined;
  error: Error | undefined;
  retry: () => void;
}

/** The form as an article; the server renders its content as it does for a save. */
export function useDraftArticle(values: PostValues, storedSlug: string | undefined): DraftArticle {
  const slug = storedSlug ?? '';
  const frame = useSiteFrameQuery();
  const template = usePublicTemplateQuery();
  const draft = useDraftPreviewQuery({
    variables: { content: values.content, answers: values.faqs.map(({ answer }) => answer), slug },
    fetchPolicy: 'no-cache',
  });
  const check = template.data && checkTemplateConfig(template.data.templateConfig);
  const site = frame.data?.site;
  const newest = draft.data?.posts.edges.map(({ node }) => node) ?? [];
  const related = draft.data?.relatedPosts ?? [];
  return {
    config: check?.ok ? check.config : undefined,
    content: draft.data &&
      site && {
        site,
        related: related.length > 0 ? related : newest.slice(0, blogLimits.relatedPosts),
        post: {
          ...articleOf(values, slug, draft.data.previewPost.answersHtml),
          ...attributionOf(values, draft.data.teamMembers),
          ...draft.data.previewPost,
          aiStatement: null,
        },
      },
    error: frame.error ?? template.error ?? draft.error,
    retry: () => {
      for (const { error, refetch } of [frame, template, draft]) {
        if (error !== undefined) void refetch().catch(() => undefined);
      }
    },
  };
}

function articleOf(values: PostValues, slug: string, answersHtml: readonly string[]) {
  const { title, subtitle, tags, author, publishedAt, faqs } = values;
  return {
    id: 'draft',
    slug: slug || slugOf(title),
    title: title.trim() || 'Title',
    subtitle: subtitle.trim() || null,
    tags,
    author,
    publishedAt,
    faqsAlwaysShown: false,
    faqs: faqs.map(({ question }, index) => ({
      id: `draft-${String(index)}`,
      question,
      answerHtml: answersHtml[index] ?? '',
    })),
  };
}

type Team = DraftPreviewQuery['teamMembers'];

/** References and people from the form, if they are complete enough to be shown. */
function attributionOf(values: PostValues, team: Team) {
  const { references, authors, reviewer, revisedAt, revisionNote } = values;
  const personOf = ({ name, member }: PersonValues) => {
    const known = team.find(({ id }) => id === member);
    return {
      name: known?.name ?? name,
      role: known?.role ?? null,
      portrait: known?.image ?? null,
      sample: known?.sample ?? false,
    };
  };
  return {
    references: references.filter(({ text }) => text.trim() !== '').map(shownReference),
    authors: authors.map(personOf),
    reviewer: reviewer && personOf(reviewer),
    revisedAt,
    revisionNote: revisionNote.trim() || null,
    citationApa: null,
    citationVancouver: null,
  };
}

/** An incomplete URL is shown without a link. */
function shownReference({ text, url }: ReferenceValues) {
  const doi = doiOf(url) ?? null;
  return {
    text,
    doi,
    url: doi === null && /^https?:/i.test(url) && URL.canParse(url) ? url : null,
  };
}
