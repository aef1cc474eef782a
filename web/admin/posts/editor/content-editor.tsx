import { Button, Input } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { LoadBoundary } from '../../shell/load-boundary.tsx';
import { usePostField, type PostControl } from '../form/post-field.tsx';
import { LabelledField } from '../../shell/labelled-field.tsx';
import type { ContentViewProps } from './content-view.ts';
import { Loading } from '../../shell/loading.tsx';
import './editor.css';

const RichText = lazy(() => import('./rich-text.tsx'));

/** Text areas end lines with a line feed alone; a text that came with CR LF keeps them. */
function withLineEndsOf(original: string, typed: string): string {
  return original.includes('\r\n') ? typed.replace(/\r?\n/g, '\r\n') : typed;
}

/**
 * The post's content in a rich view or as its Markdown source. A text that the rich view can't
 * show in full is edited in the source view, so that nothing of it is lost.
 */
export function ContentEditor({ control }: { control: PostControl }) {
  const { field, error } = usePostField(control, 'content');
  const [view, setView] = useState<'rich' | 'source'>('rich');
  const [refused, setRefused] = useState(false);
  const [opened] = useState(field.value);

  const change = (markdown: string) => {
    if (markdown !== field.value) field.onChange(markdown);
  };
  const refuse = () => {
    setRefused(true);
    setView('source');
  };
  const isRich = view === 'rich';
  return (
    <LabelledField
      label="Content"
      required
      error={error}
      extra={
        <Button
          className="adm-view-switch"
          size="small"
          aria-pressed={!isRich}
          onClick={() => {
            setRefused(false);
            setView(isRich ? 'source' : 'rich');
          }}
        >
          Source
        </Button>
      }
      hint={
        refused
          ? 'This text says more than the rich view can show, so that it is edited in its source.'
          : undefined
      }
    >
      {(attributes, labelId) => {
        const source = (
          <Input.TextArea
            {...field}
            {...attributes}
            className="adm-source"
            autoSize={{ minRows: 12, maxRows: 32 }}
            onChange={(event) => change(withLineEndsOf(opened, event.target.value))}
          />
        );
        const viewProps: ContentViewProps = {
          value: field.value,
          attributes: {
            id: attributes.id,
            labelId,
            invalid: attributes['aria-invalid'],
            describedBy: attributes['aria-describedby'],
          },
          onChange: change,
          onBlur: field.onBlur,
          onReady: (focus) => field.ref({ focus }),
        };
        return isRich ? (
          <LoadBoundary fallback={source}>
            <Suspense fallback={<Loading what="the editor" rows={3} />}>
              <RichText {...viewProps} onRefuse={refuse} />
            </Suspense>
          </LoadBoundary>
        ) : (
          source
        );
      }}
    </LabelledField>
  );
}
