import { Arg, Query, registerEnumType, Resolver } from 'type-graphql';
import { trustParts, type TrustPart } from '../../../../schema/content/trust-pages.ts';
import { studiesWithFigures } from '../../../../schema/evidence/studies-with-figures.ts';
import type { Content } from '../content.ts';
import { Evidence } from './evidence.type.ts';
import { TrustPage } from './trust-page.type.ts';

const TrustPageName = Object.fromEntries(trustParts.map((name) => [name, name]));

registerEnumType(TrustPageName, {
  name: 'TrustPageName',
  description: 'A page of trust.',
  valuesConfig: {
    transparency: { description: 'The page /ai-transparency.' },
    security: { description: 'The page /security.' },
    accessibility: { description: 'The page /accessibility.' },
  },
});

/** Serves the evidence and the pages of trust to everybody (product 17). */
@Resolver()
export class TrustResolver {
  constructor(private readonly content: Content) {}

  @Query(() => Evidence, {
    description: 'The studies of validation, with the figures that follow from their counts.',
  })
  evidence(): Evidence {
    const { evidence } = this.content;
    return { ...evidence, studies: studiesWithFigures(evidence) };
  }

  @Query(() => TrustPage, { description: 'A page on which the company says how it works.' })
  trustPage(
    @Arg('name', () => TrustPageName, { description: 'Which one.' }) name: TrustPart,
  ): TrustPage {
    return this.content[name];
  }
}
