/** Looks of the bank's pages. Colours are the system's own: it is light or dark, and no page of the shop. */
export const bankStyle = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; --line: color-mix(in oklab, CanvasText 22%, Canvas); --soft: color-mix(in oklab, CanvasText 68%, Canvas) }
* { box-sizing: border-box }
body { margin: 0 }
header { background: #fff0c2; color: #4a3500; border-bottom: 2px dashed #926200 }
header p, main { max-width: 36rem; margin: 0 auto; padding: .75rem 1.25rem }
main { padding-block: 1.5rem 4rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem }
h2 { font-size: 1.125rem; margin: 2rem 0 .75rem }
p { margin: 0 0 .75rem }
ul, ol { list-style: none; margin: 0; padding: 0 }
.ways { display: grid; gap: 1rem }
.ways p { margin: .25rem 0 0; color: var(--soft); font-size: .875rem }
button, input { font: inherit; width: 100%; min-height: 3rem; padding: .5rem 1rem; border-radius: .75rem; border: 1px solid var(--line); background: Canvas; color: CanvasText }
button { font-weight: 600; cursor: pointer }
.solid { background: CanvasText; color: Canvas; border-color: CanvasText }
button:hover { border-color: CanvasText }
:focus-visible { outline: 3px solid LinkText; outline-offset: 2px }
.code { display: grid; gap: .75rem; margin: 1.5rem 0 }
.code label { font-weight: 600; margin-bottom: -.5rem }
input { letter-spacing: .25em; font-variant-numeric: tabular-nums }
.wrong { margin: 0; font-weight: 600 }
details { margin: 1rem 0; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .75rem }
summary { cursor: pointer; font-weight: 600 }
details ol { margin-top: .5rem; font-variant-numeric: tabular-nums }
details li { display: flex; justify-content: space-between; gap: 1rem; padding: .25rem 0 }
`;
