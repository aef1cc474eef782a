import { Field, InputType } from 'type-graphql';
import { aiSettingsRules as rules } from '../../../schema/generation-rules.ts';
import { Rule } from '../../validation/rule.decorator.ts';

@InputType('AiSettingsInput', { description: 'The settings of the AI generator.' })
export class AiSettingsInput {
  @Field({ description: 'Rules for the voice of every post it writes or revises; may be empty.' })
  @Rule(rules.houseRules)
  houseRules!: string;
}
