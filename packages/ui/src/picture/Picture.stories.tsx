import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Tile } from '../tile/index.ts';
import { choice } from '../story-kit/index.ts';
import { Picture, pictureFits } from './Picture.tsx';

/** One drawing at every width: the address only has to hold `{width}`. */
const drawing = (suffix: string) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Ccircle cx='4' cy='4' r='3' fill='%23a4b19b'/%3E%3C/svg%3E%23{width}${suffix}`;

const meta = {
  title: 'Components/Picture',
  component: Picture,
  argTypes: { fit: choice(pictureFits) },
  args: {
    webp: drawing('.webp').replace('svg%3E%23', 'svg%3E#').replaceAll(' ', '%20'),
    jpeg: drawing('.jpeg').replace('svg%3E%23', 'svg%3E#').replaceAll(' ', '%20'),
    widths: [320, 640],
    sizes: '200px',
    alt: 'Круглый столик',
  },
  decorators: [
    (Child) => (
      <div style={{ width: '200px' }}>
        <Tile tone="sand">{Child()}</Tile>
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const WaitsUntilItComesNear: Story = {
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'Круглый столик' });
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).not.toHaveAttribute('fetchpriority');
  },
};

export const TheFirstOneIsFetchedFirst: Story = {
  args: { priority: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'Круглый столик' });
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
};

const LIGHT = drawing('.webp').replace('svg%3E%23', 'svg%3E#').replaceAll(' ', '%20');
const DARK = LIGHT.replace('a4b19b', '4a5a46');

export const AForcedThemeChoosesThePicture: Story = {
  args: { webp: LIGHT, jpeg: LIGHT, dark: { webp: DARK, jpeg: DARK } },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <div data-theme="light">
        <Picture {...args} alt="Днём" />
      </div>
      <div data-theme="dark">
        <Picture {...args} alt="Вечером" />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const shown = (name: string) => within(canvasElement).getByRole<HTMLImageElement>('img', { name });
    await waitFor(async () => {
      await expect(shown('Днём').currentSrc).toContain('a4b19b');
      await expect(shown('Вечером').currentSrc).toContain('4a5a46');
    });
    const place = shown('Вечером').closest('[data-theme]');
    place?.setAttribute('data-theme', 'light');
    await waitFor(() => expect(shown('Вечером').currentSrc).toContain('a4b19b'));
  },
};
