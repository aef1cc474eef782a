import { unattendedHeader } from '../../../schema/unattended.ts';

/**
 * Has a query asked again every half minute while the page is in sight; nothing while it is hidden.
 * Such questions are no use of the session.
 */
export const whileInSight = {
  pollInterval: 30_000,
  skipPollAttempt: () => document.hidden,
  context: { headers: { [unattendedHeader]: 'true' } },
};
