import { Input } from 'antd';
import { useEffect, useEffectEvent, type Ref } from 'react';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import type { ControlAttributes } from '../shell/labelled-field.tsx';
import { imageUploads } from './uploads/image-uploads.ts';

interface SourceTextProps {
  name: string;
  ref: Ref<TextAreaRef>;
  value: string;
  attributes: ControlAttributes;
  onChange: (markdown: string) => void;
  onBlur: () => void;
}

/** Replaces the upload URL with the final URL in a text area; the cursor does not move. */
function finishIn(area: HTMLTextAreaElement, address: string, url: string): void {
  for (let at = area.value.indexOf(address); at !== -1; at = area.value.indexOf(address)) {
    area.setRangeText(url, at, at + address.length, 'preserve');
  }
}

/** The content as Markdown source. Uploads that finish in the meantime update it too. */
export function SourceText({ attributes, onChange, ...field }: SourceTextProps) {
  const { id } = attributes;
  const finish = useEffectEvent((address: string) => {
    const area = document.getElementById(id);
    const state = imageUploads.stateOf(address);
    if (state.kind !== 'done' || !(area instanceof HTMLTextAreaElement)) return;
    if (!area.value.includes(address)) return;
    finishIn(area, address, state.url);
    onChange(area.value);
  });
  useEffect(() => imageUploads.subscribe((address) => finish(address)), []);

  return (
    <Input.TextArea
      {...field}
      {...attributes}
      className="adm-source"
      autoSize={{ minRows: 12 }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
