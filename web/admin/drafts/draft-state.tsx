import { timeOfDay } from '../shell/moment-text.ts';
import type { DraftStatus } from './server-draft.ts';
import './drafts.css';

function textOf(status: DraftStatus): string {
  switch (status.kind) {
    case 'none':
      return '';
    case 'saved':
      return `Draft saved ${timeOfDay(status.at)}`;
    case 'stored':
      return `Saved ${timeOfDay(status.at)}`;
    case 'failing':
      return 'Could not save to the server. Retrying. Your text is saved in this browser.';
    case 'refused':
      return `Not saved to the server: ${status.message} Your text is saved in this browser.`;
  }
}

/** Shows unobtrusively whether the draft is stored on the server. */
export function DraftState({ status }: { status: DraftStatus }) {
  const failed = status.kind === 'failing' || status.kind === 'refused';
  return (
    <p className="adm-draft-state" role="status" data-failed={failed}>
      {textOf(status)}
    </p>
  );
}
