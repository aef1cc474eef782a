// A real OpenID provider in a separate process; sends its parent the issuer once it listens.
import { withModule } from '../gateway/commands/vite-load.mjs';

const options = JSON.parse(process.argv[2] ?? '{}');
await withModule(
  '/gateway/auth/testing/identity-provider.ts',
  async ({ startIdentityProvider }) => {
    const { issuer } = await startIdentityProvider(options);
    process.send?.(issuer);
  },
);
process.once('disconnect', () => process.exit(0));
