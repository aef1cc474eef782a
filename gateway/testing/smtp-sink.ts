import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  messageId: string | undefined;
  /** As received, but the lines of the body that quoted-printable broke are joined. */
  raw: string;
}

/** An SMTP server for tests that stores the mail it accepts. */
export interface SmtpSink {
  url: string;
  port: number;
  mails: ReceivedMail[];
  close: () => Promise<void>;
}

interface SmtpSinkOptions {
  port?: number | undefined;
  /**
   * Called with each mail before it is accepted; if it throws, the mail is refused with that error.
   */
  beforeAccepting?: (mail: ReceivedMail) => Promise<void> | void;
  /** Recipients that it refuses. */
  refused?: readonly string[];
  /** The password that clients must send; without it, authentication is not required. */
  password?: string;
}

/** Encoded words of the head end like a broken line, so only the body is joined. */
function joinedLines(mail: string): string {
  const [head = '', ...body] = mail.split('\r\n\r\n');
  return [head, ...body.map((part) => part.replace(/=\r\n/g, ''))].join('\r\n\r\n');
}

/** Starts a mail server on a free port or on the given one. */
export async function startSmtpSink(options: SmtpSinkOptions = {}): Promise<SmtpSink> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: options.password === undefined,
    allowInsecureAuth: true,
    disabledCommands: options.password === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    onAuth: ({ username, password }, _session, callback) => {
      const known = password === options.password;
      callback(known ? null : new Error('Wrong password'), known ? { user: username } : undefined);
    },
    onRcptTo: ({ address }, _session, callback) => {
      const unknown = Object.assign(new Error('No such mailbox'), { responseCode: 550 });
      callback(options.refused?.includes(address) ? unknown : null);
    },
    disableReverseLookup: true,
    logger: false,
    onData: (stream, session, callback) => {
      void (async () => {
        const raw = joinedLines(await text(stream));
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          messageId: /^Message-ID: (.*)$/im.exec(raw)?.[1],
          raw,
        };
        await options.beforeAccepting?.(mail);
        mails.push(mail);
      })().then(
        () => callback(null),
        (refusal: unknown) => callback(refusal instanceof Error ? refusal : new Error('refused')),
      );
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(options.port ?? 0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    port,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
