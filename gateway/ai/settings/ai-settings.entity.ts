import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The administrator's settings of the AI generator: a single row. */
@ObjectType('AiSettings', { description: 'The settings of the AI generator.' })
@Entity('ai_settings')
export class AiSettings {
  @PrimaryColumn('int')
  id!: number;

  @Field({ description: 'Rules for the voice of every post it writes or revises; may be empty.' })
  @Column('text')
  houseRules!: string;
}
