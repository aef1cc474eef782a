import { Field, ObjectType } from 'type-graphql';

/** The label of requests without a UTM source. */
export const unknownSource = 'Not known';

/**
 * Where a person came from. Without the cookie choice "accepted" the browser sends only the page
 * and the button (product 2.20, 8.5); a program may send nothing.
 */
@ObjectType('RequestSource', { description: 'Where the person came from; empty where unknown.' })
export class RequestSource {
  @Field(() => String, { nullable: true, description: 'Path of the first page of the visit.' })
  firstPage?: string | null;

  @Field(() => String, { nullable: true, description: 'Path of the page that sent the form.' })
  lastPage?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Slug of the article that sent the form, or of the last one read before.',
  })
  article?: string | null;

  @Field(() => String, { nullable: true, description: 'Text of the button that opened the form.' })
  button?: string | null;

  @Field(() => String, { nullable: true, description: 'UTM parameter utm_source.' })
  utmSource?: string | null;

  @Field(() => String, { nullable: true, description: 'UTM parameter utm_medium.' })
  utmMedium?: string | null;

  @Field(() => String, { nullable: true, description: 'UTM parameter utm_campaign.' })
  utmCampaign?: string | null;

  @Field(() => String, { nullable: true, description: 'UTM parameter utm_term.' })
  utmTerm?: string | null;

  @Field(() => String, { nullable: true, description: 'UTM parameter utm_content.' })
  utmContent?: string | null;
}
