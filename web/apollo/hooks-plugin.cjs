/**
 * GraphQL Code Generator plugin: emits `use{Name}Query`, `use{Name}SuspenseQuery` and
 * `use{Name}Mutation` over Apollo Client's own hooks for each operation.
 */
const { Kind } = require('graphql');

const hooks = {
  query: [
    { suffix: 'Query', apollo: 'useQuery' },
    { suffix: 'SuspenseQuery', apollo: 'useSuspenseQuery' },
  ],
  mutation: [{ suffix: 'Mutation', apollo: 'useMutation' }],
  subscription: [{ suffix: 'Subscription', apollo: 'useSubscription' }],
};

const typeSuffix = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

function needsVariables(operation) {
  return operation.variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );
}

function hookSource(operation, { suffix, apollo }) {
  const name = operation.name.value;
  const types = `${name}${typeSuffix[operation.operation]}`;
  const parameters =
    apollo === 'useSuspenseQuery' ? `${types}Variables` : `${types}, ${types}Variables`;
  const options = `${apollo}.Options<${parameters}>`;
  const optional = apollo === 'useMutation' || !needsVariables(operation);
  return [
    `export function use${name}${suffix}(options: ${options}${optional ? ' = {}' : ''}) {`,
    `  return ${apollo}<${types}, ${types}Variables>(${name}Document, options);`,
    '}',
  ].join('\n');
}

module.exports.plugin = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document.definitions)
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const emitted = operations.flatMap((operation) =>
    hooks[operation.operation].map((hook) => ({ hook, source: hookSource(operation, hook) })),
  );
  const imports = [...new Set(emitted.map(({ hook }) => hook.apollo))].sort();
  return {
    prepend:
      imports.length > 0 ? [`import { ${imports.join(', ')} } from '@apollo/client/react';`] : [],
    content: emitted.map(({ source }) => source).join('\n\n'),
  };
};
