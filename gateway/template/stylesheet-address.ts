import type { CurrentTemplate } from './template.service.ts';

/** The URL of the current template's style sheet. */
export const stylesheetPath = '/template.css';

/** The URL of the style sheet for pages; each save has its own. */
export function stylesheetAddress({ number }: Pick<CurrentTemplate, 'number'>): string {
  return `${stylesheetPath}?v=${String(number)}`;
}
