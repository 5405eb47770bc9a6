import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '@siren/ui/heading';
import { Container } from '@siren/ui/layout';
import { expect, fn } from 'storybook/test';
import { NewVersion } from './NewVersion.tsx';

const meta = {
  title: 'Patterns/New version',
  component: NewVersion,
  args: { onUpdate: fn(), onLater: fn() },
  decorators: [
    (Story) => (
      // It stands at the lower edge of the window, which the picture shall show.
      <div style={{ minHeight: '50vh', contain: 'layout' }}>
        <Container as="main">
          <Heading level={1}>Оформление заказа</Heading>
          {Story()}
        </Container>
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen', chromatic: { modes: { phone: { disable: false } } } },
} satisfies Meta<typeof NewVersion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ANewBuildIsOfferedAndMayWait: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Новая версия' })).toHaveTextContent('Магазин обновился');
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить' }));
    await expect(args.onUpdate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Позже' }));
    await expect(args.onLater).toHaveBeenCalledOnce();
  },
};
