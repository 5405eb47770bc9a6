import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { siren } from './siren.ts';

const GLOBALS_UPDATED = 'globalsUpdated';

interface GlobalsUpdated {
  globals: { theme?: string };
}

/** Pages of documentation in the theme of the toolbar. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const [dark, setDark] = useState(() => document.documentElement.dataset['theme'] === 'dark');
  useEffect(() => {
    const channel = addons.getChannel();
    const update = ({ globals }: GlobalsUpdated) => setDark(globals.theme === 'dark');
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  return <DocsContainer {...props} theme={siren(dark ? 'dark' : 'light')} />;
}
