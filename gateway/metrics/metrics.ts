import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Gauge } from 'prom-client';
import type { Database } from '../database/database.ts';
import { hasBearer } from '../http/bearer.ts';
import { OutboxMessage, OutboxState } from '../mail/outbox-message.entity.ts';
import type { EventCounters } from '../site-module.ts';
import { routeOf } from './route-of.ts';

/** The state of the outbox of all gateways. */
interface OutboxFigures {
  waiting: number;
  /** The age of the oldest queued message. */
  oldestSeconds: number;
  givenUp: number;
}

const answerWithinMs = 2_000;
const open = [OutboxState.WAITING, OutboxState.SENDING];

async function read(database: Database, now: Date): Promise<OutboxFigures> {
  const rows = await database.reader
    .createQueryBuilder(OutboxMessage, 'message')
    .select('message.state', 'state')
    .addSelect('COUNT(*)', 'count')
    .where('message.state IN (:...states)', { states: [...open, OutboxState.GIVEN_UP] })
    .groupBy('message.state')
    .getRawMany<{ state: OutboxState; count: number | string }>();
  const countOf = (states: OutboxState[]): number =>
    rows
      .filter(({ state }) => states.includes(state))
      .reduce((sum, { count }) => sum + Number(count), 0);
  const [oldest] = await database.reader.find(OutboxMessage, {
    where: open.map((state) => ({ state })),
    order: { id: 'ASC' },
    take: 1,
  });
  return {
    waiting: countOf(open),
    oldestSeconds: oldest === undefined ? 0 : (now.getTime() - oldest.createdAt.getTime()) / 1_000,
    givenUp: countOf([OutboxState.GIVEN_UP]),
  };
}

/** The metrics of the outbox; undefined while the database does not respond. */
function outboxFigures(database: Database, now: Date): Promise<OutboxFigures | undefined> {
  return Promise.race([
    read(database, now).catch(() => undefined),
    pause(answerWithinMs, undefined, { ref: false }),
  ]);
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** In seconds: from a cached page to a queued rendering. */
const durations = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** The client disconnected before the response. */
const clientClosedStatus = '499';

interface EarlyHandler {
  tryServe: (request: IncomingMessage, response: ServerResponse) => boolean;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

interface MetricsOptions {
  /** The token that gives access to the metrics. */
  token: string;
  database: Database;
  now: () => Date;
}

/** Values that are known only after composition. */
interface Surroundings {
  handle: Handle;
  headers: OutgoingHttpHeaders;
  isPagePath: (path: string) => boolean;
  /** Seconds since this gateway last received changes. */
  changesAge: () => number;
}

/** The Prometheus metrics of this process (product 11.6). */
interface Metrics {
  counters: Required<EventCounters>;
  /** Counts responses with a cached page. */
  counted: (cacheHits: EarlyHandler) => EarlyHandler;
  /** Measures response times, and responds to `/metrics` if the request has the token. */
  around: (surroundings: Surroundings) => Handle;
}

function setOrRemove(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) {
    gauge.remove();
  } else {
    gauge.set(value);
  }
}

/** Starts counting; the library is loaded only here. */
export async function createMetrics(options: MetricsOptions): Promise<Metrics> {
  const { token, database, now } = options;
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } =
    await import('prom-client');
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const counter = (name: string, help: string) => new Counter({ name, help, registers });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });

  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests in seconds, until the response was sent.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: durations,
    registers,
  });
  const pages = {
    hits: counter('page_cache_hits_total', 'Pages and documents served from the cache.'),
    misses: counter('page_cache_misses_total', 'Pages and documents not found in the cache.'),
  };
  const cacheHits = counter(
    'graphql_answers_kept_total',
    'GraphQL operations answered from the cache.',
  );
  const searches = counter('searches_total', 'Blog searches carried out.');
  const refused = counter(
    'logins_refused_total',
    'Rejected logins: over the limit or not on the allow-list.',
  );
  const writes = gauge('database_writes_waiting', 'Database writes in the queue.');
  const waiting = gauge('outbox_waiting', 'Outbox messages that are not delivered yet.');
  const oldest = gauge(
    'outbox_oldest_seconds',
    'Age of the oldest undelivered outbox message in seconds.',
  );
  const givenUp = gauge('outbox_given_up', 'Outbox messages that were stopped.');
  const changesAgeGauge = gauge(
    'changes_heard_age_seconds',
    'Seconds since changes were last received.',
  );

  const figures = async (changesAge: () => number): Promise<string> => {
    const outbox = await outboxFigures(database, now());
    writes.set(database.queuedWrites);
    changesAgeGauge.set(changesAge());
    setOrRemove(waiting, outbox?.waiting);
    setOrRemove(oldest, outbox?.oldestSeconds);
    setOrRemove(givenUp, outbox?.givenUp);
    return register.metrics();
  };
  const time = (request: IncomingMessage, response: ServerResponse, isPage: Surroundings) => {
    const end = seconds.startTimer();
    response.once('close', () => {
      const { method = '' } = request;
      end({
        route: routeOf(request, isPage.isPagePath),
        method: methods.has(method) ? method : 'other',
        status: response.headersSent ? String(response.statusCode) : clientClosedStatus,
      });
    });
  };

  return {
    counters: {
      cacheHit: () => cacheHits.inc(),
      pageCacheMiss: () => pages.misses.inc(),
      searched: () => searches.inc(),
      loginRefused: () => refused.inc(),
    },
    counted: (handler) => ({
      tryServe: (request, response) => {
        const served = handler.tryServe(request, response);
        if (served) {
          pages.hits.inc();
        }
        return served;
      },
    }),
    around: (surroundings) => (request, response) => {
      time(request, response, surroundings);
      const asked = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics';
      if (!asked || !hasBearer(request.headers, token)) {
        surroundings.handle(request, response);
        return;
      }
      figures(surroundings.changesAge).then(
        (text) => {
          response.writeHead(200, {
            ...surroundings.headers,
            'content-type': register.contentType,
            'cache-control': 'no-store',
          });
          response.end(text);
        },
        () => surroundings.handle(request, response),
      );
    },
  };
}
