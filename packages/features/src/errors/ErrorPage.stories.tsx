import type { Meta, StoryObj } from '@storybook/react-vite';
import { NetworkError, refusal } from '@siren/contract/errors';
import { Container } from '@siren/ui/layout';
import { expect, fn } from 'storybook/test';
import { withShop } from '../stories/index.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { failureOf } from './failureOf.ts';

const meta = {
  title: 'Pages/Error',
  component: ErrorPage,
  decorators: [(Story) => <Container>{Story()}</Container>, withShop],
  args: { failure: failureOf(refusal('catalog.not_found')), onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(canvas.getByText('404')).toBeVisible();
  },
};

export const AFailureOfOursOffersAnotherTry: Story = {
  args: { failure: failureOf(new Error('boom')) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const WithoutAConnection: Story = { args: { failure: failureOf(new NetworkError('unreachable')) } };
