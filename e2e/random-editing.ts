import type { Page, Route } from '@playwright/test';
import { sampleImage } from '../gateway/testing/sample-images.ts';
import type { Place, Selection, Text } from './reference-text.ts';
import { content, expect } from './posts-desk.ts';

/** The height of every image of a session; their widths identify them. */
const height = 8;

/** The editor's side of a session: the actions of a person, and the text on the screen. */
export class EditingDesk {
  private readonly held: Route[] = [];

  constructor(private readonly page: Page) {}

  /** Blocks uploads until the session releases them. */
  async holdUploads(): Promise<void> {
    await this.page.route('**/api/blog/admin/images?name=*', (route) => void this.held.push(route));
  }

  /** Releases one of the blocked uploads, or fails it. */
  async endUpload(which: number, fails: boolean): Promise<void> {
    const [route] = this.held.splice(which % Math.max(this.held.length, 1), 1);
    await (fails ? route?.abort('connectionreset') : route?.continue());
  }

  /** Lets all uploads finish, including those that failed before. */
  async finishUploads(): Promise<void> {
    while (this.held.length > 0) await this.endUpload(0, false);
    await this.page.unroute('**/api/blog/admin/images?name=*');
    const again = content(this.page).getByRole('button', { name: 'Try again' });
    const underway = content(this.page).getByRole('progressbar');
    for (;;) {
      if ((await again.count()) > 0) await again.first().click();
      else if ((await underway.count()) === 0) break;
    }
  }

  /** Reads the paragraphs of the rich view once every image has its width. */
  async read(): Promise<Text> {
    let text: Text = [];
    // An image whose address changes while it loads has no width for a moment.
    await expect
      .poll(async () => {
        text = await this.readNow();
        return text.flat().filter((item) => item === 0);
      })
      .toEqual([]);
    return text;
  }

  private async readNow(): Promise<Text> {
    return content(this.page).evaluate((root) =>
      Promise.all(
        Array.from(root.children, async (block) => {
          const items: (string | number)[] = [];
          for (const child of block.childNodes) {
            const image = child instanceof Element ? child.querySelector('img') : null;
            await image?.decode().catch(() => undefined);
            if (image) items.push(image.naturalWidth);
            else if (child instanceof Text) items.push(...Array.from(child.data));
          }
          return block.tagName === 'P' ? items : [`${block.tagName} is no paragraph`];
        }),
      ),
    );
  }

  /** Selects as a pointer does, and waits until the editor knows. */
  async select([from, to]: Selection): Promise<void> {
    await content(this.page).evaluate(
      async (root: HTMLElement, places) => {
        const [anchor, focus] = places.map(({ paragraph, offset }): [Node, number] => {
          const block = root.children[paragraph];
          if (!block) throw new Error(`There is no paragraph ${String(paragraph)}`);
          let left = offset;
          for (const [index, child] of block.childNodes.entries()) {
            if (child instanceof Text && left <= child.length) return [child, left];
            const isImage = child instanceof Element && child.matches('.adm-image');
            if (isImage && left === 0) return [block, index];
            // Other nodes belong to the editor, not to the text.
            left -= child instanceof Text ? child.length : Number(isImage);
          }
          return [block, block.childNodes.length];
        });
        root.focus();
        if (anchor && focus) getSelection()?.setBaseAndExtent(...anchor, ...focus);
        // An upload that ends before the browser's own event would set the former selection again.
        document.dispatchEvent(new Event('selectionchange'));
        for (let frame = 0; frame < 2; frame += 1) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      },
      [from, to],
    );
  }

  /** Pastes an image of this width over the selection, or drops it before a letter. */
  async bring(width: number, before?: Place): Promise<void> {
    const bytes = [...(await sampleImage(width, height).png().toBuffer())];
    await content(this.page).evaluate(
      (root, { bytes, name, before }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
        const common = { bubbles: true, cancelable: true };
        if (!before) {
          root.dispatchEvent(new ClipboardEvent('paste', { ...common, clipboardData: data }));
          return;
        }
        const block = root.children[before.paragraph];
        block?.scrollIntoView({ block: 'center' });
        let left = before.offset;
        for (const child of block?.childNodes ?? []) {
          const isImage = child instanceof Element && child.matches('.adm-image');
          const length = child instanceof Text ? child.length : Number(isImage);
          if (left < length) {
            const range = document.createRange();
            range.setStart(child, left);
            range.setEnd(child, left + 1);
            const { left: x, top, height } = range.getBoundingClientRect();
            const place = { clientX: x + 1, clientY: top + height / 2 };
            root.dispatchEvent(new DragEvent('drop', { ...common, ...place, dataTransfer: data }));
            return;
          }
          left -= length;
        }
      },
      { bytes, name: `${String(width)}.png`, before },
    );
  }

  /** Clicks "Cancel upload" of an image; false if it is not being uploaded. */
  async cancelUpload(width: number): Promise<boolean> {
    return content(this.page).evaluate(async (root, width) => {
      for (const image of root.querySelectorAll<HTMLImageElement>('.adm-image img')) {
        await image.decode().catch(() => undefined);
        const buttons = Array.from(image.closest('.adm-image')?.querySelectorAll('button') ?? []);
        const cancel = buttons.find(({ textContent }) => textContent === 'Cancel upload');
        if (image.naturalWidth !== width || !cancel) continue;
        cancel.click();
        return true;
      }
      return false;
    }, width);
  }

  async type(letters: string): Promise<void> {
    await this.page.keyboard.type(letters);
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /** Pastes plain text from the system's clipboard. */
  async pasteText(text: string): Promise<void> {
    await this.page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await this.press('Control+v');
  }
}
