import type { VisitCounts } from '../counting/visit-counts.ts';
import type { Agents } from '../visits/agents.ts';
import { machineReadName, type MachineReadForm } from './machine-read.ts';

interface MachineReadCountsOptions {
  counts: VisitCounts;
  agents: Agents;
}

/** Counts what machines read (product 13.11). */
export class MachineReadCounts {
  constructor(private readonly options: MachineReadCountsOptions) {}

  /** Counts a read if the user agent names a machine of the list; returns whether it does. */
  note(
    userAgent: string | undefined,
    { path, form }: { path: string; form: keyof typeof MachineReadForm },
  ): boolean {
    const machine = this.options.agents.machineOf(userAgent);
    if (machine === undefined) {
      return false;
    }
    const { machines } = this.options.counts.now();
    machines.of(machineReadName(machine.agent, form, path)).reads += 1;
    return true;
  }
}
