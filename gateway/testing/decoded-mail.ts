/** Undoes what a mail's transfer encoding does to its text. */
export function decodedMail(raw: string): string {
  return raw
    .replaceAll('\r\n', '\n')
    .replace(/=\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    );
}
