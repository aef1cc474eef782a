import { Alert, Button } from 'antd';
import { momentBriefly } from '../../shell/moment-text.ts';
import type { UnsavedText } from './unsaved-text.ts';

interface KeptTextOfferProps {
  kept: UnsavedText;
  /** Whether the post was saved since the text was written over it. */
  outdated: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers a text that was written and never saved. */
export function KeptTextOffer({ kept, outdated, onRestore, onDiscard }: KeptTextOfferProps) {
  const { title } = kept.changes;
  const when = momentBriefly(new Date(kept.writtenAt), new Date());
  return (
    <Alert
      className="adm-kept"
      type="info"
      showIcon
      role="status"
      title={title ? `Unsaved text of “${title}” is kept.` : 'Unsaved text is kept.'}
      description={
        outdated
          ? `Written: ${when}. The post has been saved since; you will see both texts before yours is saved.`
          : `Written: ${when}.`
      }
      action={
        <span className="adm-kept-actions">
          <Button onClick={onRestore}>Restore</Button>
          <Button onClick={onDiscard}>Discard</Button>
        </span>
      }
    />
  );
}
