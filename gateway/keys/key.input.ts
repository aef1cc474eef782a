import { Field, InputType } from 'type-graphql';
import { keyRules as rules, type KeyScope } from '../../schema/key-rules.ts';
import { Rule } from '../validation/rule.decorator.ts';
import { keyScopeEnum } from './api-key.entity.ts';

@InputType('CreateApiKeyInput', { description: 'A new API key.' })
export class CreateApiKeyInput {
  @Field({ description: 'The name under which its actions are recorded; one line.' })
  @Rule(rules.name)
  name!: string;

  @Field(() => [keyScopeEnum], { description: 'Its permissions, at least one.' })
  @Rule(rules.scopes)
  scopes!: KeyScope[];

  @Field(() => Date, { nullable: true, description: 'When it expires; if absent, never.' })
  @Rule(rules.expiresAt)
  expiresAt?: Date | null;
}
