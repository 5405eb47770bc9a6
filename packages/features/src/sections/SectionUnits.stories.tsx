import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { makeShelf } from '../catalog/catalog.fixtures.ts';
import { mockSection } from '../catalog/catalog.mock.ts';
import { settled, withShop } from '../stories/index.ts';
import type { StoryShop } from '../stories/index.ts';
import { SectionPage } from './SectionPage.tsx';

const at = (query = ''): StoryShop => ({ at: `/section/obuv${query}`, route: '/section/*' });

const SIZES = ['S', 'M', 'L'];
const SEASONS = ['−10…+5 °C', '10…+5 °C', 'любая погода'];
const paramsOf = (index: number) => [
  { name: 'Размер', value: SIZES[index % 3] ?? '', unit: 'RU', hex: null },
  { name: 'Размер', value: SIZES[(index + 1) % 3] ?? '', unit: 'EU', hex: null },
  { name: 'Погода', value: SEASONS[index % 3] ?? '', unit: null, hex: null },
];

const meta = {
  title: 'Pages/Section/Units',
  component: SectionPage,
  decorators: [withShop],
  parameters: {
    layout: 'fullscreen',
    shop: at(),
    msw: [mockSection(makeShelf(12, paramsOf))],
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof SectionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const facets = () => screen.findByRole('complementary', { name: 'Фильтры' });

export const OneNameInTwoUnitsMakesTwoFiltersThatAreToldApart: Story = {
  parameters: { shop: at('?razmer-eu=m') },
  play: async ({ canvas }) => {
    const panel = within(await facets());
    await expect(await panel.findByRole('button', { name: /^Размер, EU/ })).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Размер, RU/ })).toBeVisible();
    const applied = within(canvas.getByRole('group', { name: 'Выбранные фильтры' }));
    await expect(applied.getByText('Размер, EU: M')).toBeVisible();
  },
};

export const AnAddressThatTwoValuesSharedMarksBothAndEitherCanBeLetGo: Story = {
  parameters: { shop: at('?pogoda=10-plus-5-c') },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await facets());
    const cold = await panel.findByRole('checkbox', { name: /^−10…\+5/ });
    const warm = panel.getByRole('checkbox', { name: /^10…\+5/ });
    await waitFor(() => expect(cold).toBeChecked());
    await expect(warm).toBeChecked();
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
    await userEvent.click(warm);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await expect(cold).toBeChecked();
    await settled();
  },
};
