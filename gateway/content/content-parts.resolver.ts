import { JSONResolver } from 'graphql-scalars';
import { Arg, Args, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { contentParts, type ContentPartName } from '../../schema/content/content-parts.ts';
import type { Author } from '../access/actor.ts';
import { connectionOf, counted, PageArgs, type CountedConnection } from '../graphql/connection.ts';
import { CurrentAuthor } from '../graphql/context.ts';
import { contentSamples } from '../launch/content-samples.ts';
import {
  ContentPartType,
  ContentVersionConnection,
  ContentVersionType,
} from './content-part.type.ts';
import type { ContentPartsService, EditedPart, ShownVersion } from './content-parts.service.ts';
import { schemaOf } from './part-value.ts';

const known = new Map<ContentPartName, unknown>();

/**
 * The JSON Schema of a part, generated from its validation rules; rules that JSON Schema cannot
 * express are left out.
 */
async function jsonSchemaOf(name: ContentPartName): Promise<unknown> {
  const { z } = await import('zod');
  const made =
    known.get(name) ??
    z.toJSONSchema(await schemaOf(name), { io: 'input', unrepresentable: 'any' });
  known.set(name, made);
  return made;
}

const nameOfPart = { description: 'The name of the part, such as `faqs`.' };
const basedOn = {
  description: 'The version that was edited: if another one is current now, the error is CONFLICT.',
};

/** GraphQL resolver for editing the content (product 12). */
@Resolver(() => ContentPartType)
export class ContentPartsResolver {
  constructor(private readonly parts: ContentPartsService) {}

  @Query(() => [ContentPartType], {
    description: 'The parts of the site’s texts. Administrator only.',
  })
  contentParts(@CurrentAuthor() actor: Author): Promise<EditedPart[]> {
    return this.parts.list(actor);
  }

  @Query(() => ContentPartType, { description: 'One part. Administrator only.' })
  contentPart(
    @Arg('name', () => String, nameOfPart) name: string,
    @CurrentAuthor() actor: Author,
  ): Promise<EditedPart> {
    return this.parts.byName(actor, name);
  }

  @Query(() => ContentVersionConnection, {
    description: 'The published versions of a part, newest first. Administrator only.',
  })
  async contentVersions(
    @Arg('name', () => String, nameOfPart) name: string,
    @CurrentAuthor() actor: Author,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<CountedConnection<ShownVersion>> {
    const found = await this.parts.versions(actor, name, page);
    return counted(
      connectionOf(found, ({ version }) => String(version)),
      () => this.parts.countVersions(actor, name),
    );
  }

  @Query(() => ContentVersionType, {
    description: 'One version of a part; 0 is its file. Administrator only.',
  })
  contentVersion(
    @Arg('name', () => String, nameOfPart) name: string,
    @Arg('version', () => Int, { description: 'Its number.' }) version: number,
    @CurrentAuthor() actor: Author,
  ): Promise<ShownVersion> {
    return this.parts.version(actor, name, version);
  }

  @Mutation(() => ContentPartType, {
    description: 'Saves unpublished changes to a part, valid or not. Administrator only.',
  })
  saveContentDraft(
    @Arg('name', () => String, nameOfPart) name: string,
    @Arg('value', () => JSONResolver, { description: 'The whole part in its current state.' })
    value: unknown,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version that was edited; `draftVersion` returns it.',
    })
    version: number | null | undefined,
    @CurrentAuthor() actor: Author,
  ): Promise<EditedPart> {
    return this.parts.saveDraft(actor, name, value, version ?? null);
  }

  @Mutation(() => ContentPartType, {
    description: "Discards the caller's unpublished changes. Administrator only.",
  })
  discardContentDraft(
    @Arg('name', () => String, nameOfPart) name: string,
    @CurrentAuthor() actor: Author,
  ): Promise<EditedPart> {
    return this.parts.discardDraft(actor, name);
  }

  @Mutation(() => ContentPartType, {
    description: 'Publishes a value; the site changes immediately. Administrator only.',
  })
  publishContent(
    @Arg('name', () => String, nameOfPart) name: string,
    @Arg('value', () => JSONResolver, { description: 'The whole part.' }) value: unknown,
    @Arg('version', () => Int, basedOn) version: number,
    @CurrentAuthor() actor: Author,
  ): Promise<EditedPart> {
    return this.parts.publish(actor, name, value, version);
  }

  @Mutation(() => ContentPartType, {
    description: 'Publishes an earlier version again, as a new one. Administrator only.',
  })
  restoreContent(
    @Arg('name', () => String, nameOfPart) name: string,
    @Arg('restored', () => Int, { description: 'The version to restore; 0 is the file.' })
    restored: number,
    @Arg('version', () => Int, basedOn) version: number,
    @CurrentAuthor() actor: Author,
  ): Promise<EditedPart> {
    return this.parts.restore(actor, name, restored, version);
  }

  @Mutation(() => ContentPartType, {
    description: 'Publishes the file’s text as a new version. Administrator only.',
  })
  useContentFile(
    @Arg('name', () => String, nameOfPart) name: string,
    @Arg('version', () => Int, basedOn) version: number,
    @CurrentAuthor() actor: Author,
  ): Promise<EditedPart> {
    return this.parts.useFile(actor, name, version);
  }

  @FieldResolver(() => String)
  title(@Root() { name }: EditedPart): string {
    return contentParts[name].title;
  }

  @FieldResolver(() => String)
  description(@Root() { name }: EditedPart): string {
    return contentParts[name].description;
  }

  @FieldResolver(() => Int)
  samples(@Root() { name, value }: EditedPart): number {
    return contentSamples({ [name]: value }).length;
  }

  @FieldResolver(() => JSONResolver)
  jsonSchema(@Root() { name }: EditedPart): Promise<unknown> {
    return jsonSchemaOf(name);
  }
}
