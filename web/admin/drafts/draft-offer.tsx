import { Alert, Button } from 'antd';
import './drafts.css';

interface DraftOfferProps {
  title: string;
  /** When it was written, and what has been saved since. */
  description: string;
  /** Names the draft in the button labels, where these would be ambiguous. */
  what?: string;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers a draft that was never saved. */
export function DraftOffer(props: DraftOfferProps) {
  const { title, description, what, onRestore, onDiscard } = props;
  const named = (verb: string) => (what === undefined ? verb : `${verb} ${what}`);
  return (
    <Alert
      className="adm-draft-offer"
      type="info"
      showIcon
      role="status"
      title={title}
      description={description}
      action={
        <span className="adm-draft-offer-actions">
          <Button onClick={onRestore}>{named('Restore')}</Button>
          <Button onClick={onDiscard}>{named('Discard')}</Button>
        </span>
      }
    />
  );
}
