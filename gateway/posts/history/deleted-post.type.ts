import { Field, ID, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../graphql/connection.ts';

@ObjectType('DeletedPost', { description: 'A deleted post that can still be restored.' })
export class DeletedPost {
  @Field(() => ID, { description: 'Id of the post.' })
  id!: string;

  @Field({ description: 'Its title.' })
  title!: string;

  @Field({ description: 'Its author.' })
  author!: string;

  @Field({ description: 'Time of the deletion.' })
  deletedAt!: Date;

  @Field({ description: 'The time from which it can no longer be restored.' })
  restorableUntil!: Date;
}

export const DeletedPostConnection = connectionTypes(
  'DeletedPost',
  DeletedPost,
  'last deleted first',
);
