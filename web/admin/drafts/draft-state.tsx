import type { DraftStatus } from './server-draft.ts';
import './drafts.css';

const time = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function textOf(status: DraftStatus): string {
  switch (status.kind) {
    case 'none':
      return '';
    case 'saved':
      return `Draft saved ${time.format(status.at)}`;
    case 'stored':
      return `Saved ${time.format(status.at)}`;
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
