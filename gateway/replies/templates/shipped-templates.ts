import { rowOf } from '../../database/rows.ts';
import { ReplyTemplate } from './reply-template.entity.ts';

/** Joins the lines of a paragraph; an empty line starts the next one. */
function text(...paragraphs: string[]): string {
  return paragraphs.join('\n\n');
}

/** The shipped templates, used until they are changed or deleted. */
export const shippedTemplates: readonly ReplyTemplate[] = [
  {
    id: '019ab000-0000-7000-8000-000000000001',
    name: 'Access to Loon Lens',
    subject: 'Your request for access to Loon Lens',
    message: text(
      'Dear {{firstName}},',
      'Thank you for your interest in Loon Lens and for telling us about your project.',
      'Before we open a trial for {{affiliation}}, may I ask two things? What are the eligibility criteria of your review, as far as they are settled, and in which format do you export your references? You expect {{numberOfStudies}} studies; if that has changed, please let me know.',
      'The trial covers title and abstract screening for non-commercial research. Once we have your answers, we will send you your access and a short guide to the first screening run.',
      'Kind regards,\nThe Loon team',
    ),
  },
  {
    id: '019ab000-0000-7000-8000-000000000002',
    name: 'Arrange a demo',
    subject: 'Your demo of Loon {{platforms}}',
    message: text(
      'Dear {{firstName}},',
      'Thank you for your request. We would be glad to show you and your colleagues at {{affiliation}} what Loon {{platforms}} can do.',
      'A demo takes about 30 minutes and works best with a question of your own: a review that is under way, a comparator you expect to be asked about, or a submission you are preparing. If you send us a few lines beforehand, we will prepare for it; please leave out anything confidential.',
      'Please choose a time that suits you; it is shown by your own clock: {{meetingLink}}',
      'Kind regards,\nThe Loon team',
    ),
  },
  {
    id: '019ab000-0000-7000-8000-000000000003',
    name: 'A question before we go on',
    subject: 'A question about your request',
    message: text(
      'Dear {{firstName}},',
      'Thank you for writing to us. So that the right person can answer you, may I ask what you are working towards: a systematic review, an indirect treatment comparison, a dossier, or something else? It would also help to know your timeline and whether an HTA body has set the scope.',
      'A sentence or two is enough; please leave out anything confidential. We will come back to you within two working days.',
      'Kind regards,\nThe Loon team',
    ),
  },
].map((template) => rowOf(ReplyTemplate, { ...template, deleted: false }));
