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

/** A side of the area that a finger has to find, px (WCAG 2.5.5). */
const SIDE = 44;

/**
 * Everything that can be pressed and whose area is less than 44 px in width or height, by role and name. An area is where
 * a press does what the thing does: pseudo-elements and labels count. What is under a bar of the page is scrolled out from
 * there. Both sides are measured through the middle: corners may be round.
 *
 * Of the exceptions of WCAG 2.5.5 one is made, for links in a sentence. No target is let off for another one that does
 * the same, for being drawn by the browser, or for having to be small.
 */
export const smallTargets = (place: Locator): Promise<string[]> =>
  place.evaluate(
    async (root, { pressed, side }) => {
      type Area = readonly [Element, ...Element[]];
      type Way = readonly [dx: number, dy: number];
      /** How exactly an edge is known, px. */
      const FINE = 1 / 64;
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
        const at = ([dx, dy]: Way, far: number) =>
          document.elementsFromPoint(left + width / 2 + dx * far, top + height / 2 + dy * far);
        const isOwn = (hit: Element | undefined) => area.some((one) => one.contains(hit ?? null));
        const hits = (way: Way, far: number) => isOwn(at(way, far)[0]);
        /** How far from the middle a press still does what the thing does, px; what is more than enough is not measured. */
        const edge = (way: Way) => {
          let far = 0;
          while (far < side && hits(way, far + 1)) far += 1;
          // The edge lies within the next pixel.
          for (let half = 0.5; half >= FINE; half /= 2) if (hits(way, far + half)) far += half;
          // A press is as large as a pixel: where two things meet, the upper one has what touches both.
          const meets = at(way, far + 2 * FINE).some(isOwn) && !at(way, far + 1 + 2 * FINE).some(isOwn);
          return meets ? far + 1 : far;
        };
        // For the same reason a thing is found a pixel before it begins.
        const length = (back: Way, on: Way) => (hits(on, 0) ? edge(back) + edge(on) - 1 : 0);
        const across = length([-1, 0], [1, 0]);
        const down = length([0, -1], [0, 1]);
        // What is drawn begins and ends with a pixel of the screen, of which several make one of the page.
        return Math.min(across, down) >= side - 1 / devicePixelRatio - 4 * FINE
          ? null
          : `${nameOf(element)} (${Math.round(width)} × ${Math.round(height)}) is found in ${across.toFixed(1)} × ${down.toFixed(1)}`;
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
    { pressed: PRESSED, side: SIDE },
  );
