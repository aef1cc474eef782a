import type { FigureCaption_FigureFragment } from '../../generated/site.ts';

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
