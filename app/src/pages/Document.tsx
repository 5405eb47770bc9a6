import type { ReactNode } from 'react';
import type { Boot } from './boot.ts';

/** JSON that may stand inside a script element: no `<` that could end it. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The whole HTML document; the browser hydrates it as it stands. */
export function Document({ boot, children }: { boot: Boot; children: ReactNode }) {
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {boot.assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {boot.assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {boot.assets.modules.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      </head>
      <body>
        {children}
        <script
          id="boot"
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: inScript(boot) }}
        />
        <script type="module" src={boot.assets.entry} async />
      </body>
    </html>
  );
}
