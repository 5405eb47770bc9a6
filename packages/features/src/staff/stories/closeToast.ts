import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Waits for the toast that says so, and closes it: no picture waits for the seconds that it stays. */
export async function closeToast(words: string): Promise<void> {
  const toast = (await screen.findByText(words)).closest('li');
  await userEvent.click(within(toast as HTMLElement).getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
}
