import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { RequestKind } from '../../requests/entities/visitor-request.entity.ts';

/** How far somebody got with a form. */
export enum FunnelStep {
  OPENED = 'OPENED',
  STARTED = 'STARTED',
  TRIED = 'TRIED',
  SENT = 'SENT',
}

registerEnumType(FunnelStep, {
  name: 'FunnelStep',
  description: 'How far somebody got with a form.',
  valuesConfig: {
    OPENED: { description: 'Its dialog was opened.' },
    STARTED: { description: 'A first field was changed.' },
    TRIED: { description: 'It was to be submitted, with errors or without.' },
    SENT: { description: 'A request was stored; suspects are not counted.' },
  },
});

@ObjectType('InsightsTotals', { description: 'What was counted in a period.' })
export class InsightsTotals {
  @Field(() => Int, { description: 'Pages shown.' })
  views!: number;

  @Field(() => Int, { description: 'Views that did not come from the site itself.' })
  visits!: number;

  @Field(() => Int, { description: 'Searches, fruitless ones included.' })
  searches!: number;

  @Field(() => Int, { description: 'Searches that found nothing.' })
  fruitlessSearches!: number;

  @Field(() => Int, { description: 'Request dialogs opened.' })
  dialogs!: number;

  @Field(() => Int, { description: 'Requests stored; suspects are not counted.' })
  requests!: number;
}

@ObjectType('InsightsDay', {
  description: 'What was counted on a UTC day.',
  simpleResolvers: true,
})
export class InsightsDay {
  @Field({ description: 'The UTC day, YYYY-MM-DD.' })
  day!: string;

  @Field(() => Int, { description: 'Pages shown.' })
  views!: number;

  @Field(() => Int, { description: 'Views that did not come from the site itself.' })
  visits!: number;

  @Field(() => Int, { description: 'Requests stored.' })
  requests!: number;
}

@ObjectType('InsightsPage', {
  description: 'What was counted on a page.',
  simpleResolvers: true,
})
export class InsightsPage {
  @Field({ description: 'Path of the page; "Other" for all that are not kept by name.' })
  path!: string;

  @Field(() => String, { nullable: true, description: 'Its title; null when it is gone.' })
  title!: string | null;

  @Field(() => Int, { description: 'How often it was shown.' })
  views!: number;

  @Field(() => Int, { description: 'How often a visit began on it.' })
  visits!: number;

  @Field(() => Int, {
    description:
      'How often an article was read: its end was in sight and 30 % of its read time had passed.',
  })
  reads!: number;

  @Field(() => Int, { description: 'Request dialogs opened on it.' })
  dialogs!: number;

  @Field(() => Int, {
    description: 'Requests that came from it: of an article also those sent after it was read.',
  })
  requests!: number;
}

@ObjectType('InsightsSource', {
  description: 'What led visits to the site.',
  simpleResolvers: true,
})
export class InsightsSource {
  @Field({
    description: 'The utm_source, else the referring host, else "Direct"; "Other" for the rest.',
  })
  source!: string;

  @Field(() => Int, { description: 'Visits that it led to the site.' })
  visits!: number;

  @Field(() => Int, { description: 'Requests of visits whose source the form knew.' })
  requests!: number;
}

@ObjectType('InsightsCampaign', {
  description: 'A campaign that led visits to the site.',
  simpleResolvers: true,
})
export class InsightsCampaign {
  @Field({ description: 'The utm_campaign; "Other" for those that are not kept by name.' })
  campaign!: string;

  @Field(() => Int, { description: 'Visits that it led to the site.' })
  visits!: number;

  @Field(() => Int, { description: 'Requests of visits whose campaign the form knew.' })
  requests!: number;
}

@ObjectType('InsightsSearch', {
  description: 'What readers searched for.',
  simpleResolvers: true,
})
export class InsightsSearch {
  @Field({ description: 'The words, in lower case; "Other" for those that are not kept by name.' })
  query!: string;

  @Field(() => Int, { description: 'How often.' })
  count!: number;

  @Field(() => Int, { description: 'How many articles were found the last time.' })
  results!: number;
}

@ObjectType('InsightsFruitlessSearch', {
  description: 'What readers searched for in vain.',
  simpleResolvers: true,
})
export class InsightsSearchWithoutResults {
  @Field({ description: 'The words, in lower case; "Other" for those that are not kept by name.' })
  query!: string;

  @Field(() => Int, { description: 'How often nothing was found.' })
  count!: number;

  @Field(() => Date, { description: 'The last UTC day on which nothing was found.' })
  lastOn!: Date;
}

@ObjectType('InsightsStep', { description: 'How many got as far as a step.' })
export class InsightsStep {
  @Field(() => FunnelStep, { description: 'The step.' })
  step!: FunnelStep;

  @Field(() => Int, { description: 'How often.' })
  count!: number;
}

@ObjectType('InsightsAbandonedField', { description: 'A field at which a form was left.' })
export class InsightsAbandonedField {
  @Field({ description: 'Name of the field in this API.' })
  field!: string;

  @Field(() => Int, { description: 'How often an opened form was left at it.' })
  count!: number;
}

@ObjectType('InsightsFunnel', { description: 'How far people got with a form.' })
export class InsightsFunnel {
  @Field(() => RequestKind, { description: 'The form.' })
  form!: RequestKind;

  @Field(() => [InsightsStep], { description: 'Every step, in order.' })
  steps!: InsightsStep[];

  @Field(() => [InsightsAbandonedField], {
    description: 'Where opened forms were left: the field with the focus, or with the error.',
  })
  abandonedAt!: InsightsAbandonedField[];
}

@ObjectType('InsightsExperience', {
  description: 'How fast and steady a page was: of a quarter of its loads it was worse.',
  simpleResolvers: true,
})
export class InsightsExperience {
  @Field({ description: 'Path of the page.' })
  path!: string;

  @Field(() => Float, { nullable: true, description: 'Largest contentful paint, milliseconds.' })
  lcp!: number | null;

  @Field(() => Float, { nullable: true, description: 'Interaction to next paint, milliseconds.' })
  inp!: number | null;

  @Field(() => Float, { nullable: true, description: 'Cumulative layout shift, a score.' })
  cls!: number | null;

  @Field(() => Int, { description: 'How many loads were measured.' })
  samples!: number;
}
