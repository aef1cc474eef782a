import { createHash } from 'node:crypto';
import type { QueryRunner } from 'typeorm';

interface Row {
  id: string;
  contentHtml: string;
}

const rowsAtOnce = 100;
const beforeAllIds = '00000000-0000-0000-0000-000000000000';

const heading = /<h2\b[^>]*\bid="([^"]*)"[^>]*>(.*?)<\/h2>/gs;
const tag = /<[^>]*>/g;
const reference = /&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|apos|nbsp));/gi;
const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

function decoded(html: string): string {
  return html.replace(reference, (_, hexadecimal?: string, decimal?: string, name?: string) => {
    if (hexadecimal !== undefined) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return named[name?.toLowerCase() ?? ''] ?? '';
  });
}

function sectionsOf(html: string): { anchor: string; title: string }[] {
  return [...html.matchAll(heading)]
    .map(([, id = '', content = '']) => ({
      anchor: decoded(id),
      title: decoded(content.replace(tag, '')).trim(),
    }))
    .filter(({ anchor, title }) => anchor !== 'footnote-label' && title !== '');
}

function storedOf(html: string) {
  return {
    of: createHash('sha256').update(html).digest('base64url'),
    list: sectionsOf(html),
  };
}

async function fill(
  queryRunner: QueryRunner,
  { table, id }: { table: string; id: string },
  place: (number: number) => string,
): Promise<void> {
  for (let last = beforeAllIds; ;) {
    const rows = (await queryRunner.query(
      `SELECT "${id}" AS "id", "contentHtml" FROM "${table}" WHERE "${id}" > ${place(1)} AND "contentHtml" IS NOT NULL ORDER BY "${id}" LIMIT ${String(rowsAtOnce)}`,
      [last],
    )) as Row[];
    for (const row of rows) {
      await queryRunner.query(
        `UPDATE "${table}" SET "sections" = ${place(1)} WHERE "${id}" = ${place(2)}`,
        [JSON.stringify(storedOf(row.contentHtml)), row.id],
      );
    }
    const end = rows.at(-1);
    if (end === undefined) {
      return;
    }
    last = end.id;
  }
}

/**
 * Collects the sections of the posts, and of the changes to them, that are there, as pages did
 * until then; `place` writes a parameter as the engine reads it.
 */
export async function fillPostSections(
  queryRunner: QueryRunner,
  place: (number: number) => string,
): Promise<void> {
  await fill(queryRunner, { table: 'post_body', id: 'postId' }, place);
  await fill(queryRunner, { table: 'waiting_changes', id: 'id' }, place);
}
