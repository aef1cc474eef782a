import { describe, expect, it } from 'vitest';
import { elementsOf, html } from './testing/rendered-html.ts';

const banned = new Set(
  ['script', 'style', 'svg', 'math', 'textarea', 'xmp', 'option', 'select', 'iframe', 'object']
    .concat(['embed', 'form', 'input', 'button', 'link', 'meta', 'base', 'template', 'noscript'])
    .concat(['video', 'audio', 'frameset', 'plaintext', 'title', 'body', 'html', 'head']),
);
const addresses = new Set(['href', 'src', 'cite', 'action', 'formaction', 'xlink:href', 'data']);

/** Everything in an HTML fragment that could run, load from elsewhere, or restyle the page. */
function dangersIn(fragment: string): string[] {
  return elementsOf(fragment).flatMap((element) => {
    const dangers = banned.has(element.tagName) ? [`<${element.tagName}>`] : [];
    for (const { name, value } of element.attrs) {
      const scheme = /^[\s\p{Cc}]*([a-z][a-z0-9+.-]*):/iu.exec(value)?.[1]?.toLowerCase();
      const harmless = scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme);
      if (name.startsWith('on') || name === 'style' || name === 'srcdoc' || name === 'srcset') {
        dangers.push(`${element.tagName}[${name}]`);
      }
      if (addresses.has(name) && !harmless) {
        dangers.push(`${element.tagName}[${name}=${value}]`);
      }
    }
    return dangers;
  });
}

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)" onload=alert(1)>',
  '<xmp><script>alert(1)</script></xmp>',
  '<xmp></xmp><img src=x onerror=alert(1)></xmp>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](vbscript:msgbox(1))',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '![x](javascript:alert(1))',
  '![x](https://tracker.example/pixel.gif)',
  '<javascript:alert(1)>',
  '[ref]\n\n[ref]: javascript:alert(1)',
  '<svg><textarea><img src=x onerror=alert(1)></textarea></svg>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<style>body{display:none}</style>',
  '<style><img src="</style><img src=x onerror=alert(1)>">',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<select><option><img src=x onerror=alert(1)></option></select>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<body onload=alert(1)>',
  '<base href="https://evil.example/">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<div style="position:fixed;inset:0">x</div>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
  '<video src=x onerror=alert(1)><source onerror=alert(1)></video>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<a href="https://x.example" onclick="alert(1)" target=_blank ping="https://evil.example">x</a>',
  '<p id="root" class="site-header" name="x">x</p>',
  '```\n</code></pre><script>alert(1)</script>\n```',
  '`<script>alert(1)</script>`',
  '| <img src=x onerror=alert(1)> |\n| --- |\n| <script>alert(1)</script> |',
  'Note[^"><img src=x onerror=alert(1)>]\n\n[^"><img src=x onerror=alert(1)>]: x',
  '# <img src=x onerror=alert(1)>',
  '<h2 id="x" onmouseover=alert(1)>Heading</h2>',
];

describe('content rendered to sanitised HTML is inert', () => {
  it.each(payloads)('%s', async (payload) => {
    for (const content of [payload, `Text before.\n\n${payload}\n\nText after.`, `> ${payload}`]) {
      const rendered = await html(content);
      expect(dangersIn(rendered)).toEqual([]);
      expect(rendered).not.toMatch(/\son\w+\s*=\s*["']?alert/);
    }
  });

  it('content brings no ids or classes, so it cannot use those of the page', async () => {
    const rendered = await html(
      '<p id="root" class="site-header">x</p>\n\n<a name="y" id="note-fnref-x">z</a>\n\n# Main',
    );
    const ids = elementsOf(rendered).flatMap(({ attrs }) =>
      attrs.filter(({ name }) => name === 'id').map(({ value }) => value),
    );
    expect(ids.every((id) => /^(s|note)-/.test(id))).toBe(true);
    expect(rendered).not.toContain('site-header');
    expect(rendered).not.toContain('name=');
  });

  it('removed elements leave their text, unless the text was code', async () => {
    expect(await html('<center>Text</center>')).toContain('Text');
    expect(await html('<script>dropped()</script>')).not.toContain('dropped');
  });

  it('sanitised HTML does not change when it is sanitised again', async () => {
    const once = await html('<p>One <b>two</b></p>\n\n<div><i>three</div>');
    expect(await html(once)).toBe(once);
  });
});
