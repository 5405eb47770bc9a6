import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectEscInsideFirst, findDialog, InADialog, inADialog } from '../../story-kit/index.ts';
import { film } from '../fixtures/film.ts';
import { VideoPlayer } from '../VideoPlayer.tsx';

const meta = {
  title: 'Components/VideoPlayer/Settings',
  component: VideoPlayer,
  args: film,
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InADialogEscClosesThePanelFirst: Story = {
  parameters: inADialog,
  decorators: [(Child) => <InADialog>{Child()}</InADialog>],
  play: async () => {
    const settings = within(await findDialog()).getByRole('button', { name: 'Настройки' });
    await userEvent.click(settings);
    await userEvent.tab();
    await expectEscInsideFirst(async () => {
      await expect(settings).toHaveFocus();
      await expect(settings).toHaveAttribute('aria-expanded', 'false');
    });
  },
};
