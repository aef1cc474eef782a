import { skipToken, useQuery } from '@apollo/client/react';
import { useDeferredValue } from 'react';
import type { Permission } from '../../../schema/roles.ts';
import {
  GoToPlacesDocument,
  GoToRequestsDocument,
  useGoToContentQuery,
} from '../../generated/admin.ts';
import { partParameter } from '../content/content-address.ts';
import { imageName } from '../media/image-words.ts';
import { writtenParameter } from '../posts/post-address.ts';
import { usePermissions } from '../session/permissions.tsx';
import { cardParameter, requestParameter, settingsCards } from '../shell/view-address.ts';
import { adminTabs } from './tabs.ts';

/** A place of the administration. */
export interface Destination {
  name: string;
  /** What it is, next to its name. */
  kind: string;
  /** The search parameters that lead there. */
  parameters: Record<string, string>;
}

/** The fewest letters with which posts, requests and images are looked up. */
const lettersMin = 2;

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Whether each of the words begins a word of the name. */
function isNamed(name: string, words: readonly string[]): boolean {
  const parts = wordsOf(name);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}

/** The tabs and settings cards that a person may see. */
function fixedPlaces(may: (permission: Permission) => boolean): Destination[] {
  return [
    ...adminTabs
      .filter(({ needs }) => may(needs))
      .map(({ key, label }) => ({ name: label, kind: 'Tab', parameters: { tab: key } })),
    ...(may('administer') ? Object.entries(settingsCards) : []).map(([id, name]) => ({
      name,
      kind: 'Settings',
      parameters: { tab: 'settings', [cardParameter]: id },
    })),
  ];
}

/**
 * The places that match a text, within the roles of a person: tabs, settings cards and parts of the
 * content by their names; posts, requests and images by what a search in them finds.
 */
export function useDestinations(text: string): { found: readonly Destination[]; loading: boolean } {
  const may = usePermissions();
  const search = text.trim();
  // Enter follows what is typed: what an earlier text found on the server is not offered for it.
  const searched = useDeferredValue(search) === search && search.length >= lettersMin;
  const content = useGoToContentQuery();
  const places = useQuery(
    GoToPlacesDocument,
    searched ? { variables: { posts: { search }, images: search } } : skipToken,
  );
  const requests = useQuery(
    GoToRequestsDocument,
    searched && may('handleRequests') ? { variables: { filter: { search } } } : skipToken,
  );
  const parts: Destination[] = (content.data?.contentParts ?? []).map(({ name, title }) => ({
    name: title,
    kind: 'Content',
    parameters: { tab: 'content', [partParameter]: name },
  }));
  const words = wordsOf(search);
  const found: Destination[] = [
    ...[...fixedPlaces(may), ...parts].filter(({ name }) => isNamed(name, words)),
    ...(requests.data?.visitorRequests.edges ?? []).map(({ node }) => ({
      name: `${node.firstName} ${node.lastName}, ${node.affiliation}`,
      kind: 'Request',
      parameters: { tab: 'requests', [requestParameter]: node.id },
    })),
    ...(places.data?.adminPosts.edges ?? []).map(({ node: { id, title, published } }) => ({
      name: title,
      kind: published ? 'Post' : 'Draft',
      parameters: { tab: 'posts', [writtenParameter]: id },
    })),
    ...(places.data?.images.edges ?? []).map(({ node }) => ({
      name: imageName(node),
      kind: 'Image',
      parameters: { tab: 'media', images: node.altText || (node.fileName ?? search) },
    })),
  ];
  return { found, loading: content.loading || places.loading || requests.loading };
}
