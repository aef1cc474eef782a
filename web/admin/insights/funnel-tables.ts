import { requestField } from '../../../schema/request-fields.ts';
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

/** The share that continued from the previous step, such as "64 %". */
function rateOf(step: Step, steps: readonly Step[]): string {
  const before = steps[steps.indexOf(step) - 1]?.count ?? 0;
  return before === 0 ? '' : `${String(Math.round((step.count / before) * 100))} %`;
}

/** How far visitors got with a form, and at which field they abandoned it. */
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
      figures: [{ title: 'Count', unitNames: times, of: ({ count }) => count }],
      notes: [{ title: 'Share of previous step', of: (step) => rateOf(step, steps) }],
      empty: 'No data yet. The steps of the form appear here once visitors open it.',
    },
    {
      heading: `Where visitors gave up: “${formNames[form]}”`,
      rowTitle: 'Field',
      rows: abandonedAt,
      nameOf: ({ field }) => requestField(field)?.label ?? field,
      figures: [{ title: 'Gave up', unitNames: times, of: ({ count }) => count }],
      empty: 'No data yet. The last field visitors used before they closed the form appears here.',
    },
  ];
}
