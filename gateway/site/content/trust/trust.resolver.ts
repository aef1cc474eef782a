import { Arg, Query, registerEnumType, Resolver } from 'type-graphql';
import { trustParts, type TrustPart } from '../../../../schema/content/trust-pages.ts';
import { studiesWithFigures } from '../../../../schema/evidence/studies-with-figures.ts';
import type { Content } from '../content.ts';
import { Evidence } from './evidence.type.ts';
import { TrustPage } from './trust-page.type.ts';

const TrustPageName = Object.fromEntries(trustParts.map((name) => [name, name]));

registerEnumType(TrustPageName, {
  name: 'TrustPageName',
  description: 'The name of a trust page.',
  valuesConfig: {
    transparency: { description: 'The page /ai-transparency.' },
    security: { description: 'The page /security.' },
    accessibility: { description: 'The page /accessibility.' },
  },
});

/** Serves the evidence and the trust pages to everyone (product 17). */
@Resolver()
export class TrustResolver {
  constructor(private readonly content: Content) {}

  @Query(() => Evidence, {
    description: 'The validation studies, with the figures computed from their counts.',
  })
  evidence(): Evidence {
    const { evidence } = this.content;
    return { ...evidence, studies: studiesWithFigures(evidence) };
  }

  @Query(() => TrustPage, {
    description: 'A trust page, on which the company describes how it works.',
  })
  trustPage(
    @Arg('name', () => TrustPageName, { description: 'The name of the page.' }) name: TrustPart,
  ): TrustPage {
    return this.content[name];
  }
}
