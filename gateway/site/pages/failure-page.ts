import { escapeXml } from '../documents/xml.ts';

interface FailurePageText {
  brand: string;
  status: number;
  /** One or two plain sentences. */
  message: string;
}

const headings: Partial<Record<number, string>> = {
  400: 'This URL is not valid',
  429: 'Too many requests',
  503: 'The site is busy',
};

const style = [
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;',
  'background:#edf2f3;color:#0d1517;font:1.125rem/1.6 system-ui,sans-serif}',
  'h1{font:2rem/1.2 Georgia,serif;margin:0 0 1rem}a{color:inherit}',
].join('');

/**
 * The page that readers see when rendering fails; complete in itself, because no renderer is
 * available.
 */
export function failurePage({ brand, status, message }: FailurePageText): string {
  const heading = headings[status] ?? 'Something went wrong';
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${heading} | ${escapeXml(brand)}</title>`,
    `<style>${style}</style></head><body><main><h1>${heading}</h1>`,
    `<p>${escapeXml(message)}</p><p><a href="/">${escapeXml(brand)}: home</a></p>`,
    '</main></body></html>',
  ].join('');
}
