import type { ReactNode } from 'react';

interface ExampleFigureProps {
  /** The element's id; the figure's name has it with the ending `-name`. */
  id: string;
  example: { name: string; title: string; note: string };
  children: ReactNode;
}

/** An invented example of a product, which says so (product 2.24). */
export function ExampleFigure({ id, example, children }: ExampleFigureProps) {
  return (
    <figure className="exm" id={id} aria-labelledby={`${id}-name`}>
      <figcaption>
        <p className="exm-name" id={`${id}-name`}>
          {example.name}
        </p>
        <p className="exm-heading">{example.title}</p>
        <p className="cap">{example.note}</p>
      </figcaption>
      {children}
    </figure>
  );
}
