import { z } from 'zod';
import { Field, InputType } from 'type-graphql';
import { requestSourceLimits as limits } from '../../../schema/limits.ts';
import { loggedPath } from '../../log/logger.ts';
import { Rule } from '../../validation/rule.decorator.ts';

/** Optional text that never causes a refusal: an invalid value is dropped. */
function optional(max: number) {
  return z
    .string()
    .transform((text) =>
      text
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, max),
    )
    .optional()
    .catch(undefined);
}

/** A path of this site without secrets, query and fragment, which may contain personal data. */
function pagePath() {
  return optional(limits.pathMax).transform((text) =>
    text?.startsWith('/') ? loggedPath(text.split(/[?#]/, 1)[0] ?? '') : undefined,
  );
}

const nullable = { nullable: true } as const;

/**
 * Additional data of a form: how it was sent and where the person came from. All of it is optional,
 * over GraphQL and REST, and none of it can cause a refusal (product 8.3).
 */
@InputType('RequestOriginInput', { description: 'How and from where a form was sent.' })
export class RequestOriginInput {
  @Field(() => String, { ...nullable, description: 'The token returned by `issueFormToken`.' })
  @Rule(optional(300))
  formToken?: string | undefined;

  @Field(() => String, {
    ...nullable,
    description: 'A field that is invisible to people: leave empty.',
  })
  @Rule(optional(100))
  topic?: string | undefined;

  @Field(() => String, {
    ...nullable,
    description: 'Version of the consent wordings that the form shows.',
  })
  @Rule(optional(20))
  consentVersion?: string | undefined;

  @Field(() => String, { ...nullable, description: 'Path of the first page of the visit.' })
  @Rule(pagePath())
  firstPage?: string | undefined;

  @Field(() => String, { ...nullable, description: 'Path of the page that sends the form.' })
  @Rule(pagePath())
  lastPage?: string | undefined;

  @Field(() => String, { ...nullable, description: 'Path of the last article that was read.' })
  @Rule(pagePath())
  lastArticle?: string | undefined;

  @Field(() => String, { ...nullable, description: 'Text of the button that opened the form.' })
  @Rule(optional(limits.buttonMax))
  button?: string | undefined;

  @Field(() => String, {
    ...nullable,
    description: 'The source of the visit, if the open page knows it: counted, not stored.',
  })
  @Rule(optional(limits.utmMax))
  visitSource?: string | undefined;

  @Field(() => String, {
    ...nullable,
    description: 'The campaign of the visit, if the open page knows it: counted, not stored.',
  })
  @Rule(optional(limits.utmMax))
  visitCampaign?: string | undefined;

  @Field(() => String, { ...nullable, description: 'UTM parameter utm_source.' })
  @Rule(optional(limits.utmMax))
  utmSource?: string | undefined;

  @Field(() => String, { ...nullable, description: 'UTM parameter utm_medium.' })
  @Rule(optional(limits.utmMax))
  utmMedium?: string | undefined;

  @Field(() => String, { ...nullable, description: 'UTM parameter utm_campaign.' })
  @Rule(optional(limits.utmMax))
  utmCampaign?: string | undefined;

  @Field(() => String, { ...nullable, description: 'UTM parameter utm_term.' })
  @Rule(optional(limits.utmMax))
  utmTerm?: string | undefined;

  @Field(() => String, { ...nullable, description: 'UTM parameter utm_content.' })
  @Rule(optional(limits.utmMax))
  utmContent?: string | undefined;
}
