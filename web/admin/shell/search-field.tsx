import { Input } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { InterfaceIcon } from '../../components/interface-icon.tsx';

const pauseMs = 300;

interface SearchFieldProps {
  /** The current search. */
  value: string;
  onSearch: (search: string) => void;
  label: string;
}

/**
 * Searches when typing pauses, or immediately on Enter. The input is uncontrolled; a search from
 * elsewhere, such as the browser's Back button, replaces it.
 */
export function SearchField({ value, onSearch, label }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);

  if (value !== seen) {
    setSeen(value);
    if (value !== asked) {
      setAsked(value);
      setText(value);
    }
  }

  const ask = () => {
    const search = text.trim();
    if (search !== asked) {
      setAsked(search);
      onSearch(search);
    }
  };
  const askAfterPause = useEffectEvent(ask);
  useEffect(() => {
    const timer = setTimeout(() => askAfterPause(), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Input
      className="adm-search"
      type="search"
      aria-label={label}
      placeholder={label}
      prefix={<InterfaceIcon name="search" />}
      allowClear
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={ask}
    />
  );
}
