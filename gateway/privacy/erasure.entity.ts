import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Why data was erased. */
export enum ErasureReason {
  PERSON = 'person',
  RETENTION = 'retention',
}

registerEnumType(ErasureReason, {
  name: 'ErasureReason',
  description: 'Why data was erased.',
  valuesConfig: {
    PERSON: { description: 'One person’s data, by hand.' },
    RETENTION: { description: 'The retention period was over.' },
  },
});

/** The record that data was erased. It holds nothing that was erased, only a hash to compare. */
@ObjectType('Erasure', { description: 'The record that data was erased.' })
@Entity('erasure')
export class Erasure {
  @Field(() => ID, { description: 'Unique id; newer records have greater ids.' })
  @PrimaryColumn('uuid')
  id!: string;

  @Field(() => ErasureReason, { description: 'Why it was erased.' })
  @Column('varchar', { length: 10 })
  reason!: ErasureReason;

  /** Of the person's address, under a key that is kept elsewhere; see ErasureKey. */
  @Column('varchar', { length: 64, nullable: true })
  emailHash!: string | null;

  @Field({ description: 'When it was erased.' })
  @Column({ type: Date })
  erasedAt!: Date;

  @Field({ description: 'E-mail of who erased it, or "retention".' })
  @Column('varchar', { length: 254 })
  erasedBy!: string;

  @Field(() => Int, { description: 'How many requests were erased.' })
  @Column('int')
  requests!: number;

  @Field(() => Int, { description: 'How many other records went with them.' })
  @Column('int')
  otherRecords!: number;
}
