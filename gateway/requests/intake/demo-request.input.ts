import { Field, InputType } from 'type-graphql';
import { demoRequestFields as rules, type DemoRequest } from '../../../schema/request-rules.ts';
import { Rule } from '../../validation/rule.decorator.ts';

/** The ten fields of the demo form (product 3.3). */
@InputType('DemoRequestInput', { description: 'The ten fields of the demo form.' })
export class DemoRequestInput implements DemoRequest {
  @Field({ description: 'Given name.' })
  @Rule(rules.firstName)
  firstName!: string;

  @Field({ description: 'Family name.' })
  @Rule(rules.lastName)
  lastName!: string;

  @Field({ description: 'Professional e-mail address; free-mail domains are refused.' })
  @Rule(rules.email)
  email!: string;

  @Field({ description: 'Organisation.' })
  @Rule(rules.affiliation)
  affiliation!: string;

  @Field({ description: 'Professional or research profile URL.' })
  @Rule(rules.profileUrl)
  profileUrl!: string;

  @Field({ description: 'How the person heard about Loon, at least 3 characters.' })
  @Rule(rules.referralSource)
  referralSource!: string;

  @Field({ description: 'HEOR or HTA needs, at least 10 characters.' })
  @Rule(rules.message)
  message!: string;

  @Field(() => [String], {
    description: 'At least one of "Lens", "Waters", "Not interested in a demo".',
  })
  @Rule(rules.platformsToDemo)
  platformsToDemo!: DemoRequest['platformsToDemo'];

  @Field(() => Boolean, { description: 'Must be true: project updates and communications.' })
  @Rule(rules.dataCommunicationsConsent)
  dataCommunicationsConsent!: DemoRequest['dataCommunicationsConsent'];

  @Field(() => Boolean, { description: 'Must be true: data storage and processing.' })
  @Rule(rules.dataProcessingConsent)
  dataProcessingConsent!: DemoRequest['dataProcessingConsent'];
}
