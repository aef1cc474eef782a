import { fieldLabel } from './field-labels.ts';
import type { FigureTable, Insights } from '../figures/figures.ts';

type Funnel = Insights['funnels'][number];
type Step = Funnel['steps'][number];
type Left = Funnel['abandonedAt'][number];

const stepNames: Record<Step['step'], string> = {
  OPENED: 'Opened',
  STARTED: 'First field changed',
  TRIED: 'Tried to submit',
  SENT: 'Sent',
};

const formNames: Record<Funnel['form'], string> = {
  ACCESS: 'Request access',
  DEMO: 'Request a demo',
};

const times = ['time', 'times'] as const;

/** How far people got with a form, and where they gave up. */
export function funnelTables({
  form,
  steps,
  abandonedAt,
}: Funnel): [FigureTable<Step>, FigureTable<Left>] {
  const counted = steps.some(({ count }) => count > 0);
  return [
    {
      heading: `Form “${formNames[form]}”`,
      rowTitle: 'Step',
      rows: counted ? steps : [],
      nameOf: ({ step }) => stepNames[step],
      figures: [{ title: 'Times', unitNames: times, of: ({ count }) => count }],
      empty: 'How often the form is opened, begun, tried and sent will stand here.',
    },
    {
      heading: `Where “${formNames[form]}” was left`,
      rowTitle: 'Field',
      rows: abandonedAt,
      nameOf: ({ field }) => fieldLabel(field),
      figures: [{ title: 'Times left', unitNames: times, of: ({ count }) => count }],
      empty: 'The fields at which people close an opened form will stand here.',
    },
  ];
}
