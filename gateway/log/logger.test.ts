import { QueryFailedError } from 'typeorm';
import { expect, it } from 'vitest';
import { createLogger, type Logger } from './logger.ts';

const email = 'ada@analytical.example';

/** The log entry, parsed, with its line. */
function logged(write: (logger: Logger) => void): { line: string; record: unknown } {
  let line = '';
  write(createLogger({ level: 'info', pretty: false }, { write: (text) => (line += text) }));
  return { line, record: JSON.parse(line) };
}

it("a failed query is logged without its parameters and the database's description of them", () => {
  const refusal = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: `Key (email)=(${email}) already exists.`,
  });
  const failed = new QueryFailedError('INSERT INTO visitor_request VALUES ($1)', [email], refusal);
  const failure = new Error('The request could not be stored.', { cause: failed });
  for (const err of [failed, failure]) {
    const { line, record } = logged((logger) => logger.error({ err }, 'Request failed'));
    expect(line).not.toContain(email);
    expect(record).toMatchObject({
      msg: 'Request failed',
      err: {
        type: err.constructor.name,
        stack: expect.stringContaining('logger.test.ts') as string,
      },
    });
    expect(line).toContain('"code":"23505"');
  }
});

it('secrets and personal data are redacted', () => {
  const { line } = logged((logger) =>
    logger.info({
      email,
      secret: 'whsec_x',
      input: { email, message: 'Rare disease', referralSource: 'Dr Somerville told me' },
      variables: { email, input: { email, firstName: 'Ada', profileUrl: 'https://x.example' } },
      req: { headers: { cookie: 'loon.sid=x', authorization: 'Bearer x' } },
    }),
  );
  expect(line).not.toMatch(/analytical|whsec_x|Rare|Somerville|Ada|x\.example|loon\.sid|Bearer/);
});

it('a thrown value that is not an error is logged unchanged', () => {
  expect(logged((logger) => logger.error({ err: 'plain' })).record).toMatchObject({
    err: { type: 'string', message: 'plain' },
  });
});
