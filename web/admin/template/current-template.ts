import type { ApolloClient } from '@apollo/client';
import type { EditorConfig } from '../../../schema/template/editor-config.ts';
import {
  toEditorConfig,
  type TemplateIdentity,
} from '../../../schema/template/template-mapping.ts';
import { checkTemplateConfig } from '../../../schema/template/template-validation.ts';
import type { CurrentTemplateQuery } from '../../generated/admin.ts';

/** The template in force as the editor holds it. */
export interface CurrentTemplate {
  /** Number of its save; 0 for the site's own. */
  number: number;
  config: EditorConfig;
  identity: TemplateIdentity;
  savedBy: string | null;
  savedAt: string | null;
}

/**
 * Turns the answer into the editor form; undefined when it is no valid template. The newest save
 * comes with its number in one piece; the template that articles have stands in for a damaged one.
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

/** Asks again for what the screens show of the template, after it was changed. */
export async function refetchTemplate(client: ApolloClient): Promise<void> {
  await client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => templateQueries.has(queryName ?? ''),
  });
}
