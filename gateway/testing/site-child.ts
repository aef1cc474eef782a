import { listen, stopOnSignals } from '../listen.ts';
import { createLogger } from '../log/logger.ts';
import { composeMailingSite } from './mailing-site.ts';

// A program: the site over a database that outlives it. It stops on SIGTERM as the product does,
// with the given notice period.
const [databaseUrl = '', smtpUrl = '', noticeMs = '0'] = process.argv.slice(2);
const app = await composeMailingSite(databaseUrl, smtpUrl);
const listening = await listen(app.handle, { port: 0, host: '127.0.0.1' });
const logger = createLogger({ level: 'silent', pretty: false });
stopOnSignals(listening, app, logger, Number(noticeMs));
process.send?.(`http://127.0.0.1:${String(listening.port)}`);
