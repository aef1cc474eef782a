import { useQuery } from '@apollo/client/react';
import { blogLimits } from '../../../../schema/limits.ts';
import {
  contentPartNames,
  isContentPartName,
  type ContentPartName,
} from '../../../../schema/content/content-parts.ts';
import { ContentInForceDocument, type ContentInForceQuery } from '../../../generated/admin.ts';
import { recordOf } from '../fields/form-values.ts';
import { fieldOfPart } from '../form/part-rules.ts';
import { siteValue } from './shown-value.ts';

/** What every part says, and what of the site is not content. */
export interface PageContent {
  parts: Readonly<Partial<Record<ContentPartName, unknown>>>;
  posts: ContentInForceQuery['posts'];
}

/** Under which name the site asks for each part. */
const queried: Readonly<Partial<Record<ContentPartName, string>>> = {
  navigation: 'navigationTiles',
  team: 'teamMembers',
};

/** A chart's tab says of which type it is, and a partner's tile what it shows, as in the schema. */
function asAnswered(name: ContentPartName, value: unknown): unknown {
  if (name === 'partners' && Array.isArray(value)) {
    return value.map((each: unknown) => ({
      style: null,
      ...recordOf(each),
      altText: recordOf(each)['name'],
    }));
  }
  if (name === 'performance') {
    const { tabs } = recordOf(value);
    const typed = (Array.isArray(tabs) ? tabs : []).map((tab: unknown) => ({
      __typename: recordOf(tab)['kind'] === 'waffle' ? 'WaffleTab' : 'BarsTab',
      ...recordOf(tab),
    }));
    return { ...recordOf(value), tabs: typed };
  }
  return value;
}

/** One answer for whatever the site's pages ask: every part as it stands, the edited one marked. */
export function pageAnswer(
  { parts, posts }: PageContent,
  edited: ContentPartName,
  value: unknown,
  markText: (text: string, path: string) => string,
): Record<string, unknown> {
  const plain = (text: string) => text;
  const answers = contentPartNames.map((name) => {
    const now = name === edited ? value : parts[name];
    const shown = siteValue(fieldOfPart(name), now, name === edited ? markText : plain);
    return [queried[name] ?? name, asAnswered(name, shown)] as const;
  });
  return { ...Object.fromEntries(answers), posts };
}

/** Reads what is in force, to show the edited part among the others. */
export function usePageContent() {
  const { data, error, refetch } = useQuery(ContentInForceDocument, {
    variables: { teaserPosts: blogLimits.teaserPosts },
    fetchPolicy: 'no-cache',
  });
  const content: PageContent | undefined = data && {
    parts: Object.fromEntries(
      data.contentParts.flatMap(({ name, value }) =>
        isContentPartName(name) ? [[name, value] as const] : [],
      ),
    ),
    posts: data.posts,
  };
  return { content, error, refetch };
}
