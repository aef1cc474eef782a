import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { AppDependencies } from '../app-dependencies.ts';
import { FormTokens } from '../requests/spam/form-token.ts';
import { sessionSecret, startTestApp, type TestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** The application with a logged-in administrator at the request desk. */
export interface DeskApp extends TestApp {
  /** The administrator's `Cookie` header. */
  cookie: Record<string, string>;
  /**
   * Sends a GraphQL operation as the administrator and resolves with its data; the response must
   * not contain errors.
   */
  ask: <T>(query: string, variables?: object) => Promise<T>;
  /**
   * Submits either form over REST, optionally with its origin, and resolves with the id of the
   * accepted request.
   */
  submit: (form: object, origin?: object) => Promise<string>;
  /** Deletes all rows of these tables. */
  empty: (...tables: EntityTarget<ObjectLiteral>[]) => Promise<void>;
}

/** The token of a form that was opened `ageMs` milliseconds before `at`. */
export function formToken(at: number, ageMs = 20_000): string {
  return new FormTokens(sessionSecret, () => new Date(at - ageMs)).issue();
}

/** Starts the application on one engine for tests of the request desk; see `startTestApp`. */
export async function startDeskApp(
  engine: 'sqlite' | 'postgres',
  overrides: Partial<AppDependencies> = {},
  existing?: TestDatabase,
): Promise<DeskApp> {
  const app = await startTestApp(engine, overrides, existing);
  const cookie = { cookie: await app.logIn() };
  return {
    ...app,
    cookie,
    ask: async <T>(query: string, variables: object = {}) => {
      const { data, errors } = await app.graphql(query, { ...variables }, cookie);
      if (errors.length > 0) {
        throw new Error(JSON.stringify(errors));
      }
      return data as T;
    },
    submit: async (form, origin = {}) => {
      const path = 'message' in form ? '/api/loon-demo-request' : '/api/loon-lens-request';
      const response = await app.send('POST', path, { ...form, ...origin });
      if (response.status !== 201) {
        throw new Error(`${String(response.status)} ${await response.text()}`);
      }
      return ((await response.json()) as { id: string }).id;
    },
    empty: (...tables) =>
      app.database.write(async (manager) => {
        for (const table of tables) {
          await manager.deleteAll(table);
        }
      }),
  };
}
