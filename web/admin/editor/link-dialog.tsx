import { Button, Input, Modal, type InputRef } from 'antd';
import { useId, useRef, useState } from 'react';
import { InterfaceIcon } from '../../components/interface-icon.tsx';
import { LinkPlaces } from './link-places.tsx';
import { LinkTargets } from './link-targets.tsx';
import type { LinkTarget } from './target-list.tsx';

interface LinkDialogProps {
  /** The link's present address; empty for a new link. */
  href: string;
  /** `text` is what the link reads where no words are selected, if not its address. */
  onApply: (href: string, text?: string) => void;
  onClose: () => void;
  /** What links may lead to, where articles and other sites are none of it. */
  places?: readonly LinkTarget[];
}

const knownScheme = /^(https?:|mailto:|tel:|[/#?])/i;

/** Whether a text may be an address, and is not words that an article is found by. */
function isAddress(typed: string): boolean {
  const isHost = /^[^\s@]+$/.test(typed) && typed.slice(1, -1).includes('.');
  return isHost || knownScheme.test(typed);
}

/** Completes an address typed without its scheme. */
function completeAddress(typed: string): string {
  return typed === '' || knownScheme.test(typed) ? typed : `https://${typed}`;
}

/** Asks where a link leads; an empty address takes the link away. */
export function LinkDialog({ href, onApply, onClose, places }: LinkDialogProps) {
  const id = useId();
  const field = useRef<InputRef>(null);
  const [address, setAddress] = useState(href);
  const [chosen, setChosen] = useState<LinkTarget>();
  const [problem, setProblem] = useState(false);
  const typed = address.trim();
  const apply = () => {
    if (typed === '' || isAddress(typed)) {
      onApply(completeAddress(typed), chosen?.href === typed ? chosen.title : undefined);
    } else {
      setProblem(true);
    }
  };
  const choose = (target: LinkTarget) => {
    setChosen(target);
    setAddress(target.href);
    setProblem(false);
    field.current?.focus();
  };
  return (
    <Modal
      open
      title="Link"
      onCancel={onClose}
      closable={false}
      width={460}
      footer={[
        href === '' ? null : (
          <Button key="remove" onClick={() => onApply('')}>
            Remove link
          </Button>
        ),
        <Button key="cancel" onClick={onClose}>
          Cancel
        </Button>,
        <Button key="apply" type="primary" onClick={apply}>
          Apply
        </Button>,
      ]}
    >
      <div className="adm-dialog-fields">
        <div className="adm-field">
          <label className="adm-label" htmlFor={id}>
            Address
          </label>
          <Input
            ref={field}
            id={id}
            autoFocus
            value={address}
            placeholder={
              places ? '/… or words of its name' : 'https://… or words of an article’s title'
            }
            aria-invalid={problem}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => {
              setAddress(event.target.value);
              setProblem(false);
            }}
            onPressEnter={(event) => {
              // The focus goes back to the text at once; the key must not follow it there.
              event.preventDefault();
              apply();
            }}
          />
          {problem ? (
            <p className="adm-field-error" id={`${id}-problem`} role="alert">
              <InterfaceIcon name="warning" />
              {places ? 'Enter a URL or choose a page.' : 'Enter a URL or choose an article.'}
            </p>
          ) : null}
        </div>
        {places ? (
          <LinkPlaces places={places} words={isAddress(typed) ? '' : typed} onChoose={choose} />
        ) : (
          <LinkTargets words={isAddress(typed) ? '' : typed} onChoose={choose} />
        )}
      </div>
    </Modal>
  );
}
