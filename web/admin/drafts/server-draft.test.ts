import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerDraft, type DraftStatus } from './server-draft.ts';

interface Text {
  title: string;
}

const textOf = (title: string): Text => ({ title });

let sent: string[];
let statuses: DraftStatus['kind'][];
let answer: () => Promise<unknown>;
let draft: ServerDraft<Text>;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  statuses = [];
  answer = () => Promise.resolve();
  draft = new ServerDraft({
    send: ({ title }) => {
      sent.push(title);
      return answer();
    },
    refusal: (thrown) => (String(thrown).includes('too long') ? 'Too long.' : undefined),
    onStatus: ({ kind }) => statuses.push(kind),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('autosave to the server', () => {
  it('runs two seconds after the last change, and every ten seconds during continuous typing', async () => {
    draft.write(textOf('a'));
    await vi.advanceTimersByTimeAsync(1_500);
    draft.write(textOf('ab'));
    await vi.advanceTimersByTimeAsync(1_900);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toEqual(['ab']);
    for (let second = 0; second < 11; second += 1) {
      draft.write(textOf(`long ${String(second)}`));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(sent).toEqual(['ab', 'long 9']);
  });

  it('retries only autosaves, quickly at first and then every 30 seconds', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    draft.write(textOf('a'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(statuses).toEqual(['failing']);
    await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000 + 16_000 + 30_000 + 30_000);
    expect(sent).toHaveLength(7);
    draft.write(textOf('ab'));
    answer = () => Promise.resolve();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent.at(-1)).toBe('ab');
    expect(statuses.at(-1)).toBe('saved');
  });

  it('does not resend a rejected text until it changes', async () => {
    answer = () => Promise.reject(new Error('too long'));
    draft.write(textOf('a'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual(['a']);
    expect(statuses).toEqual(['refused']);
  });

  it('sends a later text only after the request in progress', async () => {
    let arrive = (): void => undefined;
    answer = () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      });
    draft.write(textOf('a'));
    await vi.advanceTimersByTimeAsync(2_000);
    draft.write(textOf('ab'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual(['a']);
    arrive();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual(['a', 'ab']);
  });

  it('sends nothing after a save until the next change', async () => {
    draft.write(textOf('a'));
    void draft.pause();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent).toEqual([]);
    draft.write(textOf('ab'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual(['ab']);
  });
});
