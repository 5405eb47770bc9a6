import type { CDPSession, Page } from 'playwright';

/** In every font of the shop. */
const COMMON = /[\s\u0021-\u007eА-Яа-яЁё]/u;

/** Whether a font of the shop has the character, by what was seen before. */
const shipped = new Map<string, boolean>();

/**
 * Every character that a story shows in the shop's font is in it: what is not there each system draws otherwise. System
 * fonts are hidden from the browser, so what it draws itself comes from none of the shop's files.
 */
export async function checkCharacters(page: Page): Promise<void> {
  const shown = await page.evaluate(readCharacters);
  const odd = [...new Set(shown)].filter((character) => !COMMON.test(character));
  const unknown = odd.filter((character) => !shipped.has(character));
  if (unknown.length > 0) {
    const session = await page.context().newCDPSession(page);
    for (const character of unknown) shipped.set(character, await isShipped(page, session, character));
    await session.detach();
  }
  expect(odd.filter((character) => !shipped.get(character))).toEqual([]);
}

/** Runs in the page. */
function readCharacters(): string {
  const inShopsFont = (element: Element, pseudo?: string) =>
    getComputedStyle(element, pseudo).fontFamily.includes('Golos');
  const read = (element: Element): string => {
    if (!element.checkVisibility()) return '';
    const own = [...element.childNodes].map((node) =>
      node.nodeType === Node.TEXT_NODE ? node.nodeValue : '',
    );
    const field = element instanceof HTMLInputElement ? element.value + element.placeholder : '';
    const around = ['::before', '::after'].map(
      (pseudo) => /^"(.*)"$/.exec(getComputedStyle(element, pseudo).content)?.[1] ?? '',
    );
    return inShopsFont(element) ? [...own, field, ...around].join('') : '';
  };
  return [...document.body.querySelectorAll('*')].map(read).join('');
}

async function isShipped(page: Page, session: CDPSession, character: string): Promise<boolean> {
  await page.evaluate(async (text) => {
    const probe = document.createElement('span');
    probe.id = 'probe';
    probe.textContent = text;
    document.body.append(probe);
    await document.fonts.load('16px "Golos Text"', text);
  }, character);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#probe' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await page.evaluate(() => document.getElementById('probe')?.remove());
  return fonts.every(({ isCustomFont }) => isCustomFont);
}
