import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { blogLimits } from '../../../../schema/limits.ts';
import {
  contentPartNames,
  isContentPartName,
  type ContentPartName,
} from '../../../../schema/content/content-parts.ts';
import { PublishedContentDocument, type PublishedContentQuery } from '../../../generated/admin.ts';
import { recordOf } from '../fields/form-values.ts';
import { fieldOfPart } from '../form/part-rules.ts';
import { siteValue } from './shown-value.ts';

/** The values of all parts, and the site data that is not content. */
export interface PageContent {
  parts: Readonly<Partial<Record<ContentPartName, unknown>>>;
  posts: PublishedContentQuery['posts'];
}

/** The GraphQL field of each part. */
const queried: Readonly<Partial<Record<ContentPartName, string>>> = {
  navigation: 'navigationTiles',
  team: 'teamMembers',
};

/**
 * Adds the fields that the schema derives, such as the type of a chart's tab and the content of a
 * partner's tile.
 */
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

/** The GraphQL data of a part, for all queries of the site's pages, with markers in its texts. */
export function partAnswer(
  name: ContentPartName,
  value: unknown,
  withMarker: (text: string, path: string) => string = (text) => text,
): Record<string, unknown> {
  const shown = siteValue(fieldOfPart(name), value, withMarker);
  return { [queried[name] ?? name]: asAnswered(name, shown) };
}

/** The GraphQL data of all parts, as published. */
export function pageAnswer({ parts, posts }: PageContent): Record<string, unknown> {
  return Object.assign(
    { posts },
    ...contentPartNames.map((name) => partAnswer(name, parts[name])),
  ) as Record<string, unknown>;
}

/** Loads the published content, so that the edited part can be shown in context. */
export function usePageContent() {
  const { data, error, refetch } = useQuery(PublishedContentDocument, {
    variables: { teaserPosts: blogLimits.teaserPosts },
    fetchPolicy: 'no-cache',
  });
  const content = useMemo((): PageContent | undefined => {
    if (data === undefined) return undefined;
    const parts = data.contentParts.flatMap(({ name, value }) =>
      isContentPartName(name) ? [[name, value] as const] : [],
    );
    return { parts: Object.fromEntries(parts), posts: data.posts };
  }, [data]);
  return { content, error, refetch };
}
