import type { SendMailOptions } from 'nodemailer';
import type { Environment } from '../environment/env.ts';
import { DeliveryFailure, type Lease } from './delivery-channel.ts';

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 20_000,
};

/** An e-mail without its sender. */
export type Mail = Omit<SendMailOptions, 'from'>;

/** Loaded with the first message, because most starts send none. */
async function transportOf(smtpUrl: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function hasResponse(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'responseCode' in error;
}

/** The configured mail server, which sends all e-mail of the site. */
export class MailServer {
  private transport: ReturnType<typeof transportOf> | undefined;

  constructor(private readonly mail: Pick<Environment['mail'], 'smtpUrl' | 'from'>) {}

  get configured(): boolean {
    return this.mail.smtpUrl !== undefined;
  }

  /**
   * Sends an e-mail without the outbox and resolves with the server's response.
   * @throws Error when the server does not accept it, or none is configured.
   */
  async send(mail: Mail): Promise<string> {
    const { response, rejected } = await (
      await this.connected()
    ).sendMail({ ...mail, from: this.mail.from });
    return rejected.length > 0 ? `${response} (refused: ${rejected.join(', ')})` : response;
  }

  /**
   * Sends a message of the outbox after confirming its lease, and resolves with the server's
   * response.
   * @throws DeliveryFailure when the server does not accept it.
   */
  async deliver(mail: Mail, lease: Lease): Promise<string> {
    await this.connected();
    await lease.confirm();
    try {
      return await this.send({ ...mail, signal: lease.signal });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new DeliveryFailure(reason, !hasResponse(error));
    }
  }

  private connected(): ReturnType<typeof transportOf> {
    const { smtpUrl } = this.mail;
    if (smtpUrl === undefined) {
      throw new Error('No mail server is configured');
    }
    return (this.transport ??= transportOf(smtpUrl));
  }
}

const senderAddress = /(?<![^\s<>@])([^\s<>@]+@([a-z0-9.-]+))>?\s*$/i;

/** The bare address of a sender such as `Loon <site@loon.example>`; undefined if there is none. */
export function mailAddressOf(from: string | undefined): string | undefined {
  return senderAddress.exec(from ?? '')?.[1];
}

/** The right side of Message-IDs: the sender's domain, or the host of the site. */
export function mailDomainOf(from: string | undefined, publicUrl: string): string {
  return senderAddress.exec(from ?? '')?.[2]?.toLowerCase() ?? new URL(publicUrl).hostname;
}
