import type { PageAssets } from '../pages/boot.ts';
import { FACTS_NAME, ROOT_ID } from '../staff/shellFacts.ts';
import type { ShellFacts } from '../staff/shellFacts.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const factsMeta = (facts: ShellFacts): string =>
  `\n<meta name="${FACTS_NAME}" content="${escape(JSON.stringify(facts))}">`;

/**
 * The document that an app of the staff is drawn into: its files, and the facts that it starts with where there are any. No
 * script stands in it.
 */
export function staffShell({ entry, styles, modules }: PageAssets, facts: ShellFacts | null): string {
  const links = [
    ...styles.map((href) => `<link rel="stylesheet" href="${escape(href)}">`),
    ...modules.map((href) => `<link rel="modulepreload" href="${escape(href)}">`),
  ];
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">${facts ? factsMeta(facts) : ''}
<title>Сирень</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${links.join('\n')}
<script type="module" src="${escape(entry)}"></script>
</head>
<body>
<div id="${ROOT_ID}"></div>
<noscript>Для работы нужен JavaScript.</noscript>
</body>
</html>
`;
}
