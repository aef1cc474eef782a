import type { Page } from '@playwright/test';

/** The senders of the listed requests. */
export const senders = (page: Page) => page.locator('.adm-sender');

/** The button that opens the request of a person. */
export const viewOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ hasText: name }).getByRole('button', { name: 'View' });

/** The open request of a person. */
export const detailOf = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The choice between the list and its figures. */
export const panel = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'View' }).getByText(name);
