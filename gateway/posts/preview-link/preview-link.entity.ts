import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A secret URL at which a person without a login reads a post before it is public. Only a hash of
 * its token is stored, so that no one finds a link in the database or in a copy of it.
 */
@ObjectType('PreviewLink', {
  description: 'A secret preview URL of a post that is not public yet.',
})
@Entity('preview_link')
export class PreviewLink {
  /** SHA-256 of the token, in hexadecimal digits. */
  @PrimaryColumn('varchar', { length: 64 })
  tokenHash!: string;

  @Index('preview_link_post')
  @Column('uuid')
  postId!: string;

  @Field({ description: 'Time of creation.' })
  @Column({ type: Date })
  createdAt!: Date;

  @Field({ description: 'E-mail address of the creator.' })
  @Column('varchar', { length: 254 })
  createdBy!: string;
}
