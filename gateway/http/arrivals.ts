import type { Socket } from 'node:net';

/**
 * Counts connections by their first requests. The event loop accepts one in each round: while every
 * round brings one, more are likely to wait, and rounds should be short.
 */
export class Arrivals {
  private readonly met = new WeakSet<Socket>();
  private arrived = 0;

  /** How many have come so far. */
  get count(): number {
    return this.arrived;
  }

  /** Notes the connection of a request. */
  note(socket: Socket): void {
    if (!this.met.has(socket)) {
      this.met.add(socket);
      this.arrived += 1;
    }
  }
}
