import type { z } from 'zod';
import { nest, valueAt } from './nested.ts';
import { objectSchema } from './object-schema.ts';
import { storedGroups } from './stored-groups.ts';
import { toStored } from './settings/setting.ts';
import { settingEntries, type StoredSettings } from './template-settings.ts';
import { templateId, timestamp, version } from './template-values.ts';

/** The template as stored and sent by the server (product 7.1). Lengths are CSS lengths. */
export interface TemplateConfig extends StoredSettings {
  id: string;
  version: z.output<ReturnType<typeof version>>;
  createdAt: string;
  updatedAt: string;
}

const settings = settingEntries.map(([, setting]) => setting);

/** The settings of the site's own template. */
export const standardSettings = nest<StoredSettings>(
  settings.map((setting) => [setting.stored, toStored(setting, setting.standard)]),
);

/** The server form of a template. Optional keys have default values. Unknown keys are dropped. */
export const templateConfigSchema = objectSchema<TemplateConfig>(
  [
    ['id', templateId()],
    ['version', version()],
    ['createdAt', timestamp()],
    ['updatedAt', timestamp()],
    ...settings.map((setting) => {
      const { stored, storedRule, required, standard } = setting;
      const rule = required ? storedRule : storedRule.default(toStored(setting, standard));
      return [stored, rule] as const;
    }),
  ],
  (group, path) =>
    storedGroups[path]?.optional
      ? group.prefault(valueAt(standardSettings, path) as Record<string, unknown>)
      : group,
);
