import { expect, it } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { dumpOf } from '../testing/dump.ts';
import { startTestApp } from '../testing/test-app.ts';
import { createTestDatabase, engines } from '../testing/test-database.ts';
import { figuresOf, visitorOf } from './testing/visitor.ts';

const later = undoAfterEach();
const day = '2026-03-01';

/** Values that identify a person, each with its own form in a visit's requests. */
const identifying = [
  '203.0.113.77',
  '198.51.100.23',
  '2001:db8::77',
  'ForthcomingBrowser/77.123',
  'ada.byron@analytical.example',
  'ada.byron%40analytical.example',
  'grace',
  '+44 20 7946 0958',
  '0958',
  'visitor-id-4711',
  'private-letter',
  'a1b2c3d4e5f6',
];

const agent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ForthcomingBrowser/77.123';

it.each(engines)(
  'a database dump and the log contain no addresses, user agents or identifiers on %s',
  async (engine) => {
    const storage = await createTestDatabase(engine);
    later(storage.remove);
    let log = '';
    const app = await startTestApp(
      engine,
      {
        now: () => new Date(`${day}T12:00:00Z`),
        logger: createLogger({ level: 'trace', pretty: false }, { write: (line) => (log += line) }),
        trustProxy: 1,
      },
      storage,
    );
    later(app.close);
    const { open, track: tell } = visitorOf(app);
    const who = {
      'user-agent': agent,
      'x-forwarded-for': '203.0.113.77',
      forwarded: 'for="[2001:db8::77]"',
      'x-real-ip': '198.51.100.23',
      referer: 'https://grace:secret@news.example/private-letter?reader=visitor-id-4711',
      cookie: 'other=visitor-id-4711',
      'accept-language': 'visitor-id-4711',
      'if-none-match': '"visitor-id-4711"',
    };
    const paths = [
      '/?utm_source=ada.byron@analytical.example&utm_campaign=ada.byron%40analytical.example',
      '/reflections?q=%2B44+20+7946+0958&who=visitor-id-4711',
      '/terms?utm_source=Letter&utm_content=visitor-id-4711',
    ];
    for (const path of paths) {
      expect(await open(path, who)).toBe(200);
    }
    const search = (query: string) => ({ kind: 'search' as const, query, results: 0 });
    const token = 'a1b2c3d4e5f6'.repeat(6).slice(0, 64);
    const status = await tell(
      [
        search('ada.byron@analytical.example'),
        search('ada.byron%40analytical.example'),
        search('ada.byron＠analytical.example'),
        search('+44 20 7946 0958'),
        search('evidence synthesis'),
        { kind: 'view', path: `/meeting/${token}` },
        { kind: 'view', path: '/made-up/visitor-id-4711' },
        { kind: 'funnel', form: 'DEMO', step: 'OPENED', path: `/meeting/${token}` },
      ],
      who,
    );
    expect(status).toBe(204);
    const refused = await app.send('POST', '/api/visit?who=visitor-id-4711', '{"malformed', who);
    expect(refused.status).toBe(400);
    await app.send('POST', '/api/visit', { events: [{ id: 'visitor-id-4711' }] }, who);

    const { totals, sources, searches } = await figuresOf(app, day);
    expect([totals.views, totals.visits]).toEqual([5, 3]);
    expect(sources.map(({ source }) => source)).toEqual(['news.example', 'Letter']);
    expect(searches.map(({ query }) => query)).toEqual(['evidence synthesis']);
    const dump = await dumpOf(storage.url);
    expect(dump).toContain('evidence synthesis');
    expect(dump).toContain('news.example');
    expect(identifying.filter((text) => dump.includes(text))).toEqual([]);
    expect(identifying.filter((text) => log.includes(text))).toEqual([]);
  },
);
