import { useEffect, useState, type RefObject } from 'react';
import { reviewLimits } from '../../../schema/review-rules.ts';

/** A passage of the text, and the text directly before and after it. */
export interface Passage {
  passage: string;
  prefix: string;
  suffix: string;
}

/** How much text around a passage is sent, to find it again among equal ones. */
const aroundMax = 100;

function textOf(range: Range): string {
  return range.toString().replace(/\s+/g, ' ');
}

function passageIn(article: HTMLElement): Passage | undefined {
  const selection = document.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  if (!range || range.collapsed || !article.contains(range.commonAncestorContainer)) {
    return undefined;
  }
  const [before, after] = [document.createRange(), document.createRange()];
  before.setStart(article, 0);
  before.setEnd(range.startContainer, range.startOffset);
  after.setStart(range.endContainer, range.endOffset);
  after.setEnd(article, article.childNodes.length);
  const passage = textOf(range).trim();
  return passage === '' || passage.length > reviewLimits.passageMax
    ? undefined
    : {
        passage,
        prefix: textOf(before).slice(-aroundMax),
        suffix: textOf(after).slice(0, aroundMax),
      };
}

export function useSelectedPassage(article: RefObject<HTMLElement | null>): Passage | undefined {
  const [selected, setSelected] = useState<Passage>();
  useEffect(() => {
    const read = () => {
      const found = article.current ? passageIn(article.current) : undefined;
      if (found) setSelected(found);
    };
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, [article]);
  return selected;
}
