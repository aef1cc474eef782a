import { isDeepStrictEqual } from 'node:util';
import { contrastChecks, textContrastMin } from '../../schema/template/contrast.ts';
import { editorConfigSchema, type EditorConfig } from '../../schema/template/editor-config.ts';
import { templateComponents, templateVersion } from '../../schema/template/template-options.ts';
import { toEditorConfig, toTemplateConfig } from '../../schema/template/template-mapping.ts';
import type { TemplateConfig } from '../../schema/template/template-config.ts';
import { templateStylesheet } from '../../schema/template/template-stylesheet.ts';
import {
  checkTemplateConfig,
  missingFieldsMessage,
  missingTemplateFields,
} from '../../schema/template/template-validation.ts';

/** One check: what it found, and whether that is right. */
export interface TemplateTest {
  name: string;
  passed: boolean;
  detail: string;
}

/** What a run of the system test found (contract §3). */
export interface TemplateTestReport {
  testsPassed: number;
  testsTotal: number;
  tests: TemplateTest[];
}

type Finding = Omit<TemplateTest, 'name'>;

function finding(passed: boolean, good: string, bad: string): Finding {
  return { passed, detail: passed ? good : bad };
}

function requiredFields(stored: unknown): Finding {
  const missing = missingTemplateFields(stored);
  return finding(
    missing.length === 0,
    'All required fields are there.',
    missingFieldsMessage(missing),
  );
}

function validOptions(stored: unknown): Finding {
  const check = checkTemplateConfig(stored);
  return check.ok
    ? { passed: true, detail: 'Every colour, length and word is one of those offered.' }
    : { passed: false, detail: check.message };
}

function fixedVersion(stored: unknown): Finding {
  const version: unknown =
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'version') : undefined;
  return finding(
    version === templateVersion,
    `Version ${templateVersion}.`,
    `Version ${JSON.stringify(version)} is not ${templateVersion}.`,
  );
}

function roundTrip(config: TemplateConfig): Finding {
  const back = toTemplateConfig(toEditorConfig(config), config);
  return finding(
    isDeepStrictEqual(back, config),
    'Server form and editor form turn into each other without a loss.',
    'Turning the config into the editor form and back changes it.',
  );
}

function editorForm(config: TemplateConfig): Finding {
  const issue = editorConfigSchema.safeParse(toEditorConfig(config)).error?.issues[0];
  return finding(
    issue === undefined,
    'The editor can open the config.',
    `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
  );
}

function sixComponents(config: TemplateConfig): Finding {
  const { components }: EditorConfig = toEditorConfig(config);
  const shown = templateComponents.filter((name) => components[name].enabled);
  return finding(
    components.body.enabled,
    `${String(templateComponents.length)} components, ${String(shown.length)} of them shown.`,
    'The component "body" is off, so that articles have no text.',
  );
}

function contrast(config: TemplateConfig): Finding {
  const poor = contrastChecks(toEditorConfig(config)).filter(({ passes }) => !passes);
  const named = poor.map(({ name, ratio }) => `${name} (${ratio.toFixed(1)} : 1)`);
  return finding(
    poor.length === 0,
    `Every text has a contrast of at least ${String(textContrastMin)} : 1.`,
    `Too little contrast: ${named.join(', ')}.`,
  );
}

function stylesheet(config: TemplateConfig): Finding {
  const css = templateStylesheet(config);
  const declarations = css.match(/--template-[a-z-]+:[^;{}<>]+;/g) ?? [];
  return finding(
    css === `:root{${declarations.join('')}}\n`,
    `The style sheet has ${String(declarations.length)} declarations and nothing else.`,
    'The style sheet holds something beside its declarations.',
  );
}

const storedChecks: [name: string, check: (stored: unknown) => Finding][] = [
  ['Required fields', requiredFields],
  ['Version', fixedVersion],
  ['Valid options', validOptions],
];

const configChecks: [name: string, check: (config: TemplateConfig) => Finding][] = [
  ['Conversion without loss', roundTrip],
  ['Editor form', editorForm],
  ['Components', sixComponents],
  ['Readable colours', contrast],
  ['Style sheet', stylesheet],
];

/**
 * Runs the system test over a config as it is stored, which nobody has validated since. Checks
 * that need a valid config fail when it is not (contract §3, `POST /api/template/test`).
 */
export function runTemplateChecks(stored: unknown): TemplateTestReport {
  const check = checkTemplateConfig(stored);
  const notRun: Finding = { passed: false, detail: 'Not run, since the config is not valid.' };
  const tests = [
    ...storedChecks.map(([name, run]) => ({ name, ...run(stored) })),
    ...configChecks.map(([name, run]) => ({ name, ...(check.ok ? run(check.config) : notRun) })),
  ];
  return {
    testsPassed: tests.filter(({ passed }) => passed).length,
    testsTotal: tests.length,
    tests,
  };
}
