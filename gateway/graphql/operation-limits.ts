import { ApolloArmor } from '@escape.tech/graphql-armor';

/** The longest operation, in tokens; graphql-js counts them itself. */
export const parseOptions = { maxTokens: 2_000 };

const armor = new ApolloArmor({
  // As deep as the introspection query of the common tools, to which it applies as well.
  maxDepth: { n: 15, flattenFragments: true, ignoreIntrospection: false },
  // `__typename` counts as well, unlike by default.
  maxAliases: { n: 30, allowList: [] },
  maxDirectives: { n: 20 },
  // graphql-js counts tokens itself and reports the excess as a syntax error.
  maxTokens: { enabled: false },
  costLimit: { maxCost: 10_000, depthCostFactor: 1.3 },
  blockFieldSuggestion: { enabled: true },
});

/** Limits against amplification, the same for answers and for event streams. */
export const operationLimits = armor.protect();
