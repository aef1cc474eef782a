import { Field, InputType } from 'type-graphql';
import { accessRequestFields as rules, type AccessRequest } from '../../../schema/request-rules.ts';
import { Rule } from '../../validation/rule.decorator.ts';

/** The eleven fields of the trial form (product 3.2). */
@InputType('AccessRequestInput', { description: 'The eleven fields of the trial form.' })
export class AccessRequestInput implements AccessRequest {
  @Field({ description: 'Given name.' })
  @Rule(rules.firstName)
  firstName!: string;

  @Field({ description: 'Family name.' })
  @Rule(rules.lastName)
  lastName!: string;

  @Field({ description: 'Organisation.' })
  @Rule(rules.affiliation)
  affiliation!: string;

  @Field({ description: 'Professional e-mail address; free-mail domains are refused.' })
  @Rule(rules.email)
  email!: string;

  @Field({ description: 'Professional or research profile URL.' })
  @Rule(rules.profileUrl)
  profileUrl!: string;

  @Field({ description: 'The research project, at least 100 characters.' })
  @Rule(rules.projectDescription)
  projectDescription!: string;

  @Field({ description: 'How the person heard about Loon, at least 3 characters.' })
  @Rule(rules.referralSource)
  referralSource!: string;

  @Field(() => String, {
    description: 'One of "0-500", "500-1,000", "1,000-5,000", "5,000-10,000", "Over 10,000".',
  })
  @Rule(rules.numberOfStudies)
  numberOfStudies!: AccessRequest['numberOfStudies'];

  @Field(() => Boolean, { description: 'Must be true: non-commercial use only.' })
  @Rule(rules.nonCommercialUse)
  nonCommercialUse!: AccessRequest['nonCommercialUse'];

  @Field(() => Boolean, { description: 'Must be true: project updates and communications.' })
  @Rule(rules.dataCommunicationsConsent)
  dataCommunicationsConsent!: AccessRequest['dataCommunicationsConsent'];

  @Field(() => Boolean, { description: 'Must be true: data storage and processing.' })
  @Rule(rules.dataProcessingConsent)
  dataProcessingConsent!: AccessRequest['dataProcessingConsent'];
}
