import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { forbidden, serverFailed, tooManyRequests, withShop } from '../stories/index.ts';
import { makeForeignSections } from '../catalog/catalog.fixtures.ts';
import { mockSections } from '../catalog/catalog.mock.ts';
import { SectionsPage } from './SectionsPage.tsx';

const meta = {
  title: 'Pages/Catalogue',
  component: SectionsPage,
  decorators: [withShop],
  parameters: { layout: 'fullscreen', shop: { at: '/section', route: '/section' }, msw: [mockSections()] },
} satisfies Meta<typeof SectionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Диваны/ })).toBeVisible();
  },
};

/** How far the last tile ends before its row does, px. */
const gapAtEnd = (tiles: HTMLElement): number =>
  tiles.getBoundingClientRect().right - (tiles.lastElementChild?.getBoundingClientRect().right ?? 0);

const rowsOf = (count: number): Story => ({
  parameters: {
    msw: [mockSections(makeForeignSections(count))],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /^Полуфабрикаты/ });
    const tiles = first?.closest<HTMLElement>('ul');
    await expect(tiles?.children).toHaveLength(count);
    await expect(tiles && Math.abs(gapAtEnd(tiles))).toBeLessThan(1);
  },
});

export const RowsOfFiveTilesAreFull: Story = rowsOf(5);

export const RowsOfSixTilesAreFull: Story = rowsOf(6);

export const RowsOfSevenTilesAreFull: Story = rowsOf(7);

export const Empty: Story = {
  parameters: { msw: [mockSections([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Каталог пока пуст' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [mockCall('/api/catalog/sections', () => new Promise(() => undefined))] },
};

export const Failed: Story = {
  parameters: { msw: [http.post('*/api/catalog/sections', () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Каталог не загрузился');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^.*Нет связи с.магазином/);
  },
};

export const TheServerFailed: Story = serverFailed('/api/catalog/sections', 'Каталог не загрузился');

export const Forbidden: Story = forbidden('/api/catalog/sections', 'Каталог не загрузился');

export const TooManyRequests: Story = tooManyRequests('/api/catalog/sections', 'Каталог не загрузился');

export const FortyForeignSectionsWithoutPictures: Story = {
  parameters: { msw: [mockSections(makeForeignSections(40))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /^Запчасти/ })).toHaveLength(10);
  },
};
