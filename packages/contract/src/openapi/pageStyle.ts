/** Looks of the API's page. Colours are the system's own, so it is light or dark as the reader likes. */
export const pageStyle = `
:root { color-scheme: light dark; --line: color-mix(in oklab, CanvasText 14%, Canvas); --soft: color-mix(in oklab, CanvasText 62%, Canvas); --tint: color-mix(in oklab, LinkText 8%, Canvas) }
* { box-sizing: border-box }
html { scroll-padding-top: 16px }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; display: grid; grid-template-columns: 300px minmax(0, 1fr) }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 24px; border-right: 1px solid var(--line); font-size: 14px }
nav b { display: block; margin: 16px 0 4px; color: var(--soft); font-weight: 600 }
nav a { display: block; padding: 4px 8px; margin-left: -8px; border-radius: 8px; text-decoration: none; overflow-wrap: anywhere }
nav a:hover { background: var(--tint) }
main { padding: 32px clamp(16px, 5vw, 64px) 96px; max-width: 960px }
h1 { font-size: 36px; line-height: 1.15; letter-spacing: -.02em; margin: 0 0 12px; text-wrap: balance }
h2 { font-size: 22px; line-height: 1.25; margin: 48px 0 4px; overflow-wrap: anywhere }
h2 small { font-size: 13px; font-weight: 600; padding: 3px 8px; border-radius: 8px; background: var(--tint); color: LinkText; vertical-align: 3px }
h3 { margin: 32px 0 4px }
h4 { margin: 20px 0 4px; font-size: 14px; font-weight: 600; color: var(--soft) }
p { margin: 0 0 12px; max-width: 66ch }
table { width: 100%; border-collapse: collapse; font-size: 15px }
th, td { text-align: left; vertical-align: top; padding: 8px 12px 8px 0; border-top: 1px solid var(--line) }
th { width: 220px; font-weight: 600; overflow-wrap: anywhere }
code { font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere }
i { color: var(--soft); font-style: normal }
ul { margin: 0; padding: 0; list-style: none; font-size: 15px }
@media (max-width: 800px) {
  body { display: block }
  nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line) }
  th { width: 40% }
}
`;
