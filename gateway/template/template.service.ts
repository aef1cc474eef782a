import { createHash } from 'node:crypto';
import { defaultTemplateConfig } from '../../schema/template/default-template.ts';
import type { TemplateConfig } from '../../schema/template/template-config.ts';
import { templateStylesheet } from '../../schema/template/template-stylesheet.ts';
import { checkTemplateConfig } from '../../schema/template/template-validation.ts';
import type { Author } from '../access/actor.ts';
import { recordAction } from '../audit/record-action.ts';
import { Failure } from '../failure.ts';
import type { ModuleDependencies } from '../site-module.ts';
import { insertTemplateSave, latestSave } from './template-save.entity.ts';
import type { RenderTemplate } from './rendering-checks.ts';
import { runTemplateChecks } from './template-checks.ts';
import type { TemplateTestReport } from './template-test.type.ts';

export interface TemplateDependencies extends ModuleDependencies {
  /** Renders articles with a template, for the system test. */
  render: RenderTemplate;
}

/** The URL of the current template's style sheet. */
export const stylesheetPath = '/template.css';

/** The style sheet of a template, and the version of its text. */
export function stylesheetOf(config: TemplateConfig): {
  css: string;
  version: string;
} {
  const css = templateStylesheet(config);
  const version = createHash('sha256').update(css).digest('base64url').slice(0, 20);
  return { css, version };
}

/** The URL of the style sheet for pages; each text has its own. */
export function stylesheetAddress(config: TemplateConfig): string {
  return `${stylesheetPath}?v=${stylesheetOf(config).version}`;
}

interface SaveOptions {
  /** Number of the save that the change is based on. */
  basedOn?: number | null | undefined;
  /** The action in the audit log. */
  action?: 'template.save' | 'template.restore';
}

/** Stores the template that every article page is rendered with (product 7.1, 7.3). */
export class TemplateService {
  constructor(private readonly deps: TemplateDependencies) {}

  /** The current template: the last saved one, else the site's own. */
  async current(): Promise<TemplateConfig> {
    const latest = await latestSave(this.deps.database.publicReader);
    if (latest === undefined) {
      return defaultTemplateConfig;
    }
    const check = checkTemplateConfig(latest.config);
    if (!check.ok) {
      this.deps.logger.error({ problem: check.message }, 'The saved template is not valid');
    }
    return check.ok ? check.config : defaultTemplateConfig;
  }

  /**
   * Saves a template as a whole and resolves with it.
   * @throws Failure BAD_USER_INPUT when required fields are missing ("Generated config missing
   *   required fields: …", product 7.2) or a value is not offered, with a message per bad field
   *   under its path; CONFLICT if `basedOn` is given and another save is current (product 5.11).
   *   Without it the last writer wins.
   */
  async save(
    actor: Author,
    raw: unknown,
    { basedOn, action = 'template.save' }: SaveOptions = {},
  ): Promise<TemplateConfig> {
    const check = checkTemplateConfig(raw);
    if (!check.ok) {
      throw new Failure('BAD_USER_INPUT', check.message, { fields: check.fields });
    }
    const { config } = check;
    const save = { config, savedAt: this.deps.now(), savedBy: actor.email };
    await this.deps.changes.write(
      async (manager, changed) => {
        await insertTemplateSave(manager, save, basedOn ?? undefined);
        await recordAction(manager, {
          at: save.savedAt,
          by: actor.email,
          action,
          subject: { kind: 'template', id: config.id, label: config.name },
        });
        changed({ topic: 'template' });
      },
      { lock: 'template' },
    );
    return config;
  }

  /** Runs the system test on the stored template. */
  async runTest(_actor: Author): Promise<TemplateTestReport> {
    const latest = await latestSave(this.deps.database.publicReader);
    return runTemplateChecks(latest === undefined ? defaultTemplateConfig : latest.config, {
      render: this.deps.render,
      onFailure: (error) =>
        this.deps.logger.error({ err: error }, 'The template could not be rendered'),
    });
  }
}
