import type { ViewerQuery } from '../../generated/admin.ts';

/** The administrator who is logged in. */
export type Viewer = NonNullable<ViewerQuery['viewer']>;

/** The states of product 5.1. The screen of an ended session stays. */
export type Session =
  | { readonly state: 'checking' }
  | { readonly state: 'anonymous' }
  | { readonly state: 'logged-in'; readonly viewer: Viewer; readonly ended: boolean };

export type SessionEvent =
  | { readonly type: 'checked'; readonly viewer: Viewer | null }
  | { readonly type: 'unreachable' }
  | { readonly type: 'ended' };

export function nextSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'checked':
      if (event.viewer !== null) {
        return { state: 'logged-in', viewer: event.viewer, ended: false };
      }
      return session.state === 'logged-in' ? { ...session, ended: true } : { state: 'anonymous' };
    case 'unreachable':
      return session.state === 'checking' ? { state: 'anonymous' } : session;
    case 'ended':
      return session.state === 'logged-in' ? { ...session, ended: true } : session;
  }
}
