import { setImmediate } from 'node:timers/promises';
import type { IndexParts } from './index-snapshot.ts';
import type { WordMatches } from './posting-lists.ts';

const separator = '\n';
/** How many words are restored before other work gets a turn. */
const wordsPerStretch = 4_096;
/** Released words stay in the scanned text until they make up a good part of it. */
const minReleasedBeforeRewrite = 1024;

/**
 * Which characters a word has, in 32 bits: a word that contains a term has all bits of the term.
 */
function signature(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function startsAt(text: string, at: number, term: string): boolean {
  for (let offset = 0; offset < term.length; offset += 1) {
    if (text.charCodeAt(at + offset) !== term.charCodeAt(offset)) return false;
  }
  return true;
}

/** Number of non-overlapping occurrences of a term in `[start, end)` of a text. */
function occurrences(text: string, start: number, end: number, term: string): number {
  let count = 0;
  let at = start;
  while (at + term.length <= end) {
    if (startsAt(text, at, term)) {
      count += 1;
      at += term.length;
    } else {
      at += 1;
    }
  }
  return count;
}

/**
 * The words of an index and the numbers of their posting lists. Terms contain no whitespace, so
 * every match is inside one word, and scanning the words finds all matches. They are stored in one
 * text, each followed by a separator, to be read in memory order.
 */
export class Vocabulary {
  readonly #lists = new Map<string, number>();
  /** The number of posts for the word of each list. */
  readonly #posts: number[] = [];
  /** The scanned text and, for each of its words, where it starts, its list and its signature. */
  #text = '';
  #starts: number[] = [0];
  #listsInText: number[] = [];
  #signatures: number[] = [];
  /** Words to append to the text before the next scan. */
  #added: string[] = [];
  /** Lists of released words; not reused while the text still names them. */
  #released: number[] = [];
  #freeLists: number[] = [];

  /** All list numbers are below this. */
  get listCount(): number {
    return this.#posts.length;
  }

  /** The words with their lists and numbers of posts. */
  get stored(): Pick<IndexParts, 'words' | 'lists' | 'posts'> {
    const lists = Uint32Array.from(this.#lists.values());
    return {
      words: [...this.#lists.keys()],
      lists,
      posts: lists.map((list) => this.#posts[list] ?? 0),
    };
  }

  /** Restores what `stored` returned, in short batches; call it before anything else. */
  async restore({ words, lists, posts }: IndexParts): Promise<void> {
    for (const [at, word] of words.entries()) {
      const list = lists[at] ?? 0;
      this.#lists.set(word, list);
      this.#posts[list] = posts[at] ?? 0;
      this.#append(word, list);
      if (at % wordsPerStretch === 0) await setImmediate();
    }
    for (let list = 0; list < this.#posts.length; list += 1) {
      if (this.#posts[list] !== undefined) continue;
      this.#posts[list] = 0;
      this.#freeLists.push(list);
    }
  }

  /** Each word with the number of posts that contain it. */
  *postsByWord(): Generator<[word: string, posts: number]> {
    for (const [word, list] of this.#lists) yield [word, this.#posts[list] ?? 0];
  }

  /** Counts one more post for a word; returns the word's list. */
  add(word: string): number {
    let list = this.#lists.get(word);
    if (list === undefined) {
      list = this.#freeLists.pop() ?? this.#posts.length;
      // A copy: a word cut from a text would keep the whole text in memory.
      const copy = word.split('').join('');
      this.#lists.set(copy, list);
      this.#append(copy, list);
    }
    this.#posts[list] = (this.#posts[list] ?? 0) + 1;
    return list;
  }

  /**
   * Decreases the number of posts with a word and drops the word after the last one; returns its
   * list, which is empty then. Throws if no post has the word.
   */
  release(word: string): number {
    const list = this.#lists.get(word);
    if (list === undefined) throw new Error(`Not in the vocabulary: ${word}`);
    const posts = (this.#posts[list] ?? 0) - 1;
    this.#posts[list] = posts;
    if (posts === 0) {
      this.#lists.delete(word);
      this.#released.push(list);
      if (this.#released.length > minReleasedBeforeRewrite + this.#lists.size / 4) this.#rewrite();
    }
    return list;
  }

  /**
   * The words that contain a term, each with its number of non-overlapping occurrences. Recently
   * released words may be included: their lists are empty.
   */
  wordsWith(term: string): WordMatches {
    if (this.#added.length > 0) {
      this.#text += this.#added.join('');
      this.#added = [];
    }
    const matches: WordMatches = { lists: [], times: [] };
    const wanted = signature(term);
    for (let word = 0; word < this.#signatures.length; word += 1) {
      if (((this.#signatures[word] ?? 0) & wanted) !== wanted) continue;
      const start = this.#starts[word] ?? 0;
      const times = occurrences(this.#text, start, this.#starts[word + 1] ?? start, term);
      if (times === 0) continue;
      matches.lists.push(this.#listsInText[word] ?? 0);
      matches.times.push(times);
    }
    return matches;
  }

  #append(word: string, list: number): void {
    this.#added.push(word + separator);
    this.#listsInText.push(list);
    this.#signatures.push(signature(word));
    this.#starts.push((this.#starts.at(-1) ?? 0) + word.length + separator.length);
  }

  #rewrite(): void {
    this.#freeLists = this.#freeLists.concat(this.#released);
    this.#released = [];
    this.#text = '';
    this.#added = [];
    this.#starts = [0];
    this.#listsInText = [];
    this.#signatures = [];
    for (const [word, list] of this.#lists) this.#append(word, list);
  }
}
