import { describe, expect, it } from 'vitest';
import { isFreeMail } from './free-mail.ts';

// The list in product 3.6, as literals.
const listed =
  `gmail.com googlemail.com yahoo.com yahoo.co.uk yahoo.ca yahoo.fr yahoo.de yahoo.it yahoo.es
   yahoo.co.in yahoo.co.jp yahoo.com.au yahoo.com.br hotmail.com outlook.com aol.com icloud.com me.com
   mac.com live.com msn.com mail.com protonmail.com proton.me pm.me yandex.com yandex.ru zoho.com
   fastmail.com tutanota.com gmx.com gmx.de gmx.net web.de mail.ru qq.com 163.com 126.com sina.com
   sohu.com naver.com daum.net nate.com rediffmail.com sify.com rocketmail.com ymail.com sbcglobal.net
   att.net verizon.net bellsouth.net comcast.net cox.net earthlink.net juno.com test.com`.split(
    /\s+/,
  );

describe('free-mail list (product 3.6)', () => {
  it.each(listed)('%s is free mail', (domain) => {
    expect(isFreeMail(`jane.doe@${domain}`)).toBe(true);
  });

  it.each(['jane@GMAIL.COM', 'jane@Yahoo.Co.UK', 'JANE@Test.Com'])(
    'the domain comparison is case-insensitive: %s',
    (email) => {
      expect(isFreeMail(email)).toBe(true);
    },
  );

  it.each([
    'jane@staff.gmail.com',
    'jane@notgmail.com',
    'jane@gmail.com.example',
    'jane@gmail.co',
    'gmail.com@northgate.example',
    'jane@yahoo.example',
  ])('the whole domain is compared, so %s is accepted', (email) => {
    expect(isFreeMail(email)).toBe(false);
  });
});
