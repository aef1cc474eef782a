import type { ReactNode } from 'react';
import type { CoverName } from '../../../schema/post-cover.ts';
import { socialCardSize, socialCardTitleSize } from '../../../schema/social-card.ts';

const { width, height } = socialCardSize;

/** Where the title stands, and the drawing to its right, in pixels. */
const columns = { title: { left: 72, width: 640 }, drawing: { left: 740 } };

export interface CardText {
  title: string;
  /** One line above the bottom: a date or a kind of page. */
  note: string;
  cover: CoverName;
}

/** A font that the build holds as a data URL, so that no file has to be found beside it. */
function bytesOf({ default: dataUrl }: { default: string }): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

interface CardElement {
  type: string;
  props: Record<string, unknown>;
}

function box(style: object, children?: CardElement[] | string): CardElement {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

interface ImageBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** An SVG, filling a box whatever its own proportions are. */
function image(svg: string, { left, top, width, height }: ImageBox): CardElement {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const style = { position: 'absolute', left, top, width, height, objectFit: 'cover' };
  return { type: 'img', props: { src, width, height, style } };
}

const waterHeight = 120;
const drawingBox = {
  left: columns.drawing.left,
  top: 0,
  width: width - columns.drawing.left,
  height: height - waterHeight,
};

/** The field journal's cover: mist above with the page's drawing, water and the bird below. */
function layout({ title, note }: CardText, { drawing, bird }: Drawings): CardElement {
  return box({ width, height, backgroundColor: '#edf2f3', position: 'relative' }, [
    image(drawing, drawingBox),
    box({
      position: 'absolute',
      left: 0,
      bottom: 0,
      width,
      height: waterHeight,
      backgroundColor: '#dde6e9',
    }),
    image(bird, { left: columns.title.left, top: height - 90, width: 60, height: 60 }),
    box(
      {
        position: 'absolute',
        ...columns.title,
        top: 48,
        height: 430,
        flexDirection: 'column',
        justifyContent: 'center',
        fontFamily: 'STIX Two Text',
        fontSize: socialCardTitleSize(title),
        lineHeight: 1.1,
        letterSpacing: -1,
        color: '#0d1517',
      },
      title,
    ),
    box(
      {
        position: 'absolute',
        left: 148,
        bottom: 36,
        width: width - 148 - columns.title.left,
        justifyContent: 'space-between',
        alignItems: 'center',
        fontFamily: 'Libre Franklin',
        fontSize: 26,
        color: '#33434a',
      },
      [
        box({ fontFamily: 'STIX Two Text', fontSize: 44, color: '#0d1517' }, 'Loon'),
        box({ maxWidth: 760, fontSize: note.length > 60 ? 22 : 26 }, note),
      ],
    ),
  ]);
}

interface Drawings {
  drawing: string;
  bird: string;
}

const covers = import.meta.glob<string>('../../../web/public/images/covers/cover-*.svg', {
  query: '?raw',
  import: 'default',
});

async function loadDrawings(cover: CoverName): Promise<Drawings> {
  const load = covers[`../../../web/public/images/covers/cover-${cover}.svg`];
  if (load === undefined) throw new Error(`There is no cover "${cover}".`);
  const [drawing, { default: bird }] = await Promise.all([
    load(),
    import('../../../web/public/favicon.svg?raw'),
  ]);
  return { drawing, bird };
}

async function loadFonts() {
  const [serif, sans] = await Promise.all([
    import('@fontsource/stix-two-text/files/stix-two-text-latin-400-normal.woff?inline'),
    import('@fontsource/libre-franklin/files/libre-franklin-latin-400-normal.woff?inline'),
  ]);
  return [
    { name: 'STIX Two Text', data: bytesOf(serif), weight: 400 as const },
    { name: 'Libre Franklin', data: bytesOf(sans), weight: 400 as const },
  ];
}

let fonts: ReturnType<typeof loadFonts> | undefined;

/** Renders a social card of 1200 × 630 pixels; resolves with the bytes of a PNG. */
export async function renderCard(text: CardText): Promise<Buffer> {
  const [{ default: satori }, { Resvg }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  fonts ??= loadFonts();
  const card = layout(text, await loadDrawings(text.cover)) as ReactNode;
  const svg = await satori(card, { width, height, fonts: await fonts });
  return new Resvg(svg).render().asPng();
}
