import { Alert, Button } from 'antd';
import './drafts.css';

interface DraftOfferProps {
  title: string;
  /** When it was written, and what was saved since. */
  description: string;
  /** What the buttons call it, where it has to be told from something else. */
  what?: string;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers a text that was written and never saved. */
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
