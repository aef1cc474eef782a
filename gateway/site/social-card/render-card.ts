import type { ReactNode } from 'react';
import { socialCardSize, socialCardTitleSize } from '../../../schema/social-card.ts';

const { width, height } = socialCardSize;

export interface CardText {
  title: string;
  /** One line above the bottom: a date or a kind of page. */
  note: string;
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

function ring(radius: number): CardElement {
  return box({
    position: 'absolute',
    left: 1010 - radius,
    top: 250 - radius,
    width: radius * 2,
    height: radius * 2,
    borderRadius: radius,
    border: '2px solid #b3cdd4',
  });
}

/** The field journal's cover: mist above, water below, rings around the one red dot. */
function layout({ title, note }: CardText): CardElement {
  return box({ width, height, backgroundColor: '#edf2f3', position: 'relative' }, [
    box({
      position: 'absolute',
      left: 0,
      bottom: 0,
      width,
      height: 120,
      backgroundColor: '#dde6e9',
    }),
    ...[60, 130, 210, 300, 400, 510].map(ring),
    box({
      position: 'absolute',
      left: 996,
      top: 236,
      width: 28,
      height: 28,
      borderRadius: 14,
      backgroundColor: '#c0011d',
    }),
    box(
      {
        position: 'absolute',
        left: 72,
        top: 64,
        width: 850,
        height: 410,
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
        left: 72,
        bottom: 40,
        width: width - 144,
        justifyContent: 'space-between',
        alignItems: 'center',
        fontFamily: 'Libre Franklin',
        fontSize: 26,
        color: '#33434a',
      },
      [box({ fontFamily: 'STIX Two Text', fontSize: 44, color: '#0d1517' }, 'Loon'), box({}, note)],
    ),
  ]);
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
  const svg = await satori(layout(text) as ReactNode, { width, height, fonts: await fonts });
  return new Resvg(svg).render().asPng();
}
