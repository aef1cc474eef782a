import './zod-setup.ts';
import { z } from 'zod';

/** What machines may do with the texts of the site, or that nothing is stated. */
export const machinePermissions = ['ALLOWED', 'DISALLOWED', 'UNSTATED'] as const;

export type MachinePermission = (typeof machinePermissions)[number];

/** The uses that are stated, with their names in `Content-Signal` of robots.txt. */
export const machineUses = {
  search: 'search',
  aiInput: 'ai-input',
  aiTrain: 'ai-train',
} as const;

export type MachineUse = keyof typeof machineUses;

const permission = z.enum(machinePermissions, {
  error: 'Choose “Allowed”, “Not allowed” or “Not stated”.',
});

/** The settings of machine readers, by use. */
export const machineReaderRules = {
  search: permission,
  aiInput: permission,
  aiTrain: permission,
} satisfies Record<MachineUse, z.ZodType>;
