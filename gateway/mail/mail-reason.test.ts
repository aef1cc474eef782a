import { describe, expect, it } from 'vitest';
import { mailReason } from './mail-health.service.ts';

describe('the reason of a failed e-mail is explained in plain words', () => {
  it.each([
    ['connect ECONNREFUSED 127.0.0.1:25', 'refused the connection'],
    ['Invalid login: 535 5.7.8 Authentication credentials invalid', 'password'],
    ['Missing credentials for "PLAIN"', 'password'],
    ['getaddrinfo ENOTFOUND mail.example', 'name was not found'],
    ['self-signed certificate', 'certificate'],
    ['Greeting never received', 'in time'],
    ['Mail command failed: 553 sender not allowed', 'MAIL_FROM'],
    ["Can't send mail - all recipients were rejected: 550 no such user", 'recipients'],
    ['Message failed: 450 not today', 'refused the message'],
    ['read ECONNRESET', 'closed the connection'],
    ['something new', 'could not be sent'],
  ])('%s', (said, words) => {
    expect(mailReason(said)).toContain(words);
  });
});
