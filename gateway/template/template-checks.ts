import { isDeepStrictEqual } from 'node:util';
import { contrastChecks, textContrastMin } from '../../schema/template/contrast.ts';
import { editorConfigSchema } from '../../schema/template/editor-config.ts';
import { templateVersion } from '../../schema/template/template-options.ts';
import { toEditorConfig, toTemplateConfig } from '../../schema/template/template-mapping.ts';
import type { TemplateConfig } from '../../schema/template/template-config.ts';
import { templateStylesheet } from '../../schema/template/template-stylesheet.ts';
import {
  checkTemplateConfig,
  missingFieldsMessage,
  missingTemplateFields,
} from '../../schema/template/template-validation.ts';
import {
  renderingCheckNames,
  runRenderingChecks,
  type RenderTemplate,
} from './rendering-checks.ts';
import {
  finding,
  type Finding,
  type TemplateTest,
  type TemplateTestReport,
} from './template-test.type.ts';

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
    ? { passed: true, detail: 'Every colour, length and word has an allowed value.' }
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
    'The config converts to the editor’s form and back without loss.',
    'Converting the config to the editor’s form and back changes it.',
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
    'The style sheet contains more than declarations.',
  );
}

const storedChecks: [name: string, check: (stored: unknown) => Finding][] = [
  ['Required fields', requiredFields],
  ['Version', fixedVersion],
  ['Valid options', validOptions],
];

const configChecks: [name: string, check: (config: TemplateConfig) => Finding][] = [
  ['Config round trip', roundTrip],
  ['Editor form', editorForm],
  ['Readable colours', contrast],
  ['Style sheet', stylesheet],
];

const notRun: Finding = { passed: false, detail: 'Not run, since the config is not valid.' };
const notRendered: Finding = { passed: false, detail: 'The article could not be rendered.' };

async function renderingChecks(
  stored: unknown,
  { render, onFailure }: TemplateCheckDependencies,
): Promise<TemplateTest[]> {
  const check = checkTemplateConfig(stored);
  if (!check.ok) return renderingCheckNames.map((name) => ({ name, ...notRun }));
  try {
    return await runRenderingChecks(check.config, render);
  } catch (error) {
    onFailure(error);
    return renderingCheckNames.map((name) => ({ name, ...notRendered }));
  }
}

interface TemplateCheckDependencies {
  render: RenderTemplate;
  /** Called with the reason why articles could not be rendered, which is not shown to people. */
  onFailure: (error: unknown) => void;
}

/**
 * Runs the system test on a stored config, which may no longer be valid. Checks that need a valid
 * config then fail (product 9.4).
 */
export async function runTemplateChecks(
  stored: unknown,
  deps: TemplateCheckDependencies,
): Promise<TemplateTestReport> {
  const check = checkTemplateConfig(stored);
  const tests = [
    ...storedChecks.map(([name, run]) => ({ name, ...run(stored) })),
    ...configChecks.map(([name, run]) => ({ name, ...(check.ok ? run(check.config) : notRun) })),
    ...(await renderingChecks(stored, deps)),
  ];
  return {
    testsPassed: tests.filter(({ passed }) => passed).length,
    testsTotal: tests.length,
    tests,
  };
}
