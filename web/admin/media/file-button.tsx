import { Button } from 'antd';
import { useRef } from 'react';
import { InterfaceIcon } from '../../components/interface-icon.tsx';

/** Named one by one, so that a phone converts what its camera has in another format. */
const formats = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

interface FileButtonProps {
  children: string;
  /** Its accessible name, where its text alone does not say what it is for. */
  label?: string;
  /** Another file is under way. */
  busy: boolean;
  primary?: boolean;
  onFile: (file: File) => void;
}

/** Asks for a picture: a file, on a phone from the camera roll. */
export function FileButton({ children, label, busy, primary = false, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        type={primary ? 'primary' : 'default'}
        icon={primary ? <InterfaceIcon name="plus" /> : undefined}
        aria-label={label}
        aria-disabled={busy}
        onClick={() => {
          if (!busy) input.current?.click();
        }}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={formats}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
