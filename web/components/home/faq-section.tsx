import { useState } from 'react';
import type { FaqSection_FaqFragment } from '../../generated/site.ts';
import { FaqItem } from '../faq-item.tsx';
import { InterfaceIcon } from '../interface-icon.tsx';
import { UpLink } from './section-parts.tsx';

const columns = 3;
const listId = 'faq-list';

function columnsOf<Item>(items: readonly Item[]): Item[][] {
  const length = Math.ceil(items.length / columns);
  return Array.from({ length: columns }, (_, column) =>
    items.slice(column * length, (column + 1) * length),
  );
}

interface FaqSectionProps {
  heading: string;
  lead: string;
  faqs: readonly FaqSection_FaqFragment[];
}

/**
 * The questions, collapsed at first: three consecutive columns, so that a narrow screen shows a
 * single list; one answer open at a time (product 2.16).
 */
export function FaqSection({ heading, lead, faqs }: FaqSectionProps) {
  const [shown, setShown] = useState(false);
  const [openId, setOpenId] = useState<string>();
  const toggleList = (): void => {
    setShown(!shown);
    setOpenId(undefined);
  };
  return (
    <section className="sec" id="faq-section">
      <div className="container">
        <UpLink />
        <div className="faq-h">
          <div>
            <h2>{heading}</h2>
            <p>{lead}</p>
          </div>
          <button
            type="button"
            className="btn btn-s faq-toggle"
            data-live
            aria-expanded={shown}
            aria-controls={listId}
            onClick={toggleList}
          >
            {shown ? 'Hide FAQs' : 'View FAQs'}
            <InterfaceIcon name="chevronDown" />
          </button>
        </div>
        <div className="cols faqs" id={listId} hidden={!shown}>
          {columnsOf(faqs).map((column, place) => (
            <div key={place}>
              {column.map((faq) => (
                <FaqItem
                  key={faq.id}
                  faq={faq}
                  open={openId === faq.id}
                  onToggle={() => setOpenId(openId === faq.id ? undefined : faq.id)}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
