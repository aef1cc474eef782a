import { Field, ID, ObjectType } from 'type-graphql';
import { IsNull, type EntityManager } from 'typeorm';
import {
  isWithdrawable,
  withdrawnAtFields,
  type ConsentName,
  type WithdrawableConsent,
} from '../../schema/consent.ts';
import { preferenceMessages } from '../../schema/preferences.ts';
import { requestFields } from '../../schema/request-fields.ts';
import { auditActions } from '../audit/audit-action.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Database } from '../database/database.ts';
import { Failure, fieldFailure } from '../failure.ts';
import type { CommonCap } from '../http/rate-limits.ts';
import { OutboxEvent } from '../mail/outbox-message.entity.ts';
import type { Outbox } from '../mail/outbox.ts';
import { requestsLock } from '../database/locks.ts';
import { announce } from '../mail/webhook-announcement.ts';
import type { PersonData } from '../privacy/person-data.ts';
import { isRecordId } from '../database/record-id.ts';
import { RequestKind, VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { consentsOf } from '../requests/export/request-document.ts';
import type { PreferenceLinks } from './preference-links.ts';

interface PreferencesOptions {
  database: Database;
  links: PreferenceLinks;
  person: PersonData;
  outbox: Outbox;
  /** Limits per person, across all links of the address. */
  limits: { copies: CommonCap; erasureLinks: CommonCap };
  /** Called after a message was added to the outbox. */
  onMessages: () => void;
  now: () => Date;
}

@ObjectType('GivenConsent', { description: 'A consent that a person gave with a request.' })
class GivenConsent {
  @Field(() => String, {
    description:
      '`dataCommunicationsConsent` or `dataProcessingConsent`; `nonCommercialUse` is a declaration and cannot be withdrawn.',
  })
  name!: ConsentName;

  @Field({ description: 'The exact wording.' })
  wording!: string;

  @Field({ description: 'When it was given.' })
  givenAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was withdrawn; null if it was not.' })
  withdrawnAt!: Date | null;
}

@ObjectType('PreferencesRequest', { description: 'A request, as its sender sees it.' })
class PreferencesRequest {
  @Field(() => ID, { description: 'Unique id.' })
  id!: string;

  @Field(() => RequestKind, { description: 'The form that it came from.' })
  kind!: RequestKind;

  @Field({ description: 'When it was sent.' })
  sentOn!: Date;

  @Field(() => [GivenConsent], { description: 'What the person agreed to.' })
  consents!: GivenConsent[];
}

@ObjectType('Preferences', { description: 'What a person has agreed to.' })
export class PersonPreferences {
  @Field({ description: 'The person’s e-mail address.' })
  email!: string;

  @Field(() => [PreferencesRequest], {
    description: 'All requests from this address, newest first.',
  })
  requests!: PreferencesRequest[];
}

/** A person's own choices about their data, for the holders of links in e-mails (product 22). */
export class PreferencesService {
  constructor(private readonly options: PreferencesOptions) {}

  /** @throws Failure NOT_FOUND for an invalid token. */
  async preferences(token: string): Promise<PersonPreferences> {
    const { database, links } = this.options;
    const { email, emailKey } = await links.requestOf(database.reader, token);
    const requests = await database.reader.find(VisitorRequest, {
      where: { emailKey },
      order: { id: 'DESC' },
    });
    return {
      email,
      requests: requests.map((request) => ({
        id: request.id,
        kind: request.kind,
        sentOn: request.createdAt,
        consents: consentsOf(request).flatMap(({ name, wording, agreed, withdrawnAt }) =>
          agreed ? [{ name, wording, givenAt: request.createdAt, withdrawnAt }] : [],
        ),
      })),
    };
  }

  /**
   * Withdraws a consent of one of the person's requests; a withdrawn one does not change.
   * @throws Failure NOT_FOUND for an invalid token or another person's request, BAD_USER_INPUT for
   *   something that cannot be withdrawn.
   */
  async withdrawConsent(
    token: string,
    requestId: string,
    name: string,
  ): Promise<PersonPreferences> {
    const { database, links, onMessages } = this.options;
    await database.write(async (manager) => {
      const { emailKey } = await links.requestOf(manager, token);
      const request = isRecordId(requestId)
        ? await manager.findOneBy(VisitorRequest, { id: requestId, emailKey })
        : null;
      if (request === null) {
        throw new Failure('NOT_FOUND', preferenceMessages.requestMissing);
      }
      if (!isWithdrawable(name)) {
        throw fieldFailure('name', preferenceMessages.consentName);
      }
      await this.withdraw(manager, request, name);
    }, requestsLock);
    onMessages();
    return this.preferences(token);
  }

  /**
   * Mails a copy of the person's data to their address, once an hour.
   * @throws Failure NOT_FOUND for an invalid token, RATE_LIMITED.
   */
  async sendMyData(token: string): Promise<true> {
    await this.mail(token, OutboxEvent.PERSON_DATA, this.options.limits.copies);
    return true;
  }

  /**
   * Mails a link for erasing the person's data to their address, three times an hour at most.
   * @throws Failure NOT_FOUND for an invalid token, RATE_LIMITED.
   */
  async askForErasure(token: string): Promise<true> {
    await this.mail(token, OutboxEvent.PERSON_ERASURE, this.options.limits.erasureLinks);
    return true;
  }

  /** The address of the person that a link for erasing is for. */
  async erasureFor(token: string): Promise<string> {
    const { database, links } = this.options;
    return (await links.requestToErase(database.reader, token)).email;
  }

  /**
   * Erases all of the person's data, as an administrator does.
   * @throws Failure NOT_FOUND for an invalid or expired token.
   */
  async eraseMe(token: string): Promise<true> {
    const { database, links, person } = this.options;
    const { emailKey } = await links.requestToErase(database.reader, token);
    await person.erase(emailKey, null);
    return true;
  }

  /** Stores a withdrawal once, for the desk and for webhooks (product 22.5). */
  private async withdraw(
    manager: EntityManager,
    { id, kind, suspect }: VisitorRequest,
    name: WithdrawableConsent,
  ): Promise<void> {
    const at = this.options.now();
    const field = withdrawnAtFields[name];
    const { affected } = await manager.update(
      VisitorRequest,
      { id, [field]: IsNull() },
      { [field]: at },
    );
    if (affected !== 1) return;
    await recordAction(manager, {
      at,
      by: null,
      action: auditActions.REQUEST_CONSENT,
      subject: { kind: 'request', id },
      detail: requestFields[name].label,
    });
    // Webhooks do not receive suspected spam.
    if (!suspect) {
      await announce(manager, {
        event: 'consent.withdrawn',
        at,
        requestId: id,
        data: { requestId: id, kind, name, withdrawnAt: at.toISOString() },
      });
    }
  }

  private async mail(token: string, event: OutboxEvent, limit: CommonCap): Promise<void> {
    const { database, links, outbox, onMessages, now } = this.options;
    const { emailKey } = await links.requestOf(database.reader, token);
    const write = async (manager: EntityManager): Promise<void> => {
      const { id } = await links.requestOf(manager, token);
      await outbox.addVisitorEmail(manager, { event, requestId: id });
      if (event === OutboxEvent.PERSON_DATA) {
        await recordAction(manager, {
          at: now(),
          by: null,
          action: auditActions.REQUEST_EXPORT,
          detail: 'all requests of one person, mailed to the person',
        });
      }
    };
    await limit.within(() => database.write(write, requestsLock), emailKey);
    onMessages();
  }
}
