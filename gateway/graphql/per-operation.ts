import type { GraphQLContext } from './context.ts';

/**
 * Something that lives as long as one operation, such as a loader that gathers ids: `create` is
 * called once for each context, however many resolvers ask.
 */
export function perOperation<T extends object>(create: () => T): (context: GraphQLContext) => T {
  const created = new WeakMap<GraphQLContext, T>();
  return (context) => {
    const existing = created.get(context);
    if (existing !== undefined) {
      return existing;
    }
    const value = create();
    created.set(context, value);
    return value;
  };
}
