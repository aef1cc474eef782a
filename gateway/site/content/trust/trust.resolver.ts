import { Arg, Query, registerEnumType, Resolver } from 'type-graphql';
import type { EvidenceContent } from '../../../../schema/content/evidence.ts';
import { trustParts, type TrustPart } from '../../../../schema/content/trust-pages.ts';
import {
  studiesWithFigures,
  type StudyWithFigures,
} from '../../../../schema/evidence/studies-with-figures.ts';
import type { TrustPageContent } from '../../../../schema/content/trust.ts';
import { contentType } from '../content-types.ts';
import type { Content } from '../content.ts';

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

  @Query(() => contentType('Evidence'), {
    description: 'The validation studies, with the figures computed from their counts.',
  })
  evidence(): Omit<EvidenceContent, 'studies'> & { studies: StudyWithFigures[] } {
    const { evidence } = this.content;
    return { ...evidence, studies: studiesWithFigures(evidence) };
  }

  @Query(() => contentType('TrustPage'), {
    description: 'A trust page, on which the company describes how it works.',
  })
  trustPage(
    @Arg('name', () => TrustPageName, { description: 'The name of the page.' }) name: TrustPart,
  ): TrustPageContent {
    return this.content[name];
  }
}
