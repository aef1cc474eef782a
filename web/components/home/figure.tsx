import type { FigureCaption_FigureFragment } from '../../generated/site.ts';

interface Figure {
  /** File name below `/images/figures/`, without its ending. */
  name: string;
  width: number;
  height: number;
}

interface FigureImageProps extends Figure {
  /** What the image shows; empty for decoration. */
  alt: string;
  className?: string;
  /** The drawing of narrow screens, and the media query that chooses it. */
  narrow?: Figure & { media: string };
}

const addressOf = (name: string) => `/images/figures/${name}.svg`;

/**
 * A drawing below the fold: a file of its own, loaded when it comes near, with its space reserved.
 */
export function FigureImage({ name, width, height, alt, className, narrow }: FigureImageProps) {
  const image = (
    <img
      src={addressOf(name)}
      width={width}
      height={height}
      alt={alt}
      className={className}
      loading="lazy"
      decoding="async"
    />
  );
  if (narrow === undefined) return image;
  return (
    <picture>
      <source
        media={narrow.media}
        srcSet={addressOf(narrow.name)}
        width={narrow.width}
        height={narrow.height}
      />
      {image}
    </picture>
  );
}

interface FigureCaptionProps {
  figure: FigureCaption_FigureFragment;
  className?: string;
}

/** "Fig. 1" and the legend of the drawing (design 6). */
export function FigureCaption({ figure, className }: FigureCaptionProps) {
  return (
    <figcaption className={className}>
      <b>{figure.number}</b> {figure.caption}
    </figcaption>
  );
}
