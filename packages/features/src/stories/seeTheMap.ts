import type { StoryContext } from '@storybook/react-vite';
import { screen } from 'storybook/test';

/** The map is loaded when one comes near; it must not depend on chance whether it is in a picture. */
export async function seeTheMap(canvas: StoryContext['canvas']): Promise<void> {
  const stores = await canvas.findByRole('list', { name: /^Магазины$|магазинах|посмотреть/ });
  stores.scrollIntoView();
  await screen.findByRole('button', { name: 'Приблизить карту' });
  window.scrollTo(0, 0);
}
