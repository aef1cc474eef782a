import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { Housekeeping } from './housekeeping.ts';

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const options = {
  logger: pino({ level: 'silent' }),
  alone: (_name: string, work: () => Promise<void>) => work(),
};

describe('housekeeping', () => {
  it('runs its chores at startup and then regularly, until it is stopped', async () => {
    let runs = 0;
    const work = () => Promise.resolve(void (runs += 1));
    const housekeeping = new Housekeeping([{ name: 'count', work }], { ...options, everyMs: 20 });
    housekeeping.start();
    expect(runs).toBe(1);
    await expect.poll(() => runs).toBeGreaterThan(2);
    await housekeeping.stop();
    const after = runs;
    await pause(60);
    expect(runs).toBe(after);
  });

  it('logs a failed chore and runs the others', async () => {
    let log = '';
    let ran = false;
    const chores = [
      { name: 'fails', work: () => Promise.reject(new Error('no such table')) },
      { name: 'runs', work: () => Promise.resolve(void (ran = true)) },
    ];
    const logger = pino({}, { write: (line: string) => (log += line) });
    const housekeeping = new Housekeeping(chores, { ...options, logger });
    housekeeping.start();
    await expect.poll(() => ran).toBe(true);
    await housekeeping.stop();
    expect(log).toContain('"chore":"fails"');
    expect(log).toContain('no such table');
  });

  it('never runs a chore twice concurrently, and stopping waits for the current chore but starts no other', async () => {
    let running = 0;
    let most = 0;
    const begun: string[] = [];
    const chore = (name: string) => ({
      name,
      work: async () => {
        begun.push(name);
        running += 1;
        most = Math.max(most, running);
        await pause(50);
        running -= 1;
      },
    });
    const chores = [chore('first'), chore('second')];
    const housekeeping = new Housekeeping(chores, { ...options, everyMs: 5 });
    housekeeping.start();
    await pause(20);
    await housekeeping.stop();
    expect({ begun, most, running }).toEqual({ begun: ['first'], most: 1, running: 0 });
  });
});
