import { Input, Modal } from 'antd';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { withoutWriting } from '../posts/post-address.ts';
import { useFocusReturn } from '../shell/use-focus-return.ts';
import { useDestinations, type Destination } from './go-to-destinations.ts';
import './go-to.css';

const editable = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]';

interface GoToProps {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** "Go to", opened with Ctrl+K or ⌘K outside any editable field (contract 20.5). */
export function GoTo({ open, onOpen, onClose }: GoToProps) {
  useFocusReturn(open);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const pressed = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    const typing = event.target instanceof Element && event.target.closest(editable) !== null;
    if (pressed && !event.shiftKey && !event.altKey && !typing && !event.defaultPrevented) {
      event.preventDefault();
      onOpen();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <Modal
      open={open}
      title="Go to"
      footer={null}
      closable={{ 'aria-label': 'Close' }}
      destroyOnHidden
      focusable={{ focusTriggerAfterClose: false }}
      style={{ top: 80 }}
      onCancel={onClose}
    >
      <Destinations onClose={onClose} />
    </Modal>
  );
}

/** What tells a place from the others of the list. */
function keyOf({ kind, parameters }: Destination): string {
  return `${kind} ${JSON.stringify(parameters)}`;
}

function Destinations({ onClose }: Pick<GoToProps, 'onClose'>) {
  const listId = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { found, loading } = useDestinations(text);
  // The chosen place, not its number: results that arrive later may stand above it.
  const [chosen, setChosen] = useState<string>();
  const position = found.findIndex((destination) => keyOf(destination) === chosen);
  const current = position === -1 ? Math.min(0, found.length - 1) : position;
  const optionId = (index: number) => `${listId}-${String(index)}`;

  const go = ({ parameters }: Destination) => {
    const address = withoutWriting(new URLSearchParams(window.location.search));
    for (const [name, value] of Object.entries(parameters)) address.set(name, value);
    onClose();
    void navigate({ search: `?${address.toString()}` });
  };
  const move = (index: number) => {
    setChosen(found[index] && keyOf(found[index]));
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const destination = found[current];
    if (event.key === 'ArrowDown') move(current === found.length - 1 ? 0 : current + 1);
    else if (event.key === 'ArrowUp') move(current <= 0 ? found.length - 1 : current - 1);
    else if (event.key === 'Enter' && destination) go(destination);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <Input
        autoFocus
        role="combobox"
        aria-label="Go to"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current >= 0 ? optionId(current) : undefined}
        placeholder="A tab, setting, post, request, text or image"
        maxLength={200}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={listId} className="adm-go-to-list" role="listbox" aria-label="Places">
        {found.map((destination, index) => (
          <li
            key={keyOf(destination)}
            id={optionId(index)}
            role="option"
            aria-selected={index === current}
            onClick={() => go(destination)}
          >
            <span>{destination.name}</span> <small>{destination.kind}</small>
          </li>
        ))}
      </ul>
      <p className="adm-note" role="status">
        {found.length === 0 && !loading ? 'Nothing matches.' : ''}
      </p>
    </>
  );
}
