import { Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { requestSourceLimits as limits } from '../../../schema/limits.ts';
import { loggedPath } from '../../log/logger.ts';
import { Rule } from '../../validation/rule.decorator.ts';
import type { RequestSource } from '../entities/request-source.ts';

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

const articlePath = /^\/(?:reflections|blog)\/([^/]+)\/?$/;

function articleOf(path: string | undefined): string | undefined {
  return articlePath.exec(path ?? '')?.[1]?.slice(0, limits.slugMax);
}

/**
 * The stored source of a person (product 8.5). The article is the one that sent the form, or the
 * last one read, or the first page of the visit.
 */
export function sourceOf(origin: RequestOriginInput): RequestSource {
  const { firstPage, lastPage, lastArticle, button } = origin;
  const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = origin;
  const source = {
    firstPage,
    lastPage,
    article: [lastPage, lastArticle, firstPage].map(articleOf).find(Boolean),
    button,
    utmSource,
    utmMedium,
    utmCampaign,
    utmTerm,
    utmContent,
  };
  return Object.fromEntries(Object.entries(source).filter(([, value]) => Boolean(value)));
}
