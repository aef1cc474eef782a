import { describe, expect, test } from 'vitest';
import { firstMessages } from '../../../schema/first-messages.test-support.ts';
import { deskMessages } from '../../../schema/messages.ts';
import { erasesMore, settingsRules, valuesOf, type SettingsValues } from './settings-values.ts';

const settings = {
  waitingTooLongHours: 48,
  retentionDays: null,
  notifyEmails: ['a@b.example'],
  replyTo: null,
  confirmRequests: true,
  digest: { enabled: true, weekday: 7, hour: 0, timeZone: 'Asia/Kolkata' },
};

const inputFrom = (values: SettingsValues) => {
  const { data, error } = settingsRules.safeParse(values);
  return error ? { errors: firstMessages(error) } : { input: data };
};

describe('the form values of the request settings', () => {
  test('convert back to the same settings', () => {
    expect(inputFrom(valuesOf(settings))).toEqual({ input: settings });
    expect(inputFrom(valuesOf({ ...settings, retentionDays: 365 }))).toEqual({
      input: { ...settings, retentionDays: 365 },
    });
  });

  test('accept e-mail addresses separated by lines, commas or spaces', () => {
    expect(
      inputFrom({
        ...valuesOf(settings),
        notifyEmails: 'a@b.example, c@d.example\n\n e@f.example',
      }),
    ).toMatchObject({ input: { notifyEmails: ['a@b.example', 'c@d.example', 'e@f.example'] } });
  });

  test('have a message for a number that is not an integer within its bounds', () => {
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

  test('have a message for every invalid field, including e-mail addresses', () => {
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

  test('erase more requests with a shorter or a first retention period', () => {
    expect([erasesMore(null, 30), erasesMore(60, 30)]).toEqual([true, true]);
    expect([erasesMore(30, 60), erasesMore(30, null), erasesMore(30, 30)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
