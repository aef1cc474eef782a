import type { GroupField } from '../fields/content-field.ts';
import { Fragment } from 'react';
import { Disclosure } from './disclosure.tsx';
import type { FieldProps } from './field-props.ts';
import { useRenderField } from './form-contexts.ts';
import { pathTo } from './form-state.ts';
import { RepeatNote } from './repeats/repeat-note.tsx';

/** The fields of a group, one below the other; nested groups are collapsible. */
export function GroupFields({ field, name, path }: FieldProps<GroupField>) {
  const renderField = useRenderField();
  return (
    <>
      {field.link ? <RepeatNote name={name} /> : null}
      {Object.entries(field.fields).map(([key, inner]) => {
        const place = { name: `${name}.${key}`, path: pathTo(path, key) };
        return inner.kind === 'group' ? (
          <Disclosure key={key} title={inner.label} path={place.path} level={path === '' ? 3 : 4}>
            <GroupFields field={inner} {...place} />
          </Disclosure>
        ) : (
          <Fragment key={key}>{renderField({ field: inner, ...place })}</Fragment>
        );
      })}
    </>
  );
}
