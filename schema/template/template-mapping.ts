import type { EditorConfig } from './editor-config.ts';
import { nest, valueAt } from './nested.ts';
import { fromStored, toStored } from './settings/setting.ts';
import type { TemplateConfig } from './template-config.ts';
import { settingEntries, type EditorSettings, type StoredSettings } from './template-settings.ts';

/** The fields of the server form that the editor form does not have (product 7.1). */
export type TemplateIdentity = Pick<TemplateConfig, 'id' | 'createdAt'>;

/**
 * Converts the editor form to the server form of the template with the given identity. Lossless:
 * {@link toEditorConfig} returns the same editor form (product 7.1).
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
 * Converts a valid server form to the editor form. Loses only the id and creation date, which
 * {@link toTemplateConfig} takes as an argument (product 7.1).
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
