import type { CurrentTemplate } from './template.service.ts';

/** The URL of the current template's style sheet. */
export const stylesheetPath = '/template.css';

/** Where pages load the style sheet from: an address of its own for every save. */
export function stylesheetAddress({ number }: Pick<CurrentTemplate, 'number'>): string {
  return `${stylesheetPath}?v=${String(number)}`;
}
