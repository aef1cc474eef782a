/** The domains of free-mail providers, in lower case. */
export const freeMailDomains: readonly string[] = (
  'gmail.com googlemail.com ' +
  'yahoo.com yahoo.co.uk yahoo.ca yahoo.fr yahoo.de yahoo.it yahoo.es yahoo.co.in yahoo.co.jp ' +
  'yahoo.com.au yahoo.com.br ' +
  'hotmail.com outlook.com aol.com icloud.com me.com mac.com live.com msn.com mail.com ' +
  'protonmail.com proton.me pm.me yandex.com yandex.ru zoho.com fastmail.com tutanota.com ' +
  'gmx.com gmx.de gmx.net web.de mail.ru qq.com 163.com 126.com sina.com sohu.com ' +
  'naver.com daum.net nate.com rediffmail.com sify.com rocketmail.com ymail.com ' +
  'sbcglobal.net att.net verizon.net bellsouth.net comcast.net cox.net earthlink.net juno.com ' +
  'test.com'
).split(' ');

const known: ReadonlySet<string> = new Set(freeMailDomains);

/**
 * Whether an e-mail address belongs to a free-mail provider; both forms refuse those as
 * professional addresses. The whole domain after the last `@` is compared, ignoring case:
 * `staff.gmail.com` is not free mail (product 3.6).
 */
export function isFreeMail(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).trim();
  return known.has(domain.toLowerCase());
}
