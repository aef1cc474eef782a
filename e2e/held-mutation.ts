import type { Page } from '@playwright/test';

/** A mutation that is being held back on its way to the server. */
export interface HeldMutation {
  /** Resolves once it was sent. */
  sent: Promise<void>;
  /** Lets it, and whatever follows, go on. */
  release: () => void;
}

/** Holds the next mutation of this name back until it is released. */
export async function holdMutation(page: Page, name: string): Promise<HeldMutation> {
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
