import { useEffect, useState } from 'react';
import type { ContentPartName } from '../../../../schema/content/content-parts.ts';
import type { LegalHtml } from '../../../../schema/content/legal-html.ts';
import { recordOf } from '../fields/form-values.ts';

const pauseMs = 150;
const nothing: LegalHtml = { html: '', sections: [] };

/**
 * Renders the text of a legal page with a short delay after input; until then, the previous one is
 * shown.
 */
export function useLegalText(part: ContentPartName, value: unknown): LegalHtml {
  const { body } = recordOf(value);
  const markdown = (part === 'privacy' || part === 'terms') && typeof body === 'string' ? body : '';
  const [rendered, setRendered] = useState(nothing);
  useEffect(() => {
    if (markdown === '') return undefined;
    const timer = setTimeout(() => {
      void import('../../../../schema/content/legal-html.ts').then(({ legalHtml }) =>
        setRendered(legalHtml(markdown)),
      );
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [markdown]);
  return rendered;
}
