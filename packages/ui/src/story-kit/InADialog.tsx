import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '../dialog/index.ts';

/** Parameters of a story with it: a picture shows the dialog and nothing new. */
export const inADialog = {
  chromatic: { disableSnapshot: true },
  docs: { story: { inline: false, height: '420px' } },
} as const;

/** An open dialog around what has a use for Esc of its own. */
export function InADialog({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Настройки подборки">
      {children}
    </Dialog>
  );
}

/** The dialog of a story, once it can be pressed in. */
export async function findDialog(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
  return dialog;
}

/** Esc is for what stands inside, as `first` makes sure of; the dialog takes the next one. */
export async function expectEscInsideFirst(first: () => Promise<void>): Promise<void> {
  const dialog = screen.getByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await first();
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAttribute('data-state', 'open');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}
