import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** The design tokens that these two pages need. */
const style = `
:root{--ink:#0d1517;--ink-2:#33434a;--line:#d0dadd;--mist:#edf2f3;--eye:#c0011d;--eye-hover:#9a0115;--focus:#1d4b58}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;align-items:center;padding:2rem 1.25rem;background:var(--mist);color:var(--ink-2);font:400 1.0625rem/1.6 "Libre Franklin Variable","Libre Franklin","Helvetica Neue",Arial,sans-serif}
main{width:100%;max-width:34rem;margin-inline:auto;padding:2.5rem 2rem;background:#fff;border-top:2px solid var(--ink)}
.brand{display:flex;align-items:center;gap:.5rem;color:var(--ink);font:400 1.75rem/1 "STIX Two Text Variable","STIX Two Text","Iowan Old Style",Georgia,serif}
.brand svg{width:32px;height:32px}
h1{margin-block:2rem .75rem;color:var(--ink);font:400 2.25rem/1.12 "STIX Two Text Variable","STIX Two Text","Iowan Old Style",Georgia,serif;letter-spacing:-.014em;text-wrap:balance}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin-block:1.5rem;padding-block:.75rem;border-block:1px solid var(--line)}
dt{color:var(--ink-2)}
dd{margin:0;color:var(--ink);font-weight:600;overflow-wrap:anywhere}
button{min-height:48px;padding:0 1.5rem;border:0;border-radius:3px;background:var(--eye);color:#fff;font:inherit;font-size:1rem;font-weight:600;cursor:pointer}
button:hover{background:var(--eye-hover)}
a{color:inherit;text-underline-offset:.2em}
.aside{margin-top:1.5rem;font-size:.9375rem;line-height:1.5}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:3px}
`;

const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const logo =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M12.8 13.2C14.2 7.6 18.8 4 24.4 4 31.6 4 36.8 9.2 36.8 16.2c0 4.8-1.4 7.6-1.2 12 .2 3.3 1.3 5.6 2.9 7.8H14.6c2.1-3.3 2.9-6.3 2.3-9.6-.5-2.7-1.9-4.9-4.2-6.3C9.4 19.9 5 18.7 1 17.3 4.6 15.6 8.6 14.2 12.8 13.2Z" fill="currentColor"/><circle cx="22.6" cy="13.4" r="3.9" fill="#c0011d" stroke="#fff" stroke-width="1.1"/></svg>';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escaped(title)} – Loon</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="brand">${logo}Loon</p>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

/** The page that confirms the login as local administrator: one button. */
export function consentPage(account: { name: string; email: string }): string {
  return page(
    'Local login',
    `<p>This site runs on your own machine and no identity provider is configured, so its local administrator needs no password.</p>
<dl><dt>Name</dt><dd>${escaped(account.name)}</dd><dt>Email</dt><dd>${escaped(account.email)}</dd></dl>
<form method="post"><button type="submit">Continue</button></form>
<p class="aside"><a href="/blog-admin">Back to the login page</a></p>`,
  );
}

/** The page for a login that cannot continue, with a link to a new one. */
export function brokenLoginPage(): string {
  return page(
    'This login has ended',
    `<p>The page expired, or the site was restarted.</p>
<p class="aside"><a href="/blog-admin">Start again</a></p>`,
  );
}

/** Sends one of the pages, with a policy that allows only its own style. */
export function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy,
  });
  response.end(html);
}
