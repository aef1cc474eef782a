import {
  defaultFieldResolver,
  isObjectType,
  Kind,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { scopeMissing } from '../../schema/key-rules.ts';
import type { Access } from '../access/access.ts';
import type { Actor } from '../access/actor.ts';
import { guardedFields, operations } from '../access/operations.ts';
import { permittedFor, readableMembers } from '../access/policy.ts';
import { Failure } from '../failure.ts';
import type { GraphQLContext } from './context.ts';

type Resolver = GraphQLFieldResolver<unknown, GraphQLContext>;

function namesIn(set: SelectionSetNode | undefined, info: GraphQLResolveInfo): string[] {
  return (set?.selections ?? []).flatMap((selection) => {
    switch (selection.kind) {
      case Kind.FIELD:
        return [selection.name.value];
      case Kind.INLINE_FRAGMENT:
        return namesIn(selection.selectionSet, info);
      case Kind.FRAGMENT_SPREAD:
        return namesIn(info.fragments[selection.name.value]?.selectionSet, info);
    }
  });
}

/** Refuses, before anything is executed, a response that contains data the API key may not read. */
function requireAnswer(
  actor: Actor,
  access: Access,
  sent: unknown,
  info: GraphQLResolveInfo,
): void {
  if (access === 'everybody' || access.keys?.answer === undefined) {
    return;
  }
  const readable = readableMembers(actor, access.keys.answer, sent);
  const asked = info.fieldNodes.flatMap(({ selectionSet }) => namesIn(selectionSet, info));
  if (readable && asked.some((name) => !['__typename', ...readable].includes(name))) {
    throw new Failure('FORBIDDEN', scopeMissing(access.keys.answer.scope));
  }
}

/**
 * Wraps the resolver in the check of its row in the access table. Values that a field passes on,
 * such as the actor, are passed to that field only.
 */
function guarded(access: Access, resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    const actor = permittedFor(context.actor, access);
    const { input } = args as { input?: unknown };
    requireAnswer(actor, access, input, info);
    const own = actor === context.actor ? context : { ...context, actor };
    return resolve(source, args, own, info);
  };
}

/** A field with its guard: graphql-js knows neither its source nor its context. */
interface Guarded {
  readonly name: string;
  resolve?: Resolver | undefined;
  subscribe?: Resolver | undefined;
}

function guard(field: Guarded, access: Access): void {
  if (access === 'everybody') {
    return;
  }
  field.resolve = guarded(access, field.resolve ?? defaultFieldResolver);
  if (field.subscribe) {
    field.subscribe = guarded(access, field.subscribe);
  }
}

function guardRoot(type: GraphQLObjectType | null | undefined): string[] {
  if (!type) {
    return [];
  }
  const rows: Record<string, Access> = operations[type.name as keyof typeof operations];
  return Object.values<Guarded>(type.getFields()).flatMap((field) => {
    const access = rows[field.name];
    if (access === undefined) {
      return [`${type.name}.${field.name}`];
    }
    guard(field, access);
    return [];
  });
}

/**
 * Adds the access policy to every operation of an executable schema (product 19.3), in place.
 * @throws Error naming the operations that have no row in the table.
 */
export function guardOperations(schema: GraphQLSchema): GraphQLSchema {
  const without = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ].flatMap(guardRoot);
  if (without.length > 0) {
    throw new Error(`Say in gateway/access/operations.ts who may do this: ${without.join(', ')}.`);
  }
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const { name } of [type, ...type.getInterfaces()]) {
      for (const field of Object.values<Guarded>(type.getFields())) {
        const access = guardedFields[`${name}.${field.name}`];
        if (access !== undefined) {
          guard(field, access);
        }
      }
    }
  }
  return schema;
}
