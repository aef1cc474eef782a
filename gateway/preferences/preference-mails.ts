import type { Database } from '../database/database.ts';
import { htmlDocument, paragraphs } from '../mail/html-text.ts';
import type { OutboxMessage } from '../mail/outbox-message.entity.ts';
import type { VisitorEmail, VisitorEmailWriter } from '../mail/visitor-email-channel.ts';
import type { PersonData } from '../privacy/person-data.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import type { PreferenceLinks } from './preference-links.ts';

interface PreferenceMailsOptions {
  database: Database;
  links: PreferenceLinks;
  person: PersonData;
  /** The name of the site. */
  brand: () => string;
  /** The reply-to address for visitors. */
  answerTo: () => Promise<string | undefined>;
}

/** Writes the e-mails that a person requests on the page of their data (product 22). */
export class PreferenceMails {
  constructor(private readonly options: PreferenceMailsOptions) {}

  /** A copy of the person's data, as of its sending; undefined if the data was erased. */
  readonly copy: VisitorEmailWriter = async (message) => {
    const request = await this.requestOf(message);
    if (request === undefined) return undefined;
    const { document } = await this.options.person.copyOf(request.emailKey);
    return {
      ...(await this.email(request, `Your data at ${this.options.brand()}`, [
        'You asked us for a copy of your data. The attached file contains everything that we store about you.',
        'It is a text in the format JSON. You can open it with any text editor.',
      ])),
      attachments: [
        { filename: 'your-data.json', content: document, contentType: 'application/json' },
      ],
    };
  };

  /** The link for erasing the person's data; undefined if the data was erased already. */
  readonly erasureLink: VisitorEmailWriter = async (message) => {
    const request = await this.requestOf(message);
    if (request === undefined) return undefined;
    const { links, brand } = this.options;
    const link = links.erasureAddressFor(request, message.createdAt);
    return this.email(request, `Erase your data at ${brand()}`, [
      `You asked us to erase your data. Open this page and choose “Erase everything”:\n${link}`,
      'The link is valid for one hour. If you did not ask for this, you do not need to do anything.',
    ]);
  };

  /** The page of the person of a request, for the end of each e-mail. */
  async linkFor(requestId: string): Promise<string | undefined> {
    const { database, links } = this.options;
    const request = await database.reader.findOneBy(VisitorRequest, { id: requestId });
    return request === null ? undefined : links.addressFor(request);
  }

  private async requestOf({ requestId }: OutboxMessage): Promise<VisitorRequest | undefined> {
    const id = requestId ?? '';
    return (await this.options.database.reader.findOneBy(VisitorRequest, { id })) ?? undefined;
  }

  private async email(
    request: VisitorRequest,
    subject: string,
    sentences: readonly string[],
  ): Promise<VisitorEmail> {
    const { brand, answerTo } = this.options;
    const replyTo = await answerTo();
    const text = ['Hello,', ...sentences, `The ${brand()} team`].join('\n\n');
    return {
      // Anyone can enter any name with this address, so the e-mail contains none.
      to: { name: '', address: request.email },
      ...(replyTo === undefined ? {} : { replyTo }),
      subject,
      text: `${text}\n`,
      html: htmlDocument([paragraphs(text)]),
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    };
  }
}
