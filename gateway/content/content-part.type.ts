import { JSONResolver } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { connectionTypes } from '../graphql/connection.ts';
import type { ShownVersion } from './content-parts.service.ts';

@ObjectType('ContentPart', { description: 'A part of the site’s texts that is edited as a whole.' })
export class ContentPartType {
  @Field(() => String, { description: 'Its name, such as `faqs`.' })
  name!: string;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'Its content.' })
  description!: string;

  @Field(() => Int, {
    description: 'Number of the published version; 0 while the file is published.',
  })
  version!: number;

  @Field(() => Int, { description: 'How many of its entries are still samples.' })
  samples!: number;

  @Field(() => Boolean, { description: 'Whether the caller has unpublished changes.' })
  hasDraft!: boolean;

  @Field(() => Boolean, {
    description: 'Whether its file was changed after the current version was published.',
  })
  fileChanged!: boolean;

  @Field(() => [String], {
    description:
      'The fields that the stored version, of an earlier release, lacks; they have the texts of the file.',
  })
  completedFields!: readonly string[];

  @Field(() => Boolean, {
    description:
      'Whether this release cannot read the stored version, which stays in the history; visitors see the file.',
  })
  unreadable!: boolean;

  @Field(() => Date, { nullable: true, description: 'When it was published; null for a file.' })
  updatedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of who published it; null for a file.',
  })
  updatedBy!: string | null;

  @Field(() => JSONResolver, { description: 'The published value.' })
  value!: unknown;

  @Field(() => JSONResolver, {
    nullable: true,
    description: "The caller's unpublished changes, valid or not.",
  })
  draft!: unknown;

  @Field(() => Date, {
    nullable: true,
    description: 'When that draft was saved; null without one.',
  })
  draftSavedAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the draft is based on, if it was sent; null without a draft.',
  })
  draftVersion!: number | null;

  @Field(() => JSONResolver, { description: 'The JSON Schema of its value.' })
  jsonSchema!: unknown;
}

@ObjectType('ContentVersion', { description: 'A published version of a part of the content.' })
export class ContentVersionType implements ShownVersion {
  @Field(() => Int, { description: 'Its number; 0 is the file.' })
  version!: number;

  @Field(() => JSONResolver, { description: 'Its content.' })
  value!: unknown;

  @Field(() => String, { description: 'How it was created: `publish`, `restore` or `file`.' })
  origin!: ShownVersion['origin'];

  @Field(() => Int, { nullable: true, description: 'The earlier version that it restored.' })
  restored!: number | null;

  @Field(() => Date, { nullable: true, description: 'When it was published; null for number 0.' })
  updatedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of who published it; null for number 0.',
  })
  updatedBy!: string | null;
}

export const ContentVersionConnection = connectionTypes(
  'ContentVersion',
  ContentVersionType,
  'newest first',
);
