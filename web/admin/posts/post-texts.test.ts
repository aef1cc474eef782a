import { readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { expect, it } from 'vitest';
import { postFieldNames } from '../../../schema/post-fields.ts';

const { definitions } = parse(readFileSync('web/admin/posts/post-texts.graphql', 'utf8'));

const fragments = definitions.flatMap((definition) =>
  definition.kind === Kind.FRAGMENT_DEFINITION
    ? [
        {
          type: definition.typeCondition.name.value,
          fields: definition.selectionSet.selections.map((selection) =>
            selection.kind === Kind.FIELD ? selection.name.value : '',
          ),
        },
      ]
    : [],
);

it.each([
  ['Post', postFieldNames],
  ['PostDraftText', postFieldNames],
  ['PostText', postFieldNames.filter((name) => name !== 'published')],
])('each fragment that reads all of a %s contains every field of a post', (type, names) => {
  const fields = fragments.find((fragment) => fragment.type === type)?.fields ?? [];
  expect(fields.toSorted()).toEqual(names.toSorted());
});
