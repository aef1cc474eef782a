import { Button } from 'antd';
import { useRef } from 'react';
import { InterfaceIcon } from '../../components/interface-icon.tsx';

/** Listed individually, so that a phone converts photos from other formats. */
const formats = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

interface FileButtonProps {
  children: string;
  /** Accessible name, if the text is not sufficient. */
  label?: string;
  /** Another upload is in progress. */
  busy: boolean;
  primary?: boolean;
  onFile: (file: File) => void;
}

/** A button that selects an image file, on a phone from the camera roll too. */
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
