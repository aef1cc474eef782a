import type { ApolloClient } from '@apollo/client';
import type { EditorConfig } from '../../../schema/template/editor-config.ts';
import {
  toEditorConfig,
  type TemplateIdentity,
} from '../../../schema/template/template-mapping.ts';
import { checkTemplateConfig } from '../../../schema/template/template-validation.ts';
import type { CurrentTemplateQuery } from '../../generated/admin.ts';

/** The current template in the editor. */
export interface CurrentTemplate {
  /** Number of its save; 0 for the built-in template. */
  number: number;
  config: EditorConfig;
  identity: TemplateIdentity;
  savedBy: string | null;
  savedAt: string | null;
}

/**
 * Converts the response to the editor form; undefined if it is not a valid template. The newest
 * save comes together with its number; if it is damaged, the template that articles use replaces
 * it.
 */
export function readCurrentTemplate(data: CurrentTemplateQuery): CurrentTemplate | undefined {
  const newest = data.templateSaves.edges[0]?.node;
  const check = checkTemplateConfig(newest?.config ?? data.templateConfig);
  if (!check.ok) return undefined;
  const { id, createdAt } = check.config;
  return {
    number: newest?.number ?? 0,
    config: toEditorConfig(check.config),
    identity: { id, createdAt },
    savedBy: newest?.savedBy ?? null,
    savedAt: newest?.savedAt ?? null,
  };
}

const templateQueries = new Set(['CurrentTemplate', 'TemplateSaves']);

/** Reloads the template data of all screens after a change. */
export async function refetchTemplate(client: ApolloClient): Promise<void> {
  await client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => templateQueries.has(queryName ?? ''),
  });
}
