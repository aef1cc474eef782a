import type { EditorConfig } from './editor-config.ts';
import { nest, valueAt } from './nested.ts';
import { fromStored, toStored } from './stored-value.ts';
import type { TemplateConfig } from './template-config.ts';
import { settingEntries, type EditorSettings, type StoredSettings } from './template-settings.ts';

/** What the server form carries and the editor form does not (product 7.1). */
export type TemplateIdentity = Pick<TemplateConfig, 'id' | 'createdAt'>;

/**
 * Turns the editor form into the server form of the template with the given identity. Loses
 * nothing: {@link toEditorConfig} gives the same editor form back (product 7.1).
 */
export function toTemplateConfig(
  editor: EditorConfig,
  { id, createdAt }: TemplateIdentity,
): TemplateConfig {
  return {
    id,
    version: editor.version,
    createdAt,
    updatedAt: editor.lastModified,
    ...nest<StoredSettings>(
      settingEntries.map(([path, setting]) => [
        setting.stored,
        toStored(setting, valueAt(editor, path)),
      ]),
    ),
  };
}

/**
 * Turns a valid server form into the editor form. Loses nothing but id and creation date, which
 * {@link toTemplateConfig} takes back (product 7.1).
 */
export function toEditorConfig(config: TemplateConfig): EditorConfig {
  return {
    version: config.version,
    lastModified: config.updatedAt,
    ...nest<EditorSettings>(
      settingEntries.map(([path, setting]) => [
        path,
        fromStored(setting, valueAt(config, setting.stored)),
      ]),
    ),
  };
}
