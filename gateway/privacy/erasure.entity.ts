import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export enum ErasureReason {
  PERSON = 'person',
  RETENTION = 'retention',
}

registerEnumType(ErasureReason, {
  name: 'ErasureReason',
  description: 'Why data was erased.',
  valuesConfig: {
    PERSON: { description: 'One person’s data, erased by an administrator or the person.' },
    RETENTION: { description: 'The retention period had ended.' },
  },
});

/** The record of an erasure. It contains none of the erased data, only a hash for comparison. */
@ObjectType('Erasure', { description: 'The record of an erasure.' })
@Entity('erasure')
export class Erasure {
  @Field(() => ID, { description: 'Unique id; newer records have greater ids.' })
  @PrimaryColumn('uuid')
  id!: string;

  @Field(() => ErasureReason, { description: 'Why the data was erased.' })
  @Column('varchar', { length: 10 })
  reason!: ErasureReason;

  /** The hash of the person's address, with a key that is stored elsewhere; see ErasureKey. */
  @Column('varchar', { length: 64, nullable: true })
  emailHash!: string | null;

  @Field({ description: 'When it was erased.' })
  @Column({ type: Date })
  erasedAt!: Date;

  @Field({
    description:
      'E-mail address of the administrator who erased it, "person" for the person, or "retention".',
  })
  @Column('varchar', { length: 254 })
  erasedBy!: string;

  @Field(() => Int, { description: 'The number of erased requests.' })
  @Column('int')
  requests!: number;

  @Field(() => Int, { description: 'The number of other erased records.' })
  @Column('int')
  otherRecords!: number;
}
