import { InterfaceIcon } from './interface-icon.tsx';
import { htmlWithRanges, TextWithRanges } from './text-with-ranges.tsx';

interface FaqItemProps {
  /** The answer is plain text, or sanitised HTML. */
  faq: { id: string; question: string } & ({ answer: string } | { answerHtml: string });
  open: boolean;
  /** Opens the closed answer, or closes the open one. */
  onToggle: () => void;
}

/** A question that expands to show its answer (design 4, FAQ). */
export function FaqItem({ faq, open, onToggle }: FaqItemProps) {
  const answerId = `faq-${faq.id}`;
  return (
    <div className={open ? 'fq open' : 'fq'}>
      <h3>
        <button
          type="button"
          data-live
          aria-expanded={open}
          aria-controls={answerId}
          onClick={onToggle}
        >
          {faq.question}
          <InterfaceIcon name={open ? 'minus' : 'plus'} />
        </button>
      </h3>
      {'answerHtml' in faq ? (
        <div
          className="answer"
          id={answerId}
          hidden={!open}
          dangerouslySetInnerHTML={{ __html: htmlWithRanges(faq.answerHtml) }}
        />
      ) : (
        <p id={answerId} hidden={!open}>
          <TextWithRanges text={faq.answer} />
        </p>
      )}
    </div>
  );
}
