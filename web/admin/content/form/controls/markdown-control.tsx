import { lazy, Suspense, useState } from 'react';
import { LoadBoundary } from '../../../shell/load-boundary.tsx';
import { Loading } from '../../../shell/loading.tsx';
import { SourceText } from '../../../editor/source-text.tsx';
import type { TextField } from '../../fields/content-field.ts';
import { ContentLabel } from '../content-label.tsx';
import type { FieldProps } from '../field-props.ts';
import '../../../editor/editor.css';
import { useTextValue } from '../form-state.ts';

const RichText = lazy(() => import('../../../editor/rich-text.tsx'));

const legalTools = [
  ...(['undo', 'redo', 'heading2', 'heading3', 'bold', 'italic'] as const),
  ...([
    'bulletList',
    'orderedList',
    'quote',
    'link',
    'table',
    'tableRow',
    'tableRowRemove',
  ] as const),
  ...(['tableColumn', 'tableColumnRemove', 'tableRemove'] as const),
];

/**
 * A long text in a rich text editor, or as Markdown source if the rich view cannot show all of it.
 */
export function MarkdownControl({ field, name, path }: FieldProps<TextField>) {
  const { control, value, problem } = useTextValue(name, path);
  const [refused, setRefused] = useState(false);
  const change = (markdown: string) => {
    if (markdown !== value) control.onChange(markdown);
  };
  return (
    <ContentLabel {...{ field, path }} required error={problem}>
      {(attributes, labelId) => {
        const source = (
          <SourceText {...control} value={value} attributes={attributes} onChange={change} />
        );
        if (refused) return source;
        return (
          <LoadBoundary fallback={source}>
            <Suspense fallback={<Loading what="the editor" rows={6} />}>
              <RichText
                value={value}
                names={legalTools}
                away={false}
                attributes={{
                  id: attributes.id,
                  labelId,
                  invalid: attributes['aria-invalid'],
                  describedBy: attributes['aria-describedby'],
                }}
                onChange={change}
                onBlur={control.onBlur}
                onReady={(focus) => control.ref({ focus })}
                onRefuse={() => setRefused(true)}
                onRefuseOpening={() => setRefused(true)}
              />
            </Suspense>
          </LoadBoundary>
        );
      }}
    </ContentLabel>
  );
}
