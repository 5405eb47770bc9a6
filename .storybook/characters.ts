import type { CDPSession, Page } from 'playwright';

declare global {
  interface Window {
    /** Characters that not every font has, by the sheet whose rules write them. */
    writtenInSheets?: WeakMap<CSSStyleSheet, string>;
  }
}

/** Whether a font of the shop has the character, by what was seen before. */
const shipped = new Map<string, boolean>();

/**
 * Every character that a story shows in the shop's font is in it: what is not there each system draws otherwise. System
 * fonts are hidden from the browser, so what it draws itself comes from none of the shop's files.
 */
export async function checkCharacters(page: Page): Promise<void> {
  const odd = [...new Set(await page.evaluate(readOddCharacters))];
  const unknown = odd.filter((character) => !shipped.has(character));
  if (unknown.length > 0) {
    const session = await page.context().newCDPSession(page);
    for (const character of unknown) shipped.set(character, await isShipped(page, session, character));
    await session.detach();
  }
  expect(odd.filter((character) => !shipped.get(character))).toEqual([]);
}

/**
 * Runs in the page: characters that not every font has, of what is seen in the shop's. Style is asked for where there is
 * such a character alone; what styles write by `content` is read in the styles themselves.
 */
function readOddCharacters(): string {
  const common = /[\s\u0021-\u007eА-Яа-яЁё]+/gu;
  const isInShopsFont = (element: Element | null) =>
    element?.checkVisibility() && getComputedStyle(element).fontFamily.includes('Golos');
  const oddOf = (text: string | null, element: Element | null): string => {
    const odd = text?.replace(common, '');
    return odd && isInShopsFont(element) ? odd : '';
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let odd = '';
  while (texts.nextNode()) odd += oddOf(texts.currentNode.nodeValue, texts.currentNode.parentElement);
  for (const field of document.querySelectorAll('input'))
    odd += oddOf(field.value + field.placeholder, field);
  const written = (rules: CSSRuleList): string =>
    [...rules]
      .map((rule) => {
        if (rule instanceof CSSStyleRule) return /^"(.*?)"/.exec(rule.style.content)?.[1] ?? '';
        return rule instanceof CSSGroupingRule ? written(rule.cssRules) : '';
      })
      .join('')
      .replace(common, '');
  // Once a sheet: they stay as they are, and a page that shows a hundred stories would read thousands of rules for each.
  const known = (window.writtenInSheets ??= new WeakMap<CSSStyleSheet, string>());
  for (const sheet of document.styleSheets) {
    const text = known.get(sheet) ?? written(sheet.cssRules);
    known.set(sheet, text);
    odd += text;
  }
  return odd;
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
