import { loadBuilt } from './built.mjs';

const { demoRequest } = await loadBuilt('benchmarks');

/** A complete demo form, as an integrator would send it. */
export const demoForm = demoRequest;

/** Fills the table through the public path, 50 requests at a time. */
export async function seedRequests(url, count) {
  for (let sent = 0; sent < count; sent += 50) {
    await Promise.all(
      Array.from({ length: 50 }, () =>
        fetch(`${url}/api/loon-demo-request`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(demoForm),
        }),
      ),
    );
  }
}
