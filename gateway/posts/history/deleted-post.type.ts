import { Field, ID, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../graphql/connection-types.ts';

/** A deleted post that can still be restored. */
@ObjectType('DeletedPost', { description: 'A deleted post that can still be restored.' })
export class DeletedPost {
  @Field(() => ID, { description: 'Id of the post.' })
  id!: string;

  @Field({ description: 'Its title.' })
  title!: string;

  @Field({ description: 'Who wrote it.' })
  author!: string;

  @Field({ description: 'When it was deleted.' })
  deletedAt!: Date;

  @Field({ description: 'From when on it can no longer be restored.' })
  restorableUntil!: Date;
}

/** Pages of deleted posts. */
export const DeletedPostConnection = connectionTypes(
  'DeletedPost',
  DeletedPost,
  'last deleted first',
);
