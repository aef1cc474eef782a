import { registerEnumType } from 'type-graphql';
import { otherName } from '../../../schema/insights-limits.ts';
import { machineNamed, type MachineAgent } from './machine-agents.ts';

export enum MachineReadForm {
  HTML = 'HTML',
  MARKDOWN = 'MARKDOWN',
  MCP = 'MCP',
}

registerEnumType(MachineReadForm, {
  name: 'MachineReadForm',
  description: 'The form in which a machine read a page.',
  valuesConfig: {
    HTML: { description: 'The page.' },
    MARKDOWN: { description: 'Its Markdown version, or one of the texts for language models.' },
    MCP: { description: 'By the Model Context Protocol.' },
  },
});

export interface MachineRead extends MachineAgent {
  form: MachineReadForm;
  path: string;
}

/** The name under which a machine's reads of a page are counted. */
export function machineReadName(agent: string, form: keyof typeof MachineReadForm, path: string) {
  return `${agent} ${form} ${path}`;
}

/** The name for further pages, once a day has as many names as may be stored. */
export function otherPagesName(name: string): string {
  return `${name.split(' ').slice(0, 2).join(' ')} ${otherName}`;
}

/** What was read, from its name; undefined for machines that are no longer in the list. */
export function machineReadNamed(name: string): MachineRead | undefined {
  const [agent = '', form = '', path = ''] = name.split(' ');
  const machine = machineNamed(agent);
  const [, known] = Object.entries(MachineReadForm).find(([each]) => each === form) ?? [];
  return machine && known && { ...machine, form: known, path };
}
