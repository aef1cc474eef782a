import {
  editorConfigSchema,
  type EditorConfig,
} from '../../../../schema/template/editor-config.ts';

/** The first message per invalid field, by field id; empty if the template can be saved. */
export function fieldProblems(config: EditorConfig): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  for (const { path, message } of editorConfigSchema.safeParse(config).error?.issues ?? []) {
    const id = path.join('.');
    if (!problems.has(id)) problems.set(id, message);
  }
  return problems;
}
