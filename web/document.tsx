import type { ReactNode } from 'react';

/** Assets of the document; the browser reads them back from the served HTML. */
export interface DocumentAssets {
  entry: string;
  /** The entry module and its imports, prefetched when the browser is idle. */
  modules: string[];
  styles: string[];
  /** Style sheets of single routes, by route id; known only on the server. */
  routeStyles?: Record<string, string[]>;
  fonts: string[];
}

interface DocumentProps {
  assets: DocumentAssets;
  /** JSON of the Apollo cache; empty in the browser, so that the served text is not changed. */
  state: string;
  /** The inline script; empty in the browser, so that the served text is not changed. */
  script: string;
  /** Loads the application immediately, for pages without content until they are hydrated. */
  eager: boolean;
  children: ReactNode;
}

export function Document({ assets, state, script, eager, children }: DocumentProps) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#edf2f3" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} data-page="" />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        {children}
        <script
          id="page-state"
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: state }}
        />
        <script
          id="entry"
          data-entry={assets.entry}
          data-modules={assets.modules.join(' ')}
          {...(eager ? { 'data-eager': '' } : {})}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: script }}
        />
      </body>
    </html>
  );
}
