import { describe, expect, test } from 'vitest';
import { deskMessages } from '../../../schema/messages.ts';
import { erasesMore, inputFrom, valuesOf } from './settings-values.ts';

const settings = {
  waitingTooLongHours: 48,
  retentionDays: null,
  notifyEmails: ['a@b.example'],
  replyTo: null,
  confirmRequests: true,
  digest: { enabled: true, weekday: 7, hour: 0, timeZone: 'Asia/Kolkata' },
};

describe('The settings of requests', () => {
  test('come back from the form as they went into it', () => {
    expect(inputFrom(valuesOf(settings))).toEqual({ input: settings });
    expect(inputFrom(valuesOf({ ...settings, retentionDays: 365 }))).toEqual({
      input: { ...settings, retentionDays: 365 },
    });
  });

  test('addresses are parted by lines, commas or spaces', () => {
    expect(
      inputFrom({
        ...valuesOf(settings),
        notifyEmails: 'a@b.example, c@d.example\n\n e@f.example',
      }),
    ).toMatchObject({ input: { notifyEmails: ['a@b.example', 'c@d.example', 'e@f.example'] } });
  });

  test('what is no whole number within its bounds gets the field’s message', () => {
    for (const wrong of ['0', '-1', '1.5', '99999', 'two', '1e1']) {
      expect(
        inputFrom({
          waitingTooLongHours: wrong,
          retentionDays: wrong,
          notifyEmails: '',
          replyTo: '',
          confirmRequests: false,
          digest: settings.digest,
        }),
      ).toEqual({
        errors: {
          waitingTooLongHours: deskMessages.waitingTooLongHours,
          retentionDays: deskMessages.retentionDays,
        },
      });
    }
  });

  test('every field that is wrong is named at once, an address too', () => {
    expect(
      inputFrom({
        waitingTooLongHours: '0',
        retentionDays: '',
        notifyEmails: 'a@b.example, c',
        replyTo: 'a, b',
        confirmRequests: false,
        digest: settings.digest,
      }),
    ).toEqual({
      errors: {
        waitingTooLongHours: deskMessages.waitingTooLongHours,
        notifyEmails: deskMessages.notifyEmails,
        replyTo: deskMessages.replyTo,
      },
    });
  });

  test('a shorter period, or a first one, erases more', () => {
    expect([erasesMore(null, 30), erasesMore(60, 30)]).toEqual([true, true]);
    expect([erasesMore(30, 60), erasesMore(30, null), erasesMore(30, 30)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
