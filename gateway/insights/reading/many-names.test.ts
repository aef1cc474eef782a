import { expect, it } from 'vitest';
import { insightsLimits as limits } from '../../../schema/insights-limits.ts';
import { undoAfterEach } from '../../testing/cleanup.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createTestDatabase, engines } from '../../testing/test-database.ts';
import { fillAggregates } from '../testing/fill-aggregates.ts';
import { figuresOf } from '../testing/visitor.ts';

const later = undoAfterEach();

it.each(engines)(
  'a response lists the most frequent of very many names, and the pages with the most samples, on %s',
  async (engine) => {
    const storage = await createTestDatabase(engine);
    later(storage.remove);
    await (await startTestApp(engine, {}, storage)).close();
    const last = '2026-03-15';
    const names = { paths: limits.measuredListed + 5, others: limits.listed + 5 };
    await fillAggregates(storage.url, 3, { ...names, last });
    const now = () => new Date(`${last}T12:00:00Z`);
    const app = await startTestApp(engine, { now }, storage);
    later(app.close);
    const figures = await figuresOf(app, '2026-03-14', last);
    expect(figures.pages).toHaveLength(limits.measuredListed + 5);
    for (const list of [figures.sources, figures.campaigns, figures.searches]) {
      expect(list).toHaveLength(limits.listed);
    }
    const samples = figures.experience.map((page) => page.samples);
    expect(samples).toHaveLength(limits.measuredListed);
    expect(samples).toEqual(samples.toSorted((one, other) => other - one));
    expect(figures.experience[0]?.path).toBe('/reflections/sample-0');
    expect([samples[0], samples.at(-1)]).toEqual([2 * 30, 2 * 2]);
  },
);
