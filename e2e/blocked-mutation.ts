import type { Page } from '@playwright/test';

/** A mutation that is blocked on its way to the server. */
export interface BlockedMutation {
  /** Resolves once it was sent. */
  sent: Promise<void>;
  /** Releases it, and all that follow. */
  release: () => void;
}

/** Blocks the next mutation of this name until it is released. */
export async function blockMutation(page: Page, name: string): Promise<BlockedMutation> {
  let arrive = (): void => undefined;
  let release = (): void => undefined;
  const sent = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql*', async (route) => {
    if (route.request().postData()?.includes(`mutation ${name}(`)) {
      arrive();
      await released;
    }
    await route.fallback();
  });
  return { sent, release };
}
