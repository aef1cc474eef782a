import { expect } from 'vitest';
import { type TestApp } from '../../testing/test-app.ts';

/** A question of the site’s FAQs. */
export interface Faq {
  id: string;
  question: string;
  answer: string;
}

/** A part of the content as the administration shows it. */
export interface Part {
  name: string;
  title: string;
  version: number;
  samples: number;
  hasDraft: boolean;
  fileChanged: boolean;
  updatedAt: string | null;
  updatedBy: string | null;
  value: never;
  draft: unknown;
}

/** The fields to query of a part. */
export const fields = `name title version samples hasDraft fileChanged updatedAt updatedBy value draft`;
export const publishing = `mutation ($name: String!, $value: JSON!, $version: Int!) {
  publishContent(name: $name, value: $value, version: $version) { ${fields} } }`;

/** The administrator's view of an application. */
export function deskOf(app: TestApp, cookie: Record<string, string>) {
  const ask = (query: string, variables = {}) => app.graphql(query, variables, cookie);
  const accepted = async (query: string, variables = {}): Promise<Part> => {
    const { data, errors } = await ask(query, variables);
    expect(errors).toEqual([]);
    const [part] = Object.values(data as Record<string, Part>);
    if (part === undefined) throw new Error('There is no answer.');
    return part;
  };
  return {
    ask,
    accepted,
    part: (name: string) =>
      accepted(`query ($name: String!) { contentPart(name: $name) { ${fields} } }`, { name }),
    publish: (name: string, value: unknown, version: number) =>
      accepted(publishing, { name, value, version }),
  };
}

export const page = async (app: TestApp, address: string): Promise<string> =>
  (await fetch(`${app.url}${address}`)).text();
