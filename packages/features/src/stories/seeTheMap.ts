import type { StoryContext } from '@storybook/react-vite';
import { waitFor, within } from 'storybook/test';

/**
 * The map is loaded when one comes near; it must not depend on chance whether it is in a picture. What comes above it
 * meanwhile moves it away again. Looked for beside the list only: a page is long to search through while it loads.
 */
export async function seeTheMap(canvas: StoryContext['canvas']): Promise<void> {
  const stores = await canvas.findByRole('list', { name: /^Магазины$|магазинах|посмотреть/ });
  await waitFor(() => {
    stores.scrollIntoView();
    within(stores.parentElement ?? stores).getByRole('button', { name: 'Приблизить карту' });
  });
  window.scrollTo(0, 0);
}
