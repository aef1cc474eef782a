import type { IncomingMessage, ServerResponse } from 'node:http';
import { Router, type Request } from 'express';
import type { Provider } from 'oidc-provider';
import { loginOff } from '../../../schema/messages.ts';
import { Failure } from '../../failure.ts';
import type { Logger } from '../../log/logger.ts';
import { embeddedPath, localAdministrator } from '../identity.ts';
import { LoginError } from '../login-error.ts';
import { isFromThisMachine } from '../loopback.ts';
import type { ProviderRegistration } from '../openid/provider-connection.ts';
import { brokenLoginPage, consentPage, sendPage } from './embedded-pages.ts';
import { configurationFor } from './provider-configuration.ts';

async function startProvider(
  registration: ProviderRegistration,
  logger: Logger,
): Promise<Provider> {
  const library = await import('oidc-provider');
  const provider = new library.Provider(
    registration.issuer,
    await configurationFor(library, registration),
  );
  provider.on('server_error', (_context, error) => {
    logger.error({ err: error }, 'The embedded identity provider failed');
  });
  return provider;
}

async function confirm(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  const accountId = localAdministrator.sub;
  const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) });
  grant.addOIDCScope('openid email profile');
  const grantId = await grant.save();
  await provider.interactionFinished(
    request,
    response,
    { login: { accountId, remember: false }, consent: { grantId } },
    { mergeWithLastSubmission: false },
  );
}

const onlyHere = 'The local login answers only on the machine it runs on.';

/** Why a request may not log in here; undefined when it may. */
function refusalOf(request: Request, isLocked: () => boolean): string | undefined {
  if (isLocked()) {
    return loginOff;
  }
  return isFromThisMachine(request) ? undefined : onlyHere;
}

/**
 * The embedded identity provider (product 10.3): the real `oidc-provider` under `/identity` with
 * one local administrator, loaded on first use. Its keys, codes and sessions are lost when the
 * process ends. A refused login redirects back to the administration.
 * @throws Failure FORBIDDEN for a request that does not come from this machine, and for all
 *   requests while the local login is locked.
 */
export function embeddedProviderRoutes(
  registration: ProviderRegistration,
  logger: Logger,
  isLocked: () => boolean,
): Router {
  let running: Promise<Provider> | undefined;
  const provider = (): Promise<Provider> => {
    running ??= startProvider(registration, logger).catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };

  const routes = Router();
  routes.use((request, _response, next) => {
    const refusal = refusalOf(request, isLocked);
    next(refusal === undefined ? undefined : new Failure('FORBIDDEN', refusal));
  });
  routes
    .route('/interaction/:uid')
    .get(async (request, response) => {
      const interaction = (await provider()).interactionDetails(request, response);
      const known = await interaction.then(
        () => true,
        () => false,
      );
      const { firstName: name, email } = localAdministrator;
      const page = known ? consentPage({ name, email }) : brokenLoginPage();
      sendPage(response, known ? 200 : 400, page);
    })
    .post(async (request, response) => {
      await confirm(await provider(), request, response).catch((error: unknown) => {
        logger.warn({ err: error }, 'A local login could not be confirmed');
        if (!response.headersSent) {
          sendPage(response, 400, brokenLoginPage());
        }
      });
    });
  routes.use(async (request, response) => {
    await (await provider()).callback()(request, response);
  });
  return Router()
    .use(['/api/login', '/api/callback'], async (request, response, next) => {
      const refusal = refusalOf(request, isLocked);
      if (refusal === undefined) {
        // On a busy machine, loading takes longer than a provider may take to respond. A failure
        // is reported by the call to the provider that follows.
        await provider().catch(() => undefined);
        next();
        return;
      }
      const failure = new LoginError('login_failed', refusal);
      response.set('Cache-Control', 'no-store').redirect(failure.location());
    })
    .use(embeddedPath, routes);
}
