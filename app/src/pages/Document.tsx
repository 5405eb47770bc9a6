import type { ReactNode } from 'react';
import type { PageAssets } from './boot.ts';

interface DocumentProps {
  assets: PageAssets;
  /** Style sheets of the page as text. The server writes it; in the browser it stands there already. @default '' */
  styles?: string;
  /** What the app starts with, as JSON that may stand in a script element; likewise. @default '' */
  boot?: string;
  /** Script that hears what is pressed before the app is there, as text; likewise. @default '' */
  early?: string;
  children: ReactNode;
}

/** A sheet that the browser does not fetch; React's types do not know the attribute. */
const unread = { rel: 'stylesheet', disabled: true };

/**
 * The whole HTML document; the browser hydrates it as it stands. What one sees first comes first: styles stand in the
 * page, and scripts wait until its pictures have come.
 */
export function Document({ assets, styles = '', boot = '', early = '', children }: DocumentProps) {
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: early }} />
        {/* Tells the bundler's loader which sheets are here already; nothing is fetched. */}
        {assets.styles.map((href) => (
          <link key={href} href={href} {...unread} />
        ))}
        {assets.modules.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
      </head>
      <body>
        {children}
        <script
          id="boot"
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: boot }}
        />
        {/* Not async: it reads what stands above. */}
        <script type="module" src={assets.entry} />
      </body>
    </html>
  );
}
