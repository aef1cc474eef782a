import { Field, ID, ObjectType } from 'type-graphql';
import { isLoopbackHost } from '../../schema/loopback.ts';
import type { Author } from '../access/actor.ts';
import { lastBackup } from '../backup/backup-record.ts';
import type { Environment } from '../environment/env.ts';
import { contentSamples } from './content-samples.ts';
import { dayMs } from '../../schema/durations.ts';

@ObjectType('LaunchPlace', {
  description: 'Where an item of the launch checklist is set and shown.',
})
class LaunchPlace {
  @Field({ description: 'Its name.' })
  name!: string;

  @Field({ description: 'The part of the content, or the setting.' })
  setting!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where the site shows it; null if nowhere.',
  })
  href!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A question that the owner must answer to complete it; null if there is none.',
  })
  question?: string | undefined;

  @Field(() => String, {
    nullable: true,
    description: 'Where to edit it in the administration; null if it cannot be edited there.',
  })
  edit?: string;
}

@ObjectType('LaunchItem', { description: 'An item that should be in order before a launch.' })
export class LaunchItem {
  @Field(() => ID, { description: 'samples, publicUrl, identity, mail, ai, backup or erasures.' })
  id!: string;

  @Field({ description: 'Its subject.' })
  title!: string;

  @Field(() => Boolean, { description: 'Whether it is in order.' })
  done!: boolean;

  @Field({ description: 'Its current state.' })
  detail!: string;

  @Field({ description: 'How to fix it; empty if it is in order.' })
  remedy!: string;

  @Field(() => [String], { description: 'The individual open entries, such as samples.' })
  open!: string[];

  @Field(() => [LaunchPlace], {
    description:
      'Where it is set, and where the site shows it; for samples, one entry for each that is left.',
  })
  places!: LaunchPlace[];
}

/**
 * Where the journal of erasures is stored; with SQLite it is next to the file of the only gateway.
 */
export type JournalPlace = 'every gateway' | 'one machine' | 'beside the database';

/** The input of the checklist. */
export interface LaunchFacts {
  publicUrl: string;
  identity: Environment['identity'];
  openai: Environment['openai'];
  smtpConfigured: boolean;
  stateDirectory: string;
  /** Where erasures are recorded. */
  journalPlace: JournalPlace;
}

export interface LaunchChecklistOptions {
  facts: LaunchFacts;
  content: object;
  recipients: () => Promise<string[]>;
  now: () => Date;
}

const maxBackupAgeDays = 7;

/** Lists what is still a sample or not configured, with instructions to fix it (product 8.8). */
export class LaunchChecklist {
  private readonly now: () => Date;

  constructor(private readonly options: LaunchChecklistOptions) {
    this.now = options.now;
  }

  async items(_actor: Author): Promise<LaunchItem[]> {
    return [
      this.samples(),
      this.publicUrl(),
      this.identity(),
      await this.mail(),
      this.ai(),
      this.backup(),
      this.erasures(),
    ];
  }

  private samples(): LaunchItem {
    const samples = contentSamples(this.options.content);
    const count = samples.length === 1 ? '1 entry is' : `${String(samples.length)} entries are`;
    return {
      id: 'samples',
      title: 'Content',
      done: samples.length === 0,
      detail:
        samples.length === 0
          ? 'All placeholder entries have been replaced.'
          : `${count} still to be replaced.`,
      remedy:
        samples.length === 0
          ? ''
          : 'Open each entry in the tab "Content", replace it, clear its "Sample" and publish.',
      open: samples.map(({ file, name }) => `${file}: ${name}`),
      places: samples.map(({ part, name, href, edit, question }) => ({
        ...{ name, setting: part, href, edit, question },
      })),
    };
  }

  private publicUrl(): LaunchItem {
    const { publicUrl } = this.options.facts;
    const { protocol, hostname } = new URL(publicUrl);
    const done = protocol === 'https:' && !isLoopbackHost(hostname);
    return {
      id: 'publicUrl',
      title: 'Public URL',
      done,
      detail: `The site’s URL is ${publicUrl}.`,
      remedy: done ? '' : 'Set PUBLIC_URL to the site’s https:// URL.',
      open: [],
      places: [{ name: 'The URL of every page', setting: 'PUBLIC_URL', href: '/' }],
    };
  }

  private identity(): LaunchItem {
    const { identity } = this.options.facts;
    const done = identity.kind === 'external';
    const detail = {
      external: 'Administrators log in through an external identity provider.',
      embedded:
        'Administrators log in through the built-in provider, which works on this machine only.',
      none: 'No administrator can log in.',
    }[identity.kind];
    return {
      id: 'identity',
      title: 'Identity provider',
      done,
      detail,
      remedy: done
        ? ''
        : 'Set OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and ADMIN_EMAILS; the provider’s callback is PUBLIC_URL/api/callback.',
      open: [],
      places: [{ name: 'Login page', setting: 'OIDC_ISSUER', href: '/blog-admin' }],
    };
  }

  private async mail(): Promise<LaunchItem> {
    const { smtpConfigured } = this.options.facts;
    const recipients = await this.options.recipients();
    const done = smtpConfigured && recipients.length > 0;
    const open = [
      ...(smtpConfigured ? [] : ['Set SMTP_URL and MAIL_FROM.']),
      ...(recipients.length > 0
        ? []
        : ['Set NOTIFY_EMAILS, or enter addresses in Settings, “Request handling”.']),
    ];
    return {
      id: 'mail',
      title: 'E-mail notifications',
      done,
      detail: done
        ? `New requests are announced to ${recipients.join(', ')}.`
        : 'Notifications are queued until e-mail is configured.',
      remedy: open.join(' '),
      open: [],
      places: [
        {
          name: 'Notifications',
          setting: 'SMTP_URL, MAIL_FROM and NOTIFY_EMAILS',
          href: '/blog-admin?tab=settings&card=notifications',
        },
      ],
    };
  }

  private ai(): LaunchItem {
    const { apiKey, baseUrl } = this.options.facts.openai;
    const done = apiKey !== undefined || baseUrl !== undefined;
    return {
      id: 'ai',
      title: 'AI generator',
      done,
      detail: done ? 'An AI server is configured.' : 'No AI server is configured.',
      remedy: done
        ? ''
        : 'Set OPENAI_API_KEY, or OPENAI_BASE_URL for another OpenAI-compatible server.',
      open: [],
      places: [
        { name: 'The AI generator', setting: 'OPENAI_API_KEY', href: '/blog-admin?tab=posts' },
      ],
    };
  }

  private backup(): LaunchItem {
    const last = lastBackup(this.options.facts.stateDirectory);
    const days =
      last === undefined
        ? undefined
        : Math.floor((this.now().getTime() - last.at.getTime()) / dayMs);
    const done = days !== undefined && days < maxBackupAgeDays;
    return {
      id: 'backup',
      title: 'Backup',
      done,
      detail:
        last === undefined
          ? 'No backup has been made.'
          : `The last backup was made on ${last.at.toISOString().slice(0, 10)}.`,
      remedy: done ? '' : 'Run "npm run backup", ideally every day from a timer.',
      open: [],
      places: [
        { name: 'A copy of the database and the uploads', setting: 'npm run backup', href: null },
      ],
    };
  }

  private erasures(): LaunchItem {
    const { journalPlace } = this.options.facts;
    const onOneMachine = journalPlace === 'one machine';
    const detail = {
      'every gateway':
        'Every gateway has a copy of the erasure journal. A restore does not undo an erasure as long as one gateway that was running at the time still has its files.',
      'one machine': 'The erasure journal is on one machine only.',
      'beside the database':
        'The erasure journal is in a file next to the database, on one machine only.',
    }[journalPlace];
    return {
      id: 'erasures',
      title: 'Erasure journal',
      done: !onOneMachine,
      detail,
      remedy: onOneMachine
        ? 'Ask the owner of the database to run "CREATE SCHEMA loon_erasures AUTHORIZATION" with the site’s account, and restart every gateway.'
        : '',
      open: [],
      places: [
        {
          name: 'Erasures after a restore',
          setting: 'DATABASE_URL',
          href: '/blog-admin?tab=settings&card=personal-data',
        },
      ],
    };
  }
}
