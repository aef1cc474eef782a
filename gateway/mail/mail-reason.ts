const reasons: readonly [sign: RegExp, sentence: string][] = [
  [/ECONNREFUSED/, 'The mail server refused the connection. Check host and port in SMTP_URL.'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'The mail server’s name was not found. Check the host in SMTP_URL.'],
  [
    /Invalid login|Missing credentials|EAUTH|\b5(?:34|35)\b|authentication/i,
    'The mail server refused the user name or the password. Check both in SMTP_URL.',
  ],
  [
    /certificate|self.signed|wrong version number|SSL|TLS/i,
    'No encrypted connection could be established. Check smtp:// or smtps:// and the port in SMTP_URL, and the mail server’s certificate.',
  ],
  [
    /ETIMEDOUT|timeout|Greeting never received|EHOSTUNREACH|ENETUNREACH/i,
    'The mail server did not answer in time.',
  ],
  [/Mail command failed/, 'The mail server refused the sender. Check MAIL_FROM.'],
  [/recipients were rejected/, 'The mail server refused the recipients.'],
  [/Message failed|Data command failed/, 'The mail server refused the message.'],
  [/ECONNRESET|closed unexpectedly|EPIPE/i, 'The mail server closed the connection.'],
];

/** Explains why an e-mail could not be sent, in plain words; `text` is the transport's error. */
export function mailReason(text: string): string {
  const known = reasons.find(([sign]) => sign.test(text))?.[1];
  return known ?? 'The mail could not be sent.';
}
