import { Alert, Button } from 'antd';
import { momentBriefly } from '../../shell/moment-text.ts';
import type { KeptChanges } from './kept-changes.ts';

interface KeptChangesOfferProps {
  kept: KeptChanges;
  /** Number of the save in force. */
  number: number;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers the unsaved changes that this browser kept when the editor was left. */
export function KeptChangesOffer({ kept, number, onRestore, onDiscard }: KeptChangesOfferProps) {
  const when = momentBriefly(new Date(kept.at), new Date());
  return (
    <Alert
      className="tpl-offer adm-failure"
      type="info"
      showIcon
      title="This browser kept unsaved changes of the template."
      description={
        kept.number === number
          ? `They were made ${when}.`
          : `They were made ${when}. The template has been saved since.`
      }
      action={
        <span className="tpl-offer-actions">
          <Button onClick={onRestore}>Restore changes</Button>
          <Button onClick={onDiscard}>Discard changes</Button>
        </span>
      }
    />
  );
}
