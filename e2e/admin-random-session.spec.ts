import { randomNumbers } from '../web/admin/editor/random-markdown.test-support.ts';
import { EditingDesk } from './random-editing.ts';
import { behind, cut, placesOf, put, ReferenceText, without } from './reference-text.ts';
import type { Place, Selection, Text } from './reference-text.ts';
import { articleHtml, content, expect, test } from './writing-desk.ts';

const opening = ['abcdefghij', 'klmnopqrst', 'uvwxyzabcd'].map((letters) => letters.repeat(8));
const steps = 60;

/** The text of the article's HTML. */
function textOf(html: string): Text {
  return Array.from(html.matchAll(/<p>(.*?)<\/p>/gs), ([, inner = '']) =>
    Array.from(inner.matchAll(/<img [^>]*-(\d+)x\d+\.webp[^>]*>|([a-z])/g), ([, width, letter]) =>
      letter === undefined ? Number(width) : letter,
    ),
  );
}

/** A text as a failing test prints it. */
function linesOf(text: Text): string[] {
  return text.map((items) => items.join(' '));
}

/** A session in the editor and in the reference. */
class Session {
  private readonly reference = new ReferenceText(opening.map((letters) => Array.from(letters)));
  private readonly random: () => number;
  private readonly log: string[] = [];
  private images = 0;

  constructor(
    private readonly desk: EditingDesk,
    private readonly seed: number,
  ) {
    this.random = randomNumbers(seed);
  }

  async run(): Promise<Text> {
    for (let step = 0; step < steps; step += 1) {
      await this.act();
      if (this.random() < 0.3) await this.endUpload();
      await this.agree();
    }
    return this.reference.text;
  }

  /** Expects the editor's text to equal the reference's. */
  async agree(): Promise<void> {
    await expect
      .poll(async () => linesOf(await this.desk.read()), { message: this.story() })
      .toEqual(linesOf(this.reference.text));
  }

  private story(): string {
    return `seed ${String(this.seed)}: ${this.log.join('; ')}`;
  }

  private below(count: number): number {
    return Math.floor(this.random() * count);
  }

  private letters(most: number): string[] {
    return Array.from({ length: 1 + this.below(most) }, () =>
      String.fromCharCode(97 + this.below(26)),
    );
  }

  private endUpload(): Promise<void> {
    return this.desk.endUpload(this.below(5), this.random() < 0.15);
  }

  /** Puts a text in place of the selection, in the reference; resolves with the place behind it. */
  private put(selection: Selection, text: Text): Place {
    this.reference.change(put(this.reference.text, selection, text));
    return behind(selection[0], text);
  }

  private async choose(): Promise<Selection> {
    const places = placesOf(this.reference.text);
    const at = this.below(places.length);
    const to = this.random() < 0.5 ? at : Math.min(at + this.below(12), places.length - 1);
    const selection = [places[at] as Place, places[to] as Place] as const;
    await this.desk.select(selection);
    this.log.push(JSON.stringify(selection.map((place) => Object.values(place).join(':'))));
    return selection;
  }

  private async act(): Promise<void> {
    const acts = [
      ...['type', 'type', 'erase', 'enter', 'pasteImage', 'dropImage', 'pasteText'],
      ...['move', 'cancel', 'undo', 'undo', 'redo'],
    ] as const;
    const act = acts[this.below(acts.length)] as 'type';
    this.log.push(act);
    await this[act]();
  }

  /** Types letter by letter: uploads may end in between, and the cursor stays. */
  private async type(selection?: Selection): Promise<void> {
    let over = selection ?? (await this.choose());
    for (const letter of this.letters(4)) {
      await this.desk.type(letter);
      const at = this.put(over, [[letter]]);
      over = [at, at];
      if (this.random() < 0.2) await this.endUpload();
    }
  }

  private async typeOn(at: Place): Promise<void> {
    if (this.random() < 0.5) await this.type([at, at]);
  }

  protected async erase(): Promise<void> {
    const [from, to] = await this.choose();
    const back = this.random() < 0.5;
    await this.desk.press(back ? 'Backspace' : 'Delete');
    const places = placesOf(this.reference.text).map((place) => JSON.stringify(place));
    const [first, last] = [from, to].map((place) => places.indexOf(JSON.stringify(place)));
    if (first === undefined || last === undefined) return;
    const alone = first === last;
    const begin = places[alone && back ? first - 1 : first];
    const end = places[alone && !back ? last + 1 : last];
    if (begin === undefined || end === undefined) return;
    this.put([JSON.parse(begin) as Place, JSON.parse(end) as Place], [[]]);
  }

  protected async enter(): Promise<void> {
    const selection = await this.choose();
    await this.desk.press('Enter');
    await this.typeOn(this.put(selection, [[], []]));
  }

  protected async pasteImage(): Promise<void> {
    const selection = await this.choose();
    this.images += 1;
    await this.desk.bring(9 + this.images);
    await this.typeOn(this.put(selection, [[9 + this.images]]));
  }

  protected async dropImage(): Promise<void> {
    const { text } = this.reference;
    const letters = placesOf(text).filter(
      ({ paragraph, offset }) => typeof text[paragraph]?.[offset] === 'string',
    );
    const place = letters[this.below(letters.length)];
    if (place === undefined) return;
    this.images += 1;
    this.log.push(Object.values(place).join(':'));
    await this.desk.bring(9 + this.images, place);
    this.put([place, place], [[9 + this.images]]);
  }

  protected async pasteText(): Promise<void> {
    const selection = await this.choose();
    const text = Array.from({ length: 1 + this.below(2) }, () => this.letters(5));
    await this.desk.pasteText(text.map((letters) => letters.join('')).join('\n\n'));
    await this.typeOn(this.put(selection, text));
  }

  /** Cuts, and pastes somewhere else. */
  protected async move(): Promise<void> {
    const selection = await this.choose();
    const moved = cut(this.reference.text, selection);
    if (moved.flat().length === 0) return;
    await this.desk.press('Control+x');
    this.put(selection, [[]]);
    await this.agree();
    const to = await this.choose();
    await this.desk.press('Control+v');
    await this.typeOn(this.put(to, moved));
  }

  protected async cancel(): Promise<void> {
    const images = this.reference.text.flat().filter((item) => typeof item === 'number');
    const image = images[this.below(images.length)];
    if (image === undefined || !(await this.desk.cancelUpload(image))) return;
    this.log.push(String(image));
    this.reference.change(without(this.reference.text, image));
  }

  protected async undo(): Promise<void> {
    await this.desk.press('Control+z');
    const found = await this.desk.read();
    expect(this.reference.undo(found), `${this.story()}: ${JSON.stringify(found)}`).toBe(true);
  }

  protected async redo(): Promise<void> {
    await this.desk.press('Control+Shift+z');
    this.reference.redo();
  }
}

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedConsole: [/net::ERR_CONNECTION_RESET/],
});

for (const seed of [1, 3]) {
  test(`a random session of typing, selecting, pasting, dropping, uploads and undo equals a simple reference: seed ${String(seed)}`, async ({
    page,
    desk,
  }) => {
    const { id, slug } = await desk.save({
      title: 'At random',
      content: opening.join('\n\n'),
    });
    await desk.open(`&post=${id}`);
    const editing = new EditingDesk(page);
    await editing.holdUploads();
    await content(page).click();
    const session = new Session(editing, seed);
    const text = await session.run();

    await editing.finishUploads();
    await expect(content(page).getByRole('progressbar')).toHaveCount(0);
    await session.agree();
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expect(page.getByText('Post updated')).toBeVisible();
    // Dropped images have no alternative text.
    const overrideReason = 'It only shows what the editor has made.';
    await desk.change(id, { published: true, overrideReason });
    await page.goto(`${desk.site.url}/reflections/${slug}`);
    const read = textOf(await articleHtml(page));
    expect(linesOf(read)).toEqual(linesOf(text.filter(({ length }) => length > 0)));
  });
}
