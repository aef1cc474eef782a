import type { CodegenConfig } from '@graphql-codegen/cli';

const plugins = ['typescript-operations', 'typed-document-node', './web/apollo/hooks-plugin.cjs'];
const config = {
  useTypeImports: true,
  enumType: 'string-literal',
  scalars: { ID: 'string', DateTimeISO: 'string', JSON: 'unknown' },
};

/** schema/schema.graphql and the documents in web/ make the typed client. */
const codegen: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    'web/generated/site.ts': {
      documents: ['web/{routes,components}/**/*.graphql', '!web/components/{meeting,trust}/**'],
      plugins,
      config,
    },
    // Apart, since nobody loads it but who has been sent the link to a meeting.
    'web/generated/meeting.ts': {
      documents: ['web/components/meeting/*.graphql'],
      plugins,
      config,
    },
    // Apart, so that other pages don't load what is asked for the evidence and the pages of trust.
    'web/generated/trust.ts': {
      documents: [
        'web/components/trust/*.graphql',
        'web/components/metadata/page-metadata.graphql',
      ],
      plugins,
      config,
    },
    'web/generated/admin.ts': {
      documents: ['web/admin/**/*.graphql', 'web/components/template/article-template.graphql'],
      plugins,
      config,
    },
    'web/generated/possible-types.ts': {
      plugins: ['fragment-matcher'],
      config: { useExplicitTyping: false, apolloClientVersion: 3 },
    },
  },
};

export default codegen;
