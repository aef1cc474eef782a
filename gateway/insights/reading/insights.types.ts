import { ArgsType, Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MachinePurpose } from '../machines/machine-agents.ts';
import { MachineReadForm } from '../machines/machine-read.ts';
import { RequestKind } from '../../requests/entities/visitor-request.entity.ts';

export enum FunnelStep {
  OPENED = 'OPENED',
  STARTED = 'STARTED',
  TRIED = 'TRIED',
  SENT = 'SENT',
}

registerEnumType(FunnelStep, {
  name: 'FunnelStep',
  description: 'A step of a visitor in a form.',
  valuesConfig: {
    OPENED: { description: 'The dialog was opened.' },
    STARTED: { description: 'The first field was changed.' },
    TRIED: { description: 'The visitor tried to submit the form, with or without errors.' },
    SENT: { description: 'A request was stored; suspected spam is not counted.' },
  },
});

@ObjectType('InsightsTotals', { description: 'Totals of a period.' })
export class InsightsTotals {
  @Field(() => Int, { description: 'Page views.' })
  views!: number;

  @Field(() => Int, { description: 'Views that did not come from the site itself.' })
  visits!: number;

  @Field(() => Int, { description: 'Searches, including those without results.' })
  searches!: number;

  @Field(() => Int, { description: 'Searches without results.' })
  fruitlessSearches!: number;

  @Field(() => Int, { description: 'Request dialogs opened.' })
  dialogs!: number;

  @Field(() => Int, { description: 'Requests stored; suspected spam is not counted.' })
  requests!: number;
}

@ObjectType('InsightsDay', {
  description: 'Totals of a UTC day.',
  simpleResolvers: true,
})
export class InsightsDay {
  @Field({ description: 'The UTC day, YYYY-MM-DD.' })
  day!: string;

  @Field(() => Int, { description: 'Page views.' })
  views!: number;

  @Field(() => Int, { description: 'Views that did not come from the site itself.' })
  visits!: number;

  @Field(() => Int, { description: 'Requests stored.' })
  requests!: number;
}

@ObjectType('InsightsPage', {
  description: 'Statistics of a page.',
  simpleResolvers: true,
})
export class InsightsPage {
  @Field({ description: 'Path of the page; "Other" for all paths that are not listed separately.' })
  path!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its title; null if the page no longer exists.',
  })
  title!: string | null;

  @Field(() => Int, { description: 'How often it was viewed.' })
  views!: number;

  @Field(() => Int, { description: 'How often a visit started on it.' })
  visits!: number;

  @Field(() => Int, {
    description:
      'How often an article was read: its end was visible and 30 % of its read time had passed.',
  })
  reads!: number;

  @Field(() => Int, { description: 'Request dialogs opened on it.' })
  dialogs!: number;

  @Field(() => Int, {
    description:
      'Requests that came from it; for an article, including those sent after it was read.',
  })
  requests!: number;
}

@ObjectType('InsightsSource', {
  description: 'A source of visits.',
  simpleResolvers: true,
})
export class InsightsSource {
  @Field({
    description:
      'The utm_source, otherwise the referring host, otherwise "Direct"; "Other" for the rest.',
  })
  source!: string;

  @Field(() => Int, { description: 'Visits from it.' })
  visits!: number;

  @Field(() => Int, { description: 'Requests from visits with this source.' })
  requests!: number;
}

@ArgsType()
export class InsightsFilter {
  @Field(() => String, { nullable: true, description: 'Only of the page with this path.' })
  path?: string;

  @Field(() => String, { nullable: true, description: 'Only from this source.' })
  source?: string;
}

@ObjectType('InsightsPageSource', {
  description: 'A page and a source of visits.',
  simpleResolvers: true,
})
export class InsightsPageSource {
  @Field({ description: 'Path of the page; "Other" for what is not listed separately.' })
  path!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its title; null if the page no longer exists.',
  })
  title!: string | null;

  @Field({ description: 'As in sources, including the sites of assistants.' })
  source!: string;

  @Field(() => Int, { description: 'Visits from the source that started on the page.' })
  visits!: number;

  @Field(() => Int, {
    description: 'Requests that came from the page, from visits with this source.',
  })
  requests!: number;
}

@ObjectType('InsightsMachineReader', {
  description:
    'How often a machine read a page in one form. Machines are named as they name themselves.',
  simpleResolvers: true,
})
export class InsightsMachineReader {
  @Field({ description: 'The name in its user agent, such as "GPTBot".' })
  agent!: string;

  @Field({ description: 'The company or organisation that runs it.' })
  operator!: string;

  @Field(() => MachinePurpose, { description: 'Why it reads.' })
  purpose!: MachinePurpose;

  @Field(() => MachineReadForm, { description: 'In which form it read.' })
  form!: MachineReadForm;

  @Field({
    description: 'Path of the page; "Other" for all paths that are not listed separately.',
  })
  path!: string;

  @Field(() => Int, { description: 'How often it read.' })
  reads!: number;

  @Field(() => Date, { description: 'The last UTC day on which it read.' })
  lastOn!: Date;
}

@ObjectType('InsightsUnreadArticle', {
  description: 'A published article that no machine read because a person asked an assistant.',
  simpleResolvers: true,
})
export class InsightsUnreadArticle {
  @Field({ description: 'Path of the article.' })
  path!: string;

  @Field({ description: 'Its title.' })
  title!: string;
}

@ObjectType('InsightsCampaign', {
  description: 'A campaign that brought visits to the site.',
  simpleResolvers: true,
})
export class InsightsCampaign {
  @Field({ description: 'The utm_campaign; "Other" for campaigns that are not listed separately.' })
  campaign!: string;

  @Field(() => Int, { description: 'Visits from it.' })
  visits!: number;

  @Field(() => Int, { description: 'Requests from visits with this campaign.' })
  requests!: number;
}

@ObjectType('InsightsSearch', {
  description: 'A search query of visitors.',
  simpleResolvers: true,
})
export class InsightsSearch {
  @Field({
    description: 'The query in lower case; "Other" for queries that are not listed separately.',
  })
  query!: string;

  @Field(() => Int, { description: 'How often visitors searched for it.' })
  count!: number;

  @Field(() => Int, { description: 'The number of articles in the last result.' })
  results!: number;
}

@ObjectType('InsightsFruitlessSearch', {
  description: 'A search query without results.',
  simpleResolvers: true,
})
export class InsightsSearchWithoutResults {
  @Field({
    description: 'The query in lower case; "Other" for queries that are not listed separately.',
  })
  query!: string;

  @Field(() => Int, { description: 'How often it had no results.' })
  count!: number;

  @Field(() => Date, { description: 'The last UTC day on which it had no results.' })
  lastOn!: Date;
}

@ObjectType('InsightsStep', { description: 'How many visitors reached a step.' })
class InsightsStep {
  @Field(() => FunnelStep, { description: 'The step.' })
  step!: FunnelStep;

  @Field(() => Int, { description: 'How often it was reached.' })
  count!: number;
}

@ObjectType('InsightsAbandonedField', { description: 'A field at which a form was abandoned.' })
class InsightsAbandonedField {
  @Field({ description: 'Name of the field in this API.' })
  field!: string;

  @Field(() => Int, { description: 'How often an opened form was abandoned at it.' })
  count!: number;
}

@ObjectType('InsightsFunnel', { description: 'How far visitors got with a form.' })
export class InsightsFunnel {
  @Field(() => RequestKind, { description: 'The form.' })
  form!: RequestKind;

  @Field(() => [InsightsStep], { description: 'Every step, in order.' })
  steps!: InsightsStep[];

  @Field(() => [InsightsAbandonedField], {
    description: 'Where opened forms were abandoned: the field with the focus, or with the error.',
  })
  abandonedAt!: InsightsAbandonedField[];
}

@ObjectType('InsightsExperience', {
  description:
    'Loading speed and layout stability of a page, as 75th percentiles: a quarter of its loads was worse.',
  simpleResolvers: true,
})
export class InsightsExperience {
  @Field({ description: 'Path of the page.' })
  path!: string;

  @Field(() => Float, { nullable: true, description: 'Largest Contentful Paint, in milliseconds.' })
  lcp!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Interaction to Next Paint, in milliseconds.',
  })
  inp!: number | null;

  @Field(() => Float, { nullable: true, description: 'Cumulative Layout Shift, a score.' })
  cls!: number | null;

  @Field(() => Int, { description: 'The number of measured loads.' })
  samples!: number;
}
