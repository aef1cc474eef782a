import { Checkbox } from 'antd';
import { confirmReadingLabel } from '../../../../schema/ai-disclosure.ts';
import { momentBriefly } from '../../shell/moment-text.ts';
import type { OpenedAi } from './opened-post.ts';
import type { PostFormHandle } from './use-post-form.ts';

function stateOf({ confirmed }: OpenedAi, unsaved: boolean): string {
  if (confirmed === null) return 'Written with AI. No person has confirmed having read this text.';
  const at = momentBriefly(new Date(confirmed.at), new Date());
  const by = confirmed.by === null ? '' : ` by ${confirmed.by}`;
  const read = `Written with AI. Read${by}, ${at}.`;
  return unsaved ? `${read} A changed text must be read again.` : read;
}

/**
 * Says who has read a text in which AI was involved, and takes the confirmation that the next save
 * sends; nothing for a text without AI (product 24.5).
 */
export function ReadingControl({ handle }: { handle: PostFormHandle }) {
  const { opened, unsaved, read, setRead } = handle;
  if (opened.ai === undefined) return null;
  return (
    <div className="adm-form-reading">
      <p>{stateOf(opened.ai, unsaved)}</p>
      <Checkbox checked={read} onChange={(event) => setRead(event.target.checked)}>
        {confirmReadingLabel}
      </Checkbox>
    </div>
  );
}
