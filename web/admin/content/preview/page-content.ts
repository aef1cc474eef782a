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

/** What every part says, and what of the site is not content. */
export interface PageContent {
  parts: Readonly<Partial<Record<ContentPartName, unknown>>>;
  posts: PublishedContentQuery['posts'];
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

/** What a part answers to whatever the site's pages ask of it, its texts marked. */
export function partAnswer(
  name: ContentPartName,
  value: unknown,
  withMarker: (text: string, path: string) => string = (text) => text,
): Record<string, unknown> {
  const shown = siteValue(fieldOfPart(name), value, withMarker);
  return { [queried[name] ?? name]: asAnswered(name, shown) };
}

/** What all parts answer, as they are in force. */
export function pageAnswer({ parts, posts }: PageContent): Record<string, unknown> {
  return Object.assign(
    { posts },
    ...contentPartNames.map((name) => partAnswer(name, parts[name])),
  ) as Record<string, unknown>;
}

/** Reads what is in force, to show the edited part among the others. */
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
