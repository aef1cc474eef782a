import { lazy, Suspense } from 'react';
import { useController } from 'react-hook-form';
import { LoadBoundary } from '../../../shell/load-boundary.tsx';
import { Loading } from '../../../shell/loading.tsx';
import type { LinkedTextField } from '../../fields/content-field.ts';
import { runsIn } from '../../fields/linked-text.ts';
import { ContentLabel } from '../content-label.tsx';
import type { FieldProps } from '../field-props.ts';
import { isWithin, useMessagesAt } from '../form-state.ts';

const SentenceText = lazy(() => import('./sentence/sentence-text.tsx'));

/** A sentence with links, edited as visitors will see it. */
export function LinkedTextControl({ field, name, path }: FieldProps<LinkedTextField>) {
  const { field: control } = useController({ name: `${name}.runs` });
  const problem = useMessagesAt((place) => isWithin(place, path));
  return (
    <ContentLabel {...{ field, path }} required error={problem}>
      {(attributes, labelId) => (
        <LoadBoundary fallback={<p>The editor could not be loaded.</p>}>
          <Suspense fallback={<Loading what="the editor" rows={2} />}>
            <SentenceText
              label={field.label}
              labelId={labelId}
              attributes={attributes}
              runs={runsIn(control.value)}
              onChange={control.onChange}
              onBlur={control.onBlur}
              onReady={(focus) => control.ref({ focus })}
            />
          </Suspense>
        </LoadBoundary>
      )}
    </ContentLabel>
  );
}
