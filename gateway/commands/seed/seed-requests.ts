import type { Administrator } from '../../access/actor.ts';
import type { Database } from '../../database/database.ts';
import { CommonCap } from '../../http/rate-limits.ts';
import { Outbox } from '../../mail/outbox.ts';
import { OutboxMessage } from '../../mail/outbox-message.entity.ts';
import { RequestDesk } from '../../requests/desk/request-desk.service.ts';
import { RequestIntake } from '../../requests/intake/request-intake.service.ts';
import { FormTokens } from '../../requests/spam/form-token.ts';
import { RequestStatus } from '../../requests/entities/visitor-request.entity.ts';
import { oneOf, sampleForm, sequence } from './sample-forms.ts';
import { dayMs } from '../../../schema/durations.ts';

const buttons = ['hero', 'header', 'lens', 'contact'] as const;
const campaigns = ['newsletter', 'poster', undefined, undefined] as const;

/** Times over the last `days`, oldest first; requests become more frequent towards now. */
function moments(count: number, days: number, now: Date, next: () => number): Date[] {
  return Array.from({ length: count }, () => now.getTime() - next() ** 1.6 * days * dayMs)
    .sort((one, other) => one - other)
    .map((time) => new Date(time));
}

/**
 * Submits `count` made-up forms over the last nine months, most of them answered. No notifications
 * are sent.
 */
export async function seedRequests(
  database: Database,
  { count, actor, now }: { count: number; actor: Administrator; now: Date },
): Promise<void> {
  const next = sequence(7);
  let clock = now;
  const present = (): Date => clock;
  const outbox = new Outbox('loon.example', present);
  const nobody = (): void => undefined;
  const tokens = new FormTokens('sample', present);
  const cap = new CommonCap({ points: count + 1, seconds: 1 });
  const intake = new RequestIntake({
    database,
    tokens,
    outbox,
    cap,
    onNotification: nobody,
    now: present,
  });
  const desk = new RequestDesk({ database, outbox, onNotification: nobody, now: present });
  for (const at of moments(count, 270, now, next)) {
    clock = new Date(at.getTime() - 60_000);
    const formToken = intake.issueFormToken();
    clock = at;
    const visit = sampleForm(next);
    const utmSource = oneOf(campaigns, next);
    const origin = { formToken, button: oneOf(buttons, next), ...(utmSource && { utmSource }) };
    const { id } =
      visit.form === 'access'
        ? await intake.submitAccessRequest(visit.values, origin)
        : await intake.submitDemoRequest(visit.values, origin);
    const ageDays = (now.getTime() - at.getTime()) / dayMs;
    if (ageDays > 3 && next() < 0.9) {
      clock = new Date(at.getTime() + next() * 2 * dayMs);
      await desk.setStatus(actor, [id], RequestStatus.CONTACTED);
      if (ageDays > 20 && next() < 0.7) {
        clock = new Date(clock.getTime() + next() * 10 * dayMs);
        await desk.setStatus(actor, [id], RequestStatus.CLOSED);
      }
    }
  }
  await database.write((manager) => manager.clear(OutboxMessage));
}
