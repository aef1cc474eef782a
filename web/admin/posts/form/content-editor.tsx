import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { LoadBoundary } from '../../shell/load-boundary.tsx';
import { usePostField, type PostControl } from './post-field.tsx';
import { LabelledField } from '../../shell/labelled-field.tsx';
import type { ContentViewProps } from '../../editor/use-rich-editor.ts';
import { Loading } from '../../shell/loading.tsx';
import { SourceText } from '../../editor/source-text.tsx';
import { useUploadNote } from '../../editor/uploads/use-uploads.ts';
import '../../editor/editor.css';

const RichText = lazy(() => import('../../editor/rich-text.tsx'));

const refusal = 'This text uses formatting that the rich editor cannot show. Edit it as Markdown.';

/** Text areas normalize line endings to LF; this restores CR LF if the original text uses it. */
function withLineEndsOf(original: string, typed: string): string {
  return original.includes('\r\n') ? typed.replace(/\r?\n/g, '\r\n') : typed;
}

/**
 * The content of the post in a rich view or as its Markdown source. A text that the rich view
 * cannot show completely is edited as source, so that nothing is lost.
 */
export function ContentEditor({ control }: { control: PostControl }) {
  const { field, error } = usePostField(control, 'content');
  const [view, setView] = useState<'rich' | 'source'>('rich');
  const [refused, setRefused] = useState(false);
  // The rich view stays mounted behind the source, with its history; it is unmounted if it could
  // not open.
  const [richOpen, setRichOpen] = useState(true);
  const [opened] = useState(field.value);

  const change = (markdown: string) => {
    if (markdown !== field.value) field.onChange(markdown);
  };
  const refuse = () => {
    setRefused(true);
    setView('source');
  };
  const isRich = view === 'rich';
  const uploadNote = useUploadNote(field.value);

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
            setRichOpen(true);
            setView(isRich ? 'source' : 'rich');
          }}
        >
          Source
        </Button>
      }
      hint={
        <div role="status">
          {[refused ? refusal : '', uploadNote].filter((note) => note !== '').join(' ')}
        </div>
      }
    >
      {(attributes, labelId) => {
        const source = (
          <SourceText
            {...field}
            attributes={attributes}
            onChange={(typed) => change(withLineEndsOf(opened, typed))}
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
        return (
          <>
            {richOpen ? (
              <LoadBoundary fallback={isRich ? source : null}>
                <Suspense fallback={isRich ? <Loading what="the editor" rows={3} /> : null}>
                  <RichText
                    {...viewProps}
                    away={!isRich}
                    onRefuse={refuse}
                    onRefuseOpening={() => {
                      setRichOpen(false);
                      refuse();
                    }}
                  />
                </Suspense>
              </LoadBoundary>
            ) : null}
            {isRich ? null : source}
          </>
        );
      }}
    </LabelledField>
  );
}
