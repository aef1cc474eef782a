import { Field, InputType } from 'type-graphql';
import { keyRules as rules, type KeyScope } from '../../schema/key-rules.ts';
import { Rule } from '../validation/rule.decorator.ts';
import { keyScopeEnum } from './api-key.entity.ts';

/** A key to be made. */
@InputType('CreateApiKeyInput', { description: 'A key to be made.' })
export class CreateApiKeyInput {
  @Field({ description: 'Under which what is done with it is recorded; one line.' })
  @Rule(rules.name)
  name!: string;

  @Field(() => [keyScopeEnum], { description: 'What it is to allow, at least one.' })
  @Rule(rules.scopes)
  scopes!: KeyScope[];

  @Field(() => Date, { nullable: true, description: 'When it ends; absent, it never does.' })
  @Rule(rules.expiresAt)
  expiresAt?: Date | null;
}
