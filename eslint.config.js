import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Who may import whom; the reasons stand in the README under "The tree". */
const directions = [
  { target: './schema', from: ['./web', './gateway', './e2e'] },
  { target: './web', from: ['./gateway', './e2e'] },
  { target: './gateway', from: './web', except: ['./entry-server.tsx'] },
  {
    target: ['./web/components', './web/routes', './web/apollo'],
    from: './web/admin',
    except: ['./admin-door.tsx'],
  },
];

const processEnvironment = {
  object: 'process',
  property: 'env',
  message: 'Only gateway/env.ts reads the environment.',
};

const ownClock = {
  selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
  message: 'The time comes from the clock that the door hands down (`now`).',
};
const ownTimestamp = {
  selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
  message: ownClock.message,
};

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      '.cache',
      'web/generated',
      'web/public',
      'data/migrations',
      'test-results',
      'playwright-report',
    ],
  },
  js.configs.recommended,
  { rules: { 'no-unused-vars': ['error', { ignoreRestSiblings: true }] } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // GraphQL object types are described by classes and answered with plain objects.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-deprecated': [
        'error',
        {
          // Marked so to stand out; identity providers of one's own machine have no certificate.
          allow: [{ from: 'package', package: 'openid-client', name: 'allowInsecureRequests' }],
        },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { arguments: false, attributes: false } },
      ],
      'no-restricted-properties': ['error', processEnvironment],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'] }),
      ],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: directions }],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    ignores: ['web/admin/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['antd', 'antd/*', '@ant-design/icons'],
              message: 'Only web/admin uses antd.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['gateway/*/**/*.ts'],
    ignores: [
      '**/*.test.ts',
      '**/*.test-support.ts',
      '**/*.bench.ts',
      '**/testing/**',
      'gateway/commands/**',
    ],
    rules: { 'no-restricted-syntax': ['error', ownClock] },
  },
  {
    files: ['gateway/*/**/*.service.ts'],
    rules: {
      'no-restricted-syntax': ['error', ownClock, ownTimestamp],
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['express', '@apollo/*'], message: 'Services know no transport.' }] },
      ],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['gateway/env.ts', 'vite.config.ts', 'e2e/**', '**/*.test.ts', '**/testing/**'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        window: 'readonly',
        process: 'readonly',
        console: 'readonly',
        module: 'writable',
        require: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
      },
    },
  },
);
