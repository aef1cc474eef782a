import { Arg, Int, Query, Resolver } from 'type-graphql';
import type { EventCounters } from '../../site-module.ts';
import type { PostSearch } from './post-search.ts';
import { SearchResult } from '../reading/post.types.ts';

/** A search looks through every post; in units of cost, as `complexity` is everywhere. */
const searchCost = 300;
const queryDescription = 'What to search for, at most 200 characters.';

/** GraphQL side of the blog's search (product 9.6). */
@Resolver()
export class SearchResolver {
  constructor(
    private readonly search: PostSearch,
    private readonly counters: EventCounters = {},
  ) {}

  @Query(() => [SearchResult], {
    description: 'The published posts that contain any term, best match first.',
    complexity: searchCost,
  })
  searchPosts(
    @Arg('query', () => String, { description: queryDescription }) query: string,
    @Arg('first', () => Int, { defaultValue: 20, description: 'Number of posts, 1 to 100.' })
    first: number,
  ): Promise<SearchResult[]> {
    this.counters.searched?.();
    return this.search.search(query, first);
  }

  @Query(() => Int, {
    description: 'Number of published posts that a search finds.',
    complexity: searchCost,
  })
  searchPostCount(
    @Arg('query', () => String, { description: queryDescription }) query: string,
  ): Promise<number> {
    return this.search.count(query);
  }
}
