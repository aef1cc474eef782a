import { useId } from 'react';
import type { Block, FieldDifference, Piece } from './text-difference.ts';

function DifferencePiece({ piece: { kind, text, isImage } }: { piece: Piece }) {
  const shown = isImage ? <img src={text} alt={text} height={96} /> : text;
  switch (kind) {
    case 'same':
      return shown;
    case 'removed':
      return (
        <del>
          <span className="sr">[removed: </span>
          {shown}
          <span className="sr">] </span>
        </del>
      );
    case 'added':
      return (
        <ins>
          <span className="sr">[added: </span>
          {shown}
          <span className="sr">] </span>
        </ins>
      );
  }
}

function DifferenceBlock({ block }: { block: Block }) {
  if (block.kind === 'skipped') {
    return <p className="adm-skipped">{block.lines} unchanged lines</p>;
  }
  return (
    <div className="adm-difference-text">
      {block.pieces.map((piece, index) => (
        <DifferencePiece key={index} piece={piece} />
      ))}
    </div>
  );
}

/** The changes of one text, with surrounding lines. */
export function DifferenceBlocks({ blocks }: Pick<FieldDifference, 'blocks'>) {
  return blocks.map((block, index) => <DifferenceBlock key={index} block={block} />);
}

function Field({ label, blocks }: FieldDifference) {
  const id = useId();
  return (
    <section className="adm-difference-field" aria-labelledby={id}>
      <h4 id={id}>{label}</h4>
      <DifferenceBlocks blocks={blocks} />
    </section>
  );
}

/** The changes of each field: removed text is struck through, added text is underlined. */
export function DifferenceView({ fields }: { fields: readonly FieldDifference[] }) {
  return (
    <div className="adm-difference">
      {fields.map((field, place) => (
        <Field key={place} {...field} />
      ))}
    </div>
  );
}
