import type { GraphQLContext } from './context.ts';

/**
 * Creates an object that lives as long as one operation, such as a loader that batches ids:
 * `create` is called once per context, however many resolvers use it.
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
