import { expect, waitFor } from 'storybook/test';
import type { within } from 'storybook/test';
import { cashier } from '../backOffice.mock.ts';
import type { StoryOffice } from '../testing/createStoryOffice.ts';
import { officeOf } from './withOffice.tsx';

/** Lets the line of the story carry what is told. */
export async function onLine(context: {
  loaded: Record<string, unknown>;
  canvas: ReturnType<typeof within>;
}): Promise<StoryOffice> {
  const world = officeOf(context);
  await context.canvas.findByRole('navigation', { name: 'Разделы' });
  world.server.shop.token = cashier.token;
  await waitFor(async () => {
    world.time.pass(200);
    await expect(world.office.session.view().status).toBe('authorized');
  });
  return world;
}
