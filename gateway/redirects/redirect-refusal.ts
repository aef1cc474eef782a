import {
  redirectsTo,
  redirectedOnward,
  redirectMessages as messages,
} from '../../schema/redirect-rules.ts';
import { Failure } from '../failure.ts';
import { pathOf, type ReadAddress } from './redirect-address.ts';
import type { Redirect } from './redirect.entity.ts';

/** What an administrator asks for. */
export interface WantedRedirect {
  from: string;
  to: string;
}

/** What is wrong with one of the two addresses. */
export function refusedField(field: 'from' | 'to', message: string): Failure {
  return new Failure('BAD_USER_INPUT', message, { fields: { [field]: message } });
}

/**
 * The address that was read.
 * @throws Failure BAD_USER_INPUT with the problem, where there is one.
 */
export function addressOrRefusal(field: 'from' | 'to', found: ReadAddress): string {
  if ('problem' in found) {
    throw refusedField(field, found.problem);
  }
  return found.address;
}

/**
 * One step leads to the end: no redirect leads to where another one begins.
 * @throws Failure BAD_USER_INPUT where it would.
 */
export function requireNoChain({ from, to }: WantedRedirect, others: readonly Redirect[]): void {
  const path = pathOf(to);
  if (path === from) {
    throw refusedField('to', messages.itself);
  }
  if (others.some((other) => other.from === from)) {
    throw refusedField('from', messages.taken);
  }
  const onward = others.find((other) => other.from === path);
  if (onward !== undefined) {
    throw refusedField('to', redirectedOnward(onward.from, onward.to));
  }
  const before = others.find((other) => pathOf(other.to) === from);
  if (before !== undefined) {
    throw refusedField('from', redirectsTo(before.from));
  }
}
