import { useId, useState } from 'react';
import type { ArticleTemplate_PostFragment } from '../../generated/site.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { FaqItem } from '../faq-item.tsx';

/** Id of the section, for the table of contents. */
export const faqsAnchor = 'faqs';

interface ArticleFaqsProps {
  title: string;
  faqs: ArticleTemplate_PostFragment['faqs'];
  /** Shown in one list, without the button (product 4.6). */
  alwaysShown: boolean;
  toggleAlignment: string;
}

/** The questions of an article, hidden at first (product 4.6). */
export function ArticleFaqs({ title, faqs, alwaysShown, toggleAlignment }: ArticleFaqsProps) {
  const [opened, setOpened] = useState(false);
  const listId = useId();
  const shown = alwaysShown || opened;
  return (
    <section className="art-faqs" id={faqsAnchor} data-part="faq">
      <div className="container">
        <div className="faq-h" data-align={toggleAlignment}>
          <h2>{title}</h2>
          {alwaysShown ? null : (
            <button
              type="button"
              className="btn btn-s faq-toggle"
              data-live=""
              aria-expanded={shown}
              aria-controls={listId}
              onClick={() => setOpened(!opened)}
            >
              {shown ? 'Hide FAQs' : 'View FAQs'}
              <InterfaceIcon name="chevronDown" />
            </button>
          )}
        </div>
        <div id={listId} className={alwaysShown ? 'cols faqs single' : 'cols faqs'} hidden={!shown}>
          <FaqLists key={String(shown)} faqs={faqs} lists={alwaysShown ? 1 : 3} />
        </div>
      </div>
    </section>
  );
}

interface FaqListsProps {
  faqs: ArticleTemplate_PostFragment['faqs'];
  /** Number of lists into which they are divided, one after the other. */
  lists: number;
}

/**
 * Opening a question closes the one that is open; clicking an open question closes it
 * (product 4.8).
 */
function FaqLists({ faqs, lists }: FaqListsProps) {
  const [openId, setOpenId] = useState<string>();
  const length = Math.ceil(faqs.length / lists);
  return Array.from({ length: lists }, (_, list) => (
    <div key={list}>
      {faqs.slice(list * length, (list + 1) * length).map((faq) => (
        <FaqItem
          key={faq.id}
          faq={faq}
          open={openId === faq.id}
          onToggle={() => setOpenId(openId === faq.id ? undefined : faq.id)}
        />
      ))}
    </div>
  ));
}
