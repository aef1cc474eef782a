import type { RequestKind, RequestMark, RequestStatus } from '../../generated/admin.ts';

/** What a kind or status is called, and the class that colours its tag. */
interface RequestLabel {
  text: string;
  tone: 'plain' | 'info' | 'warn' | 'ok';
}

/** How the administration names the two kinds. */
export const kindLabels: Record<RequestKind, RequestLabel> = {
  ACCESS: { text: 'Lens access', tone: 'plain' },
  DEMO: { text: 'Demo', tone: 'info' },
};

/** How the administration names the three statuses. */
export const statusLabels: Record<RequestStatus, RequestLabel> = {
  NEW: { text: 'New', tone: 'warn' },
  CONTACTED: { text: 'Contacted', tone: 'ok' },
  CLOSED: { text: 'Closed', tone: 'plain' },
};

/** What was noticed about a request, in a word and in a sentence (product 8.3). */
export const spamSignalLabels: Record<RequestMark, { text: string; meaning: string }> = {
  NO_FORM_TOKEN: {
    text: 'No form token',
    meaning: 'It came without the token that the form fetches, as from a program.',
  },
  TOO_FAST: {
    text: 'Very fast',
    meaning: 'It was sent within seconds of the form being opened.',
  },
  DUPLICATE: {
    text: 'Duplicate',
    meaning: 'The same person sent the same text within 24 hours before.',
  },
  HONEYPOT_FILLED: {
    text: 'Hidden field filled',
    meaning: 'A field that people do not see was filled. It went to the suspects.',
  },
  TOKEN_REPLAYED: {
    text: 'Token used twice',
    meaning: 'Its form token had been used before. It went to the suspects.',
  },
};
