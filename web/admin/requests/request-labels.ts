import type { RequestKind, RequestStatus } from '../../generated/admin.ts';

/** What a kind or status is called, and the class that colours its tag. */
interface RequestLabel {
  text: string;
  tone: 'plain' | 'info' | 'warn' | 'ok';
}

export const kindLabels: Record<RequestKind, RequestLabel> = {
  ACCESS: { text: 'Lens access', tone: 'plain' },
  DEMO: { text: 'Demo', tone: 'info' },
};

export const statusLabels: Record<RequestStatus, RequestLabel> = {
  NEW: { text: 'New', tone: 'warn' },
  CONTACTED: { text: 'Contacted', tone: 'ok' },
  CLOSED: { text: 'Closed', tone: 'plain' },
};
