import { z } from 'zod';
import { graphqlType } from '../parts.ts';
import { echoExampleSchema } from './echo.ts';
import { hatchExampleSchema } from './hatch.ts';
import { lensExampleSchema } from './lens.ts';
import { watersExampleSchema } from './waters.ts';

const product = (name: string) => ({ title: name, sdl: `${name}; null without an example.` });

/** `examples.yaml`: an invented example of each product (product 2.18). */
export const examplesSchema = z
  .strictObject({
    lens: lensExampleSchema.optional().meta(product('Loon Lens')),
    hatch: hatchExampleSchema.optional().meta(product('Loon Hatch')),
    echo: echoExampleSchema.optional().meta(product('Loon Echo')),
    waters: watersExampleSchema.optional().meta(product('Loon Waters')),
  })
  .meta(graphqlType('Examples', 'An invented example of each product.'));
export type ExamplesContent = z.infer<typeof examplesSchema>;
