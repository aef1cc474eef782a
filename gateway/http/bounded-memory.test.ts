import { describe, expect, it } from 'vitest';
import { BoundedMemory } from './bounded-memory.ts';

const keysMax = 50;

describe('the memory of rate limits is bounded', () => {
  it('an endless series of addresses takes no more memory, and the least recently seen one is evicted', async () => {
    const memory = new BoundedMemory({ points: 100, duration: 60, keysMax });
    for (let index = 0; index < keysMax * 20; index += 1) {
      await memory.consume(`2001:db8:${String(index)}`);
    }
    expect(memory.size).toBe(keysMax);
    expect(memory.dump().storage).toHaveLength(keysMax);
    expect(await memory.get('2001:db8:0')).toBeNull();
    expect(await memory.get(`2001:db8:${String(keysMax * 20 - 1)}`)).not.toBeNull();
  });

  it('a flood of addresses does not reset the count of one that is near its limit', async () => {
    const memory = new BoundedMemory({ points: 8, duration: 60, keysMax });
    for (let call = 0; call < 8; call += 1) {
      await memory.consume('192.0.2.1');
    }
    for (let index = 0; index < keysMax * 20; index += 1) {
      await memory.consume(`2001:db8:${String(index)}`);
      await memory.consume(`2001:db8:${String(index)}`);
    }
    await expect(memory.consume('192.0.2.1')).rejects.toMatchObject({ consumedPoints: 9 });
  });

  it('calls beyond the limit are refused, including a single call that exceeds it', async () => {
    const memory = new BoundedMemory({ points: 8, duration: 60, keysMax });
    await expect(memory.consume('192.0.2.1', 9)).rejects.toMatchObject({ consumedPoints: 9 });
    expect(memory.dump().storage).toHaveLength(1);
  });
});
