import { history, closeHistory, redo, undo } from '@milkdown/prose/history';
import type { Node } from '@milkdown/prose/model';
import { EditorState, TextSelection, type Transaction } from '@milkdown/prose/state';
import { beforeAll, describe, expect, it } from 'vitest';
import { startLanguage } from './language.test-support.ts';
import type { MarkdownLanguage } from './source-blocks.ts';
import { dropImages, pasteImages } from './place-images.ts';
import { randomNumbers } from './random-markdown.test-support.ts';
import { finish, finishingPlugin } from './uploads/finish-uploads.ts';
import type { UploadState } from './uploads/image-uploads.ts';

let language: MarkdownLanguage;
beforeAll(async () => {
  language = await startLanguage();
});

/** The URL of an image during and after its upload. */
const addressOf = (image: number) =>
  `upload:00000000-0000-4000-8000-${String(image).padStart(12, '0')}/a.png`;
const urlOf = (image: number) => `/uploads/${String(image)}.webp`;

/** A paragraph in the reference model: letters, and the numbers of images. */
type Text = readonly (string | number)[];

/**
 * The reference model: a sequence of complete texts, as the simplest editor of this kind would
 * store it.
 */
class Reference {
  text: Text = [];
  private readonly earlier: Text[] = [];
  private later: Text[] = [];

  change(text: Text): void {
    this.earlier.push(this.text);
    this.later = [];
    this.text = text;
  }

  undo(): void {
    const text = this.earlier.pop();
    if (text === undefined) return;
    this.later.push(this.text);
    this.text = text;
  }

  redo(): void {
    const text = this.later.pop();
    if (text === undefined) return;
    this.earlier.push(this.text);
    this.text = text;
  }
}

/** The session in the editor: one paragraph, and uploads that the test completes. */
class Session {
  state: EditorState;
  private readonly done = new Set<string>();

  constructor() {
    const uploads = {
      stateOf: (address: string): UploadState =>
        this.done.has(address)
          ? { kind: 'done', url: urlOf(Number(address.slice(31, 43))) }
          : { kind: 'sending', progress: 0 },
      subscribe: () => () => undefined,
    };
    this.finishNow = () => finish(this.state, uploads);
    const doc = language.parse('');
    this.state = EditorState.create({ doc, plugins: [history(), finishingPlugin(uploads)] });
  }

  private readonly finishNow: () => Transaction | undefined;

  dispatch = (transaction: Transaction): void => {
    this.state = this.state.apply(transaction);
  };

  select(from: number, to: number): void {
    const { tr } = this.state;
    this.dispatch(tr.setSelection(TextSelection.create(tr.doc, from + 1, to + 1)));
  }

  end(image: number): void {
    this.done.add(addressOf(image));
    const transaction = this.finishNow();
    if (transaction) this.dispatch(transaction);
  }

  /** The current text; throws if an uploaded image does not have its final URL. */
  text(): Text {
    const found: (string | number)[] = [];
    this.state.doc.descendants((node: Node) => {
      if (node.isText) found.push(...Array.from(node.text ?? ''));
      if (node.type.name !== 'image') return;
      const src = String(node.attrs['src']);
      const image = Number(/(\d+)(?:\/a\.png|\.webp)$/.exec(src)?.[1]);
      expect(src).toBe(this.done.has(addressOf(image)) ? urlOf(image) : addressOf(image));
      found.push(image);
    });
    return found;
  }
}

function runSession(seed: number): void {
  const random = randomNumbers(seed);
  const below = (count: number) => Math.floor(random() * count);
  const session = new Session();
  const reference = new Reference();
  const sending: number[] = [];
  let images = 0;
  const bring = () => {
    images += 1;
    sending.push(images);
    return [{ src: addressOf(images), alt: '', title: '' }];
  };
  const endOne = () => {
    const [image] = sending.splice(below(sending.length), 1);
    const { from, to } = session.state.selection;
    if (image !== undefined) session.end(image);
    expect([session.state.selection.from, session.state.selection.to]).toEqual([from, to]);
  };
  for (let step = 0; step < 120; step += 1) {
    const { text } = reference;
    const [from = 0, to = 0] = [below(text.length + 1), below(text.length + 1)].sort(
      (a, b) => a - b,
    );
    session.select(from, to);
    if (random() < 0.3) endOne();
    const act = random();
    if (act < 0.4) {
      const typed = String.fromCharCode(97 + below(26));
      session.dispatch(closeHistory(session.state.tr.insertText(typed)));
      reference.change(text.toSpliced(from, to - from, typed));
    } else if (act < 0.5 && from < to) {
      session.dispatch(closeHistory(session.state.tr.deleteSelection()));
      reference.change(text.toSpliced(from, to - from));
    } else if (act < 0.6) {
      session.dispatch(pasteImages(session.state, bring()));
      reference.change(text.toSpliced(from, to - from, images));
    } else if (act < 0.75) {
      const at = below(text.length + 1);
      session.dispatch(dropImages(session.state, bring(), at + 1));
      reference.change(text.toSpliced(at, 0, images));
    } else if (act < 0.9) {
      undo(session.state, session.dispatch);
      reference.undo();
    } else {
      redo(session.state, session.dispatch);
      reference.redo();
    }
    if (random() < 0.3) endOne();
    expect(session.text()).toEqual(reference.text);
  }
  while (sending.length > 0) endOne();
  expect(session.text()).toEqual(reference.text);
  const markdown = language.serialize(session.state.doc);
  expect(markdown).not.toContain('upload:');
  expect(language.serialize(language.parse(markdown))).toBe(markdown);
}

describe('a random session of typing, selecting, pasting, dropping, completed uploads, undo and redo', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'always matches a simple reference model: seed %i',
    (seed) => {
      runSession(seed);
    },
  );
});
