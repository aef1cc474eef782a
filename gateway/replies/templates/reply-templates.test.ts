import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replyLimits, replyMessages, replyTemplateRules } from '../../../schema/reply-rules.ts';
import { startDeskApp, type DeskApp } from '../../testing/desk-app.ts';
import { engines } from '../../testing/test-database.ts';
import { shippedTemplates } from './shipped-templates.ts';

it.each(shippedTemplates.map((template) => [template.name, template] as const))(
  'a shipped template is valid: %s',
  (_name, { name, subject, message }) => {
    expect(replyTemplateRules.name.safeParse(name).success).toBe(true);
    expect(replyTemplateRules.subject.safeParse(subject).success).toBe(true);
    expect(replyTemplateRules.message.safeParse(message).success).toBe(true);
  },
);

describe.each(engines)('reply templates on %s', (engine) => {
  let app: DeskApp;
  beforeAll(async () => {
    app = await startDeskApp(engine);
  });
  afterAll(() => app.close());

  const saving = `mutation ($id: ID, $input: ReplyTemplateInput!) {
    saveReplyTemplate(id: $id, input: $input) { id name subject message }
  }`;
  async function names(): Promise<string[]> {
    const { replyTemplates } = await app.ask<{ replyTemplates: { name: string }[] }>(
      '{ replyTemplates { name } }',
    );
    return replyTemplates.map(({ name }) => name);
  }

  it('include three shipped ones, which stay deleted or changed', async () => {
    expect(await names()).toEqual([
      'A question before we go on',
      'Access to Loon Lens',
      'Arrange a demo',
    ]);
    const [access, demo] = shippedTemplates;
    await app.ask('mutation ($id: ID!) { deleteReplyTemplate(id: $id) }', { id: access?.id });
    const input = { name: 'Demo', subject: 'A demo', message: 'Dear {{firstName}}' };
    await app.ask(saving, { id: demo?.id, input });
    expect(await names()).toEqual(['A question before we go on', 'Demo']);
    const { errors } = await app.graphql(saving, { id: access?.id, input }, app.cookie);
    expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('are refused with an unknown placeholder or an existing name', async () => {
    const input = { name: 'New', subject: 'S', message: 'M' };
    const { saveReplyTemplate } = await app.ask<{ saveReplyTemplate: { id: string } }>(saving, {
      input,
    });
    const refusedFields = async (changes: object, id?: string) => {
      const variables = { input: { ...input, ...changes }, id };
      const { errors } = await app.graphql(saving, variables, app.cookie);
      return Object.keys(errors[0]?.extensions.fields ?? {});
    };
    expect(await refusedFields({ name: 'Other', subject: '{{name}}' })).toEqual(['subject']);
    expect(await refusedFields({ name: 'Other', message: '{{meetingTime}}' })).toEqual(['message']);
    expect(await refusedFields({ name: 'new' })).toEqual(['name']);
    expect(await refusedFields({}, saveReplyTemplate.id)).toEqual([]);
    const id = saveReplyTemplate.id;
    expect(await app.ask('mutation ($id: ID!) { deleteReplyTemplate(id: $id) }', { id })).toEqual({
      deleteReplyTemplate: id,
    });
    expect(await names()).not.toContain('New');
  });

  it('are limited in number; at the limit, one can still be changed or deleted', async () => {
    const input = (name: string) => ({ name, subject: 'S', message: 'M' });
    const ids: string[] = [];
    for (let count = (await names()).length; count < replyLimits.templatesMax; count += 1) {
      const { saveReplyTemplate } = await app.ask<{ saveReplyTemplate: { id: string } }>(saving, {
        input: input(`Number ${String(count)}`),
      });
      ids.push(saveReplyTemplate.id);
    }
    const { errors } = await app.graphql(saving, { input: input('Too many') }, app.cookie);
    expect(errors[0]).toMatchObject({
      message: replyMessages.templatesMax,
      extensions: { code: 'BAD_USER_INPUT' },
    });
    const [id] = ids;
    await app.ask(saving, { id, input: input('Changed') });
    await app.ask('mutation ($id: ID!) { deleteReplyTemplate(id: $id) }', { id });
    await app.ask(saving, { input: input('In its place') });
    expect(await names()).toHaveLength(replyLimits.templatesMax);
  });

  it('cannot be deleted if they are deleted already or never existed', async () => {
    const deleting = 'mutation ($id: ID!) { deleteReplyTemplate(id: $id) }';
    const shipped = shippedTemplates[2]?.id;
    await app.ask(deleting, { id: shipped });
    for (const id of [shipped, '0193b3a0-0000-7000-8000-000000000001', 'x']) {
      const { errors } = await app.graphql(deleting, { id }, app.cookie);
      expect(errors[0], id).toMatchObject({
        message: replyMessages.templateMissing,
        extensions: { code: 'NOT_FOUND' },
      });
    }
  });
});
