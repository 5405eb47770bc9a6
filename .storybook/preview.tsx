import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import '../packages/ui/src/fonts/index.ts';
import { notifications } from '../packages/ui/src/notifications/index.ts';
import '../packages/ui/src/theme/index.ts';
import { ThemedDocs } from './ThemedDocs.tsx';
import { FREEZE, freeze } from './freeze.ts';
import { addPseudoStates } from './pseudoStates.ts';
import { tell } from './told.ts';

document.documentElement.lang = 'ru';
/* What a story waits for comes late on a busy machine; a second, as it is by default, is a race there. */
configure({
  asyncUtilTimeout: 10_000,
  /* Not with the whole page: it is written out each time that something is looked for and not yet there. */
  ...(navigator.webdriver && { getElementError: (message: string | null) => new Error(message ?? '') }),
});
if (navigator.webdriver) {
  freeze(FREEZE);
  /* After some pictures Chromium without a screen takes no page for idle any more until something moves. */
  window.requestIdleCallback = (callback) =>
    window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 0 }));
}

/** Contrast is looked at after each story: what is still on its way from one colour to another has none of its own. */
const faded = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter((one) => one instanceof CSSTransition)
      .map(({ finished }) => finished),
  );

/** What stories kept, drafts and what waited to be sent among it; what Storybook keeps of itself stays. */
const forget = () => {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (!key.includes('storybook')) storage.removeItem(key);
};

const withPseudoStates: Decorator = (Story) => {
  useLayoutEffect(addPseudoStates);
  return <Story />;
};

const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** The default has a column of its own. */
const withoutDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      { ...argType, description: argType.description?.replace(/\s*@default[^\n]*/, '') },
    ]),
  );

const preview: Preview = {
  argTypesEnhancers: [withoutDefaults],
  tags: ['autodocs'],
  loaders: [mswLoader()],
  /* Tests have axe run by `axe.ts`, once a story and not for what is known. */
  ...(navigator.webdriver && { initialGlobals: { a11y: { manual: true } } }),
  /* One queue and one storage serve all stories: what one said or kept must not stand in the picture of the next. */
  beforeEach() {
    notifications.closeAll();
    forget();
  },
  afterEach: async ({ parameters }) => {
    if (navigator.webdriver) {
      notifications.closeAll();
      tell(parameters);
    }
    await faded();
  },
  decorators: [
    withPseudoStates,
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
      parentSelector: ':root',
    }),
  ],
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { container: ThemedDocs, toc: true },
    a11y: {
      test: 'error',
      context: 'body',
    },
    /* What a service that keeps pictures takes of each story; the phone where the width matters: `disable: false`. */
    chromatic: {
      modes: {
        light: { theme: 'light', viewport: 1280 },
        dark: { theme: 'dark', viewport: 1280 },
        phone: { theme: 'light', viewport: 360, disable: true },
      },
    },
    viewport: {
      options: {
        phone: screen('Телефон', 360, 740, 'mobile'),
        tablet: screen('Планшет', 768, 1024, 'tablet'),
        desk: screen('Стол', 1280, 800, 'desktop'),
      },
    },
    options: {
      storySort: {
        order: [
          'Use it in your app',
          'Foundations',
          [
            'Colour',
            'Type',
            'Space',
            'Radius',
            'Elevation',
            'Motion',
            'Forced colours',
            'Breakpoints',
            'Icons',
            'Words',
            'Formatters',
            'Theming',
          ],
          'Components',
          'Patterns',
          'Pages',
          'Flows',
          'Staff',
          'Back-office',
        ],
      },
    },
  },
};

export default preview;
