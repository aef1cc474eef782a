import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Actor } from '../access/actor.ts';
import { recordBackup } from '../backup/backup-record.ts';
import { loadContent } from '../site/content/content.ts';
import { sampleContent } from '../testing/sample-content.ts';
import { contentSamples } from './content-samples.ts';
import { LaunchChecklist, type LaunchFacts } from './launch-checklist.service.ts';
import { systemClock } from '../app-dependencies.ts';
import { dayMs } from '../../schema/durations.ts';

const administrator: Actor = {
  kind: 'administrator',
  email: 'ada@loon.example',
  firstName: undefined,
  roles: ['OWNER'],
};
const stateDirectory = mkdtempSync(path.join(tmpdir(), 'loon-launch-'));
afterAll(() => rmSync(stateDirectory, { recursive: true }));

const onOneMachine: LaunchFacts = {
  publicUrl: 'http://localhost:3000',
  identity: { kind: 'embedded' },
  openai: { apiKey: undefined, baseUrl: undefined, model: undefined },
  smtpConfigured: false,
  stateDirectory,
  journalPlace: 'one machine',
};

describe('launch checklist', () => {
  it('lists what is still a sample or not configured, with instructions to fix it', async () => {
    const checklist = new LaunchChecklist({
      facts: onOneMachine,
      content: loadContent(sampleContent),
      recipients: () => Promise.resolve([]),
      now: systemClock,
    });
    const items = await checklist.items(administrator);
    expect(items.map(({ id, done }) => [id, done])).toEqual([
      ['samples', false],
      ['publicUrl', false],
      ['identity', false],
      ['mail', false],
      ['ai', false],
      ['backup', false],
      ['erasures', false],
    ]);
    for (const { remedy } of items) {
      expect(remedy).not.toBe('');
    }
  });

  it('includes the samples of every content file, including statements about other tools', () => {
    const samples = contentSamples(loadContent(sampleContent));
    const files = new Set(samples.map(({ file }) => file));
    expect([...files].sort()).toEqual([
      'accessibility.yaml',
      'claims.yaml',
      'evidence.yaml',
      'partners.yaml',
      'publications.yaml',
      'sections.yaml',
      'security.yaml',
      'site.yaml',
      'team.yaml',
      'testimonials.yaml',
      'transparency.yaml',
    ]);
    expect(samples).toContainEqual({
      file: 'sections.yaml',
      part: 'Sections',
      name: 'Oversight',
      edit: expect.stringMatching(
        /^\/blog-admin\?tab=content&part=sections&item=lens\.comparison\.rows\.\d$/,
      ) as string,
      href: '/#literature-section',
    });
    expect(samples.map(({ name }) => name)).not.toContain('Validation');
    expect(samples.find(({ file }) => file === 'testimonials.yaml')).not.toHaveProperty('question');
    expect(samples).toContainEqual({
      file: 'testimonials.yaml',
      part: 'Testimonials',
      name: 'Dr. Jana Weiss',
      edit: '/blog-admin?tab=content&part=testimonials&item=jana-weiss',
      href: '/#clients-section',
    });
  });

  it('shows for each item the file or the setting, and where the site shows it', async () => {
    const checklist = new LaunchChecklist({
      facts: onOneMachine,
      content: loadContent(sampleContent),
      recipients: () => Promise.resolve([]),
      now: systemClock,
    });
    const items = await checklist.items(administrator);
    for (const { id, places } of items) {
      expect(places.length, id).toBeGreaterThan(0);
      for (const { setting, href } of places) {
        expect(setting, id).not.toBe('');
        expect(href === null, id).toBe(id === 'backup');
      }
    }
    const [samples] = items;
    // Each remaining sample has a separate link.
    const edits = new Set(samples?.places.map(({ edit }) => edit));
    expect(edits.size).toBe(samples?.places.length);
    expect(samples?.remedy).toContain('the tab "Content"');
    expect(samples?.places).toHaveLength(samples?.open.length ?? 0);
    // Questions that only the owner can answer are listed with the sample.
    const asked = samples?.places.filter(({ question }) => question !== undefined) ?? [];
    const parts = new Set(asked.map(({ setting }) => setting));
    expect([...parts].sort()).toEqual([
      ...['AI transparency', 'Accessibility', 'Claims', 'Evidence', 'Security'],
    ]);
    expect(samples?.places.filter(({ href }) => href === '/')).toEqual([]);
  });

  it('is in order when every item is, including a backup from this week', async () => {
    recordBackup(stateDirectory, { at: new Date(Date.now() - dayMs), directory: '/backups' });
    const checklist = new LaunchChecklist({
      facts: {
        publicUrl: 'https://www.loon.example',
        identity: {
          kind: 'external',
          issuer: 'https://id.example',
          clientId: 'loon',
          clientSecret: 'secret',
          adminEmails: ['ada@loon.example'],
        },
        openai: { apiKey: 'key', baseUrl: undefined, model: undefined },
        smtpConfigured: true,
        stateDirectory,
        journalPlace: 'every gateway',
      },
      content: { partners: [{ name: 'Real', sample: false }] },
      recipients: () => Promise.resolve(['team@loon.example']),
      now: systemClock,
    });
    const items = await checklist.items(administrator);
    expect(items.filter(({ done, remedy }) => !done || remedy !== '')).toEqual([]);
  });

  it('rejects a backup from last week as too old', async () => {
    recordBackup(stateDirectory, { at: new Date(), directory: '/backups' });
    const checklist = new LaunchChecklist({
      facts: onOneMachine,
      content: {},
      recipients: () => Promise.resolve([]),
      now: () => new Date(Date.now() + 8 * dayMs),
    });
    const items = await checklist.items(administrator);
    expect(items.find(({ id }) => id === 'backup')?.done).toBe(false);
  });
});
