import type { CodegenConfig } from '@graphql-codegen/cli';

const plugins = ['typescript-operations', 'typed-document-node', './web/apollo/hooks-plugin.cjs'];
const config = {
  useTypeImports: true,
  enumType: 'string-literal',
  scalars: { ID: 'string', DateTimeISO: 'string', JSON: 'unknown' },
};

/** Generates the typed client from schema/schema.graphql and the documents in web/. */
const codegen: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    'web/generated/site.ts': {
      documents: [
        'web/{routes,components}/**/*.graphql',
        '!web/components/{meeting,preferences,review,trust}/**',
      ],
      plugins,
      config,
    },
    // Separate, because it is needed only for links to a meeting.
    'web/generated/meeting.ts': {
      documents: ['web/components/meeting/*.graphql'],
      plugins,
      config,
    },
    // Separate, because it is needed only for links to a person's data.
    'web/generated/preferences.ts': {
      documents: ['web/components/preferences/*.graphql'],
      plugins,
      config,
    },
    // Separate, because it is needed only for links to a review.
    'web/generated/review.ts': {
      documents: ['web/components/review/*.graphql'],
      plugins,
      config,
    },
    // Separate, so that other pages don't load the queries of the evidence and trust pages.
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
