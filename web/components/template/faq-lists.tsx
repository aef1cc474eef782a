import { useState } from 'react';
import type { ArticleTemplate_PostFragment } from '../../generated/site.ts';
import { FaqItem } from '../faq-item.tsx';

interface FaqListsProps {
  faqs: ArticleTemplate_PostFragment['faqs'];
  /** Number of lists into which they are divided, one after the other. */
  lists: number;
}

/**
 * Opening a question closes the one that is open; clicking an open question closes it
 * (product 4.8).
 */
export function FaqLists({ faqs, lists }: FaqListsProps) {
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
