import type { Locator } from '@playwright/test';

/** What one presses. */
const PRESSED = [
  'a[href]',
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  '[role=button], [role=tab], [role=option], [role=slider], [role=switch], [role=menuitem]',
].join();

/** Half a side of the area that a finger has to find, px; neighbours at fractions of a pixel share the pixel between them. */
const HALF = 20;

/**
 * Everything that can be pressed and whose area is less than 44 px, by role and name. An area is where a press does what
 * the thing does: pseudo-elements and labels count. What is under a bar of the page is scrolled out from there.
 */
export const smallTargets = (place: Locator): Promise<string[]> =>
  place.evaluate(
    async (root, { pressed, half }) => {
      type Area = readonly [Element, ...Element[]];
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

      const isThere = (element: Element) =>
        !element.matches(':disabled') &&
        !element.closest('[inert], [aria-hidden=true]') &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        // Heard alone, until the focus comes.
        getComputedStyle(element).pointerEvents !== 'none';
      const areaOf = (element: Element): Area => [
        element,
        ...('labels' in element && element.labels ? [...(element.labels as NodeListOf<Element>)] : []),
      ];
      /** A mark is a part of its label, which is larger; a label above a field is not where one presses. */
      const drawn = ([element, ...labels]: Area) =>
        [labels.find((label) => label.contains(element)) ?? element].find((part) => {
          const { width, height } = part.getBoundingClientRect();
          return width > 1 && height > 1;
        });
      /** A line of words around it sets its height; a finger finds such a link by the words. */
      const isInText = (element: Element) => {
        if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false;
        const block = element.closest('p, li, dd, div') as Element;
        return [...block.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && /\p{L}/u.test(textContent ?? ''),
        );
      };
      const nameOf = (element: Element) =>
        [
          element.getAttribute('role') ?? element.tagName.toLowerCase(),
          element.getAttribute('aria-label') ??
            (areaOf(element)
              .map((part) => part.textContent)
              .join(' ')
              .trim()
              .slice(0, 50) ||
              element.id),
        ].join(' ');

      async function missed(element: Element): Promise<string | null> {
        const area = areaOf(element);
        const part = drawn(area);
        if (!part) return null;
        const before = part.getBoundingClientRect();
        part.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        // What is in one line with the last one moves nothing: bars have come to rest.
        const after = part.getBoundingClientRect();
        if (after.top !== before.top || after.left !== before.left) {
          await frame();
          await frame();
        }
        const { left, top, width, height } = part.getBoundingClientRect();
        // A press is looked up by whole pixels.
        const [x, y] = [Math.floor(left + width / 2), Math.floor(top + height / 2)];
        const places = {
          centre: [0, 0],
          left: [-half, 0],
          right: [half, 0],
          above: [0, -half],
          below: [0, half],
        };
        const misses = Object.entries(places).flatMap(([place, [dx, dy]]) => {
          const hit = document.elementFromPoint(x + (dx ?? 0), y + (dy ?? 0));
          return area.some((one) => one.contains(hit))
            ? []
            : [`${place}: ${hit?.tagName ?? 'outside'} ${hit?.textContent?.slice(0, 20) ?? ''}`];
        });
        return misses.length === 0
          ? null
          : `${nameOf(element)} (${Math.round(width)} × ${Math.round(height)}) ${misses.join(', ')}`;
      }

      // A window may still be sliding in.
      await Promise.all(root.getAnimations().map(({ finished }) => finished));
      const small = new Set<string>();
      for (const element of root.querySelectorAll(pressed)) {
        if (!isThere(element) || isInText(element)) continue;
        const miss = await missed(element);
        if (miss) small.add(miss);
      }
      return [...small];
    },
    { pressed: PRESSED, half: HALF },
  );
