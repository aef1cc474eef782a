import { label, line, paragraph } from '../parts.ts';

export const exampleTexts = {
  name: label()
    .regex(/^Example: /, 'must begin with "Example: "')
    .meta({
      description: 'Begins with “Example: ”, so that nobody takes it for a result.',
      sdl: 'The name of the figure, such as "Example: Loon Lens".',
    }),
  title: line(),
  note: paragraph().meta({ sdl: 'Says that the example is invented.' }),
};
