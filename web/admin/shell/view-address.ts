import { useSearchParams, type NavigateOptions } from 'react-router';

/** Replaces the entry in the browser's history and keeps the scroll position. */
export const inPlace = { replace: true, preventScrollReset: true } as const;

/**
 * The query string as rendered, and a function that changes it. A change applies to the latest
 * query string: of two changes in quick succession, the first may not have been rendered yet.
 */
export function useViewAddress(): [
  address: URLSearchParams,
  change: (
    change: (current: URLSearchParams) => URLSearchParams,
    options?: NavigateOptions,
  ) => void,
] {
  const [address, setAddress] = useSearchParams();
  return [
    address,
    (change, options) => setAddress(change(new URLSearchParams(window.location.search)), options),
  ];
}

/**
 * The query string with the `values` of a view under the names in `parameters`; empty values are
 * removed, all other parameters are preserved.
 */
export function withParameters<Field extends string>(
  address: URLSearchParams,
  parameters: Record<Field, string>,
  values: Record<Field, string | undefined>,
): URLSearchParams {
  const changed = new URLSearchParams(address);
  for (const field of Object.keys(parameters) as Field[]) {
    const value = values[field];
    if (value) {
      changed.set(parameters[field], value);
    } else {
      changed.delete(parameters[field]);
    }
  }
  return changed;
}

/** The search parameter with the id of the request whose detail is open. */
export const requestParameter = 'request';

/** The search parameter that opens the reply form of that request. */
export const replyParameter = 'reply';

/** The URL of a request's detail, as a search string. */
export function requestAddress(requestId: string): string {
  return `?${new URLSearchParams({ tab: 'requests', [requestParameter]: requestId }).toString()}`;
}

/** The URL of a request's detail with its reply form open, as a search string. */
export function replyFormAddress(requestId: string): string {
  return `${requestAddress(requestId)}&${replyParameter}=true`;
}

/** The cards of the tab "Settings" with their headings, each with an address (contract 20.8). */
export const settingsCards = {
  'launch-checklist': 'Launch checklist',
  people: 'People',
  'request-handling': 'Request handling',
  notifications: 'Notifications',
  meetings: 'Meetings',
  'reply-templates': 'Reply templates',
  review: 'Review',
  'personal-data': 'Personal data',
  'ai-generator': 'AI generator',
  'machine-readers': 'Machine readers',
  webhooks: 'Webhooks',
  'api-keys': 'API keys',
} as const;

export type SettingsCardId = keyof typeof settingsCards;

/** The search parameter with the card of the settings to show. */
export const cardParameter = 'card';

/** The URL of a card of the settings, as a search string. */
export function settingsAddress(card: SettingsCardId): string {
  return `?${new URLSearchParams({ tab: 'settings', [cardParameter]: card }).toString()}`;
}

/** Navigation state that opens the AI generator with an idea. */
interface IdeaState {
  idea: string;
}

export function ideaState(idea: string): IdeaState {
  return { idea };
}

/** The idea in the navigation state, if any. */
export function ideaIn(state: unknown): string | undefined {
  const idea = typeof state === 'object' && state !== null && 'idea' in state ? state.idea : '';
  return typeof idea === 'string' && idea !== '' ? idea : undefined;
}
