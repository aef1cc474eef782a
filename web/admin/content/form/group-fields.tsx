import { Fragment, useContext } from 'react';
import { Button } from 'antd';
import { useWatch } from 'react-hook-form';
import type { GroupField } from '../fields/content-field.ts';
import { Disclosure } from './disclosure.tsx';
import type { FieldProps } from './field-props.ts';
import { useRenderField } from './form-contexts.ts';
import { FormStateContext, PartContext, pathTo } from './form-state.ts';
import { linksIn, sameLink } from './repeats/link-places.ts';

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

/** Says where else a link is used, and where to edit it for all places. */
function RepeatNote({ name }: { name: string }) {
  const part = useContext(PartContext);
  const state = useContext(FormStateContext);
  const { copies, home } = useWatch({
    name: 'part',
    compute: (form: unknown) => {
      const links = [...linksIn(part, form)];
      const own = links.find((each) => each.name === name);
      const same = own ? links.filter(({ link }) => sameLink(own.link, link)) : [];
      const found = own?.home === false ? same.find((each) => each.home) : undefined;
      return {
        copies: own?.home
          ? same.filter((each) => !each.home).map(({ labels }) => labels.slice(0, -1).join(', '))
          : [],
        home: found && { path: found.path, called: found.labels.join(', ') },
      };
    },
  });
  if (home) {
    return (
      <p className="adm-field-hint">
        The same link as “{home.called}”: it changes when that one does.{' '}
        <Button
          type="link"
          size="small"
          className="adm-repeat-go"
          onClick={() => state.show(pathTo(home.path, 'label'))}
        >
          Edit it there
        </Button>
      </p>
    );
  }
  return copies.length === 0 ? null : (
    <p className="adm-field-hint">Also in: {copies.join('; ')}. Changes here also apply there.</p>
  );
}
