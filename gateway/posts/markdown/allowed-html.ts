import type { Options } from 'rehype-sanitize';

/** The prefix of ids of footnotes and of references to them. */
export const footnotePrefix = 'note-';

const tagNames = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'section', 'blockquote', 'pre'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img', 'details', 'summary'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'abbr', 'b', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's'],
  ...['samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var'],
];

/** Elements removed together with their content; of other elements the text stays. */
const strip = [
  ...[
    'script',
    'style',
    'svg',
    'math',
    'textarea',
    'xmp',
    'select',
    'option',
    'iframe',
    'frameset',
  ],
  ...['object', 'embed', 'applet', 'noscript', 'noembed', 'noframes', 'plaintext', 'template'],
  ...['title', 'audio', 'video', 'canvas', 'button'],
];

const inTable = ['table'];

/**
 * The allow-list for the HTML of a post (reliability and security, "stored XSS"). Only ids of
 * footnotes are allowed, so that content cannot take over a name of the page; styles, classes and
 * event handlers are removed.
 */
export const allowedHtml: Options = {
  tagNames,
  strip,
  ancestors: {
    caption: inTable,
    thead: inTable,
    tbody: inTable,
    tfoot: inTable,
    tr: inTable,
    th: inTable,
    td: inTable,
    li: ['ol', 'ul'],
    dt: ['dl'],
    dd: ['dl'],
    figcaption: ['figure'],
    summary: ['details'],
  },
  attributes: {
    a: [
      'href',
      'title',
      'ariaLabel',
      'dataFootnoteRef',
      'dataFootnoteBackref',
      ['ariaDescribedBy', 'footnote-label'],
      ['className', 'data-footnote-backref'],
      ['id', new RegExp(`^${footnotePrefix}fnref-`)],
    ],
    abbr: ['title'],
    blockquote: ['cite'],
    code: [['className', /^language-[\w+#.-]+$/]],
    del: ['cite', 'dateTime'],
    details: ['open'],
    dfn: ['title'],
    h2: [
      ['id', 'footnote-label'],
      ['className', 'sr-only'],
    ],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ins: ['cite', 'dateTime'],
    li: ['value', ['id', new RegExp(`^${footnotePrefix}fn-`)]],
    ol: ['start', 'reversed'],
    q: ['cite'],
    section: ['dataFootnotes', ['className', 'footnotes']],
    span: [['className', 'task']],
    td: ['colSpan', 'rowSpan', ['align', 'left', 'center', 'right']],
    th: ['colSpan', 'rowSpan', 'scope', ['align', 'left', 'center', 'right']],
    time: ['dateTime'],
    '*': ['lang', ['dir', 'ltr', 'rtl', 'auto']],
  },
  protocols: {
    href: ['http', 'https', 'mailto', 'tel'],
    cite: ['http', 'https'],
    src: ['http', 'https'],
  },
  clobber: [],
  required: {},
  allowComments: false,
  allowDoctypes: false,
};
