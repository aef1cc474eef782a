import { Field, InputType, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { aiSettingsRules as rules } from '../../../schema/generation-rules.ts';
import { Rule } from '../../validation/rule.decorator.ts';

const houseRules = 'Rules for the voice of every post it writes or revises; may be empty.';

/** The administrator's settings of the AI generator: a single row. */
@ObjectType('AiSettings', { description: 'The settings of the AI generator.' })
@Entity('ai_settings')
export class AiSettings {
  @PrimaryColumn('int')
  id!: number;

  @Field({ description: houseRules })
  @Column('text')
  houseRules!: string;
}

@InputType('AiSettingsInput', { description: 'The settings of the AI generator.' })
export class AiSettingsInput {
  @Field({ description: houseRules })
  @Rule(rules.houseRules)
  houseRules!: string;
}
