/** Decodes the transfer encoding of a mail. */
export function decodedMail(raw: string): string {
  return raw
    .replaceAll('\r\n', '\n')
    .replace(/=\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    );
}
