import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { PropsWithChildren } from 'react';
import { siren } from './siren.ts';

const isDark = () => document.documentElement.dataset['theme'] === 'dark';

/** Pages of documentation in the theme that the toolbar gives to the stories on them. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const [dark, setDark] = useState(isDark);
  useEffect(() => {
    const observer = new MutationObserver(() => setDark(isDark()));
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return <DocsContainer {...props} theme={siren(dark ? 'dark' : 'light')} />;
}
