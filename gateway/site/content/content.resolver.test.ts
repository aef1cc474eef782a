import { graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema } from '../../graphql/schema.ts';
import { ContentResolver } from './content.resolver.ts';
import { loadContent } from './content.ts';
import { sampleContent } from '../../testing/sample-content.ts';

const content = loadContent(sampleContent);
const schema = await createSchema([new ContentResolver(content)]);

async function ask(source: string): Promise<Record<string, unknown>> {
  const { data, errors } = await graphql({ schema, source });
  expect(errors).toBeUndefined();
  return { ...data };
}

describe('content is served through GraphQL (product 9.6)', () => {
  it('as faqs: 24 items of id, question, answer', async () => {
    expect(await ask('{ faqs { id question answer } }')).toEqual({ faqs: content.faqs });
  });

  it('as teamMembers: every field of product 1', async () => {
    const fields =
      'id name credentials role bio extendedBio image linkedinUrl altText isFounder sample';
    expect(await ask(`{ teamMembers { ${fields} } }`)).toEqual({
      teamMembers: content.teamMembers,
    });
  });

  it('as testimonials: person {name}, role, organisation, photo, quote', async () => {
    const fields = 'id person { name } role organisation photo profileUrl quote sample';
    expect(await ask(`{ testimonials { ${fields} } }`)).toEqual({
      testimonials: content.testimonials,
    });
  });

  it('as partners: image and alt text, and the typography of placeholder tiles', async () => {
    const { partners } = await ask('{ partners { name altText image kind style lines row } }');
    expect(partners).toHaveLength(content.partners.length);
    expect(partners).toContainEqual({
      name: 'Sample University',
      altText: 'Sample University',
      image: null,
      kind: 'institution',
      style: 'a',
      lines: ['Sample', 'University'],
      row: 1,
    });
  });

  it('as partners: the logo, once a content file has one', () => {
    const [first, ...others] = content.partners;
    const image = '/images/partners/sample.svg';
    const partners = first === undefined ? [] : [{ ...first, image }, ...others];
    const resolver = new ContentResolver({ ...content, partners });
    expect(resolver.partners().map((partner) => partner.image)).toEqual([
      image,
      ...others.map(() => undefined),
    ]);
  });

  it('as performance: tabs of both kinds', async () => {
    const { performance } = await ask(`{ performance {
      card { heading text link { label href } countsLink { label href } }
      tabs {
        ... on WaffleTab { id kind label measures { id label percent note } tableCaption caption }
        ... on BarsTab {
          id kind label axis { max ticks { at label } }
          bars { id label value from to tone } tableCaption caption
        }
      }
    } }`);
    expect(performance).toEqual(content.performance);
  });

  it('as site: footer links within the site have no placeholder flag', async () => {
    const { site } = await ask(
      '{ site { footer { groups { title links { label href sample } } } } }',
    );
    const links = content.site.footer.groups.map(({ title, links }) => ({
      title,
      links: links.map((link) => ({ sample: null, ...link })),
    }));
    expect(site).toEqual({ footer: { groups: links } });
  });

  it('as sections: optional texts are null if absent', async () => {
    const { sections } = await ask('{ sections { lens { claims { qualifier value } } } }');
    expect(sections).toEqual({
      lens: {
        claims: [
          { qualifier: null, value: '99%' },
          { qualifier: null, value: '100%' },
          { qualifier: 'up to', value: '90%' },
          { qualifier: null, value: '0' },
        ],
      },
    });
  });

  it('as legalDocument: the page of a slug, null for any other', async () => {
    const { terms, other } = await ask(`{
      terms: legalDocument(slug: "terms") { title lastUpdated sections { anchor title } }
      other: legalDocument(slug: "cookies") { title }
    }`);
    expect(terms).toEqual({
      title: 'Terms of Use',
      lastUpdated: '2024-10-27',
      sections: content.terms.sections,
    });
    expect(other).toBeNull();
  });

  it('with a description of every type and field', async () => {
    const { __schema } = await ask(`{ __schema { types {
      name description fields { name description }
    } } }`);
    const { types } = __schema as {
      types: {
        name: string;
        description: string | null;
        fields: { name: string; description: string | null }[] | null;
      }[];
    };
    const ours = types.filter(
      ({ name }) => !name.startsWith('__') && !['Query', 'Mutation', 'Subscription'].includes(name),
    );
    const bare = ours.flatMap(({ name, description, fields }) => [
      ...(description ? [] : [name]),
      ...(fields ?? []).filter((field) => !field.description).map((f) => `${name}.${f.name}`),
    ]);
    expect(bare).toEqual([]);
  });
});
