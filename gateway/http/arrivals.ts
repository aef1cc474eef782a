import type { Socket } from 'node:net';

/**
 * Counts connections by their first requests. The event loop accepts one connection per round:
 * while every round brings one, more are probably queued, and rounds should be short.
 */
export class Arrivals {
  private readonly met = new WeakSet<Socket>();
  private arrived = 0;

  get count(): number {
    return this.arrived;
  }

  note(socket: Socket): void {
    if (!this.met.has(socket)) {
      this.met.add(socket);
      this.arrived += 1;
    }
  }
}
