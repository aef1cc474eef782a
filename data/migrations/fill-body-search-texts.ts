import type { QueryRunner } from 'typeorm';

interface Row {
  postId: string;
  subtitle: string | null;
  excerpt: string;
  metaDescription: string | null;
  contentText: string;
  faqs: string;
}

const rowsAtOnce = 100;
const beforeAllIds = '00000000-0000-0000-0000-000000000000';

function searchTextOf({ subtitle, excerpt, metaDescription, contentText, faqs }: Row): string {
  const questions = (JSON.parse(faqs) as { question: string; answer: string }[]).flatMap(
    ({ question, answer }) => [question, answer],
  );
  return [subtitle, excerpt, metaDescription, contentText, ...questions]
    .filter(Boolean)
    .join('\n')
    .toLowerCase();
}

/**
 * Fills the search text of the posts that are there. It is not left to the database's `lower()`,
 * which knows no letters beyond ASCII in SQLite; `place` writes a parameter as the engine reads it.
 */
export async function fillBodySearchTexts(
  queryRunner: QueryRunner,
  place: (number: number) => string,
): Promise<void> {
  for (let last = beforeAllIds; ;) {
    const rows = (await queryRunner.query(
      `SELECT body."postId", post."subtitle", post."excerpt", post."metaDescription", body."contentText", body."faqs" FROM "post_body" body JOIN "post" post ON post."id" = body."postId" WHERE body."postId" > ${place(1)} ORDER BY body."postId" LIMIT ${String(rowsAtOnce)}`,
      [last],
    )) as Row[];
    for (const row of rows) {
      await queryRunner.query(
        `UPDATE "post_body" SET "searchText" = ${place(1)} WHERE "postId" = ${place(2)}`,
        [searchTextOf(row), row.postId],
      );
    }
    const end = rows.at(-1);
    if (end === undefined) {
      return;
    }
    last = end.postId;
  }
}
