import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { GraphQLContext } from '../../graphql/context.ts';
import { perOperation } from '../../graphql/per-operation.ts';
import { isPlainAnswer, renderAnswer, type RenderAnswers } from './render-answer.ts';

/** Together as long as the answers of some twenty posts. */
const maxCharacters = 500_000;

/**
 * What answers of FAQs are shown as that no save has rendered: of the site's own texts, and of
 * changes that wait. Those of one operation are rendered together, each text once.
 */
export class ShownAnswers {
  private readonly kept = new LRUCache<string, Promise<string>>({
    maxSize: maxCharacters,
    sizeCalculation: (_, answer) => answer.length + 1,
  });
  private readonly loaderOf: (context: GraphQLContext) => DataLoader<string, string>;

  /** `render` keeps to a bound of time, and to another thread. */
  constructor(render: RenderAnswers) {
    this.loaderOf = perOperation(() => new DataLoader(render, { cacheMap: this.kept }));
  }

  /** An answer as sanitised HTML; rejects as `render` does. */
  html(answer: string, context: GraphQLContext): Promise<string> {
    return isPlainAnswer(answer) ? renderAnswer(answer) : this.loaderOf(context).load(answer);
  }
}
