import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { writeOwn } from '../../info/index.ts';
import { atWork, mockMe, withStaff } from '../stories/index.ts';
import { longStore, storyStores } from './stores.fixtures.ts';
import { mockStores } from './stores.mock.ts';
import { StoresScreen } from './StoresScreen.tsx';

const me = mockMe([...atWork, 'franchise-stores.edit']);
const has = (...given: Parameters<typeof mockStores>) => [me, ...mockStores(...given)];
const at = (query: string) => ({ staff: { at: `/franchise-store${query}` } });

const meta = {
  title: 'Staff/Stores',
  component: StoresScreen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', ...at(''), msw: has(storyStores) },
} satisfies Meta<typeof StoresScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const list = '/api/admin/franchise-stores/list';

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /Сирень Уралмаш/u })).toBeVisible();
    await expect(canvas.getByText('4 магазина')).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { msw: has([longStore, ...storyStores]) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /Константинопольская/u })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: has([]) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Магазинов ещё нет')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { ...unpictured, msw: [mockCall(list, () => new Promise<never>(() => undefined)), ...has([])] },
};

export const Failed: Story = {
  parameters: { ...unpictured, msw: [mockCall(list, () => refusal('general.unavailable')), ...has([])] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const NarrowedToThoseThatAreSwitchedOff: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: /^Выключены/u }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Уралмаш/u })).toBeNull());
    await expect(await canvas.findByRole('link', { name: /Тагил/u })).toBeVisible();
  },
};

/** Each press on the head of a column puts the list in another order, that of its beginning too. */
export const ThePressedColumnTurnsTheOrderRound: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    const name = () => canvas.getByRole('columnheader', { name: /^Магазин/u });
    await canvas.findByRole('link', { name: /Сирень Уралмаш/u });
    await expect(name()).toHaveAttribute('aria-sort', 'ascending');
    for (const direction of ['descending', 'ascending']) {
      await userEvent.click(within(name()).getByRole('button'));
      await waitFor(() => expect(name()).toHaveAttribute('aria-sort', direction));
    }
  },
};

/** The order that is pressed for never comes. */
const ordered = http.post(`*${list}`, async ({ request }) =>
  (await request.clone().text()).includes('descending') ? new Promise<never>(() => undefined) : undefined,
);

/** The rows of before stay while others are on their way, and the list says that it was heard. */
export const APressIsHeardAtOnce: Story = {
  parameters: { ...unpictured, msw: [ordered, ...has(storyStores)] },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('link', { name: /Сирень Уралмаш/u });
    const grid = canvas.getByRole('grid', { name: 'Магазины' });
    await expect(grid).not.toHaveAttribute('aria-busy');
    await userEvent.click(within(grid).getByRole('button', { name: /^Магазин/u }));
    await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('link', { name: /Сирень Уралмаш/u })).toBeVisible();
  },
};

/** Numbers on the pins; screen readers have the list. */
const pinsOf = (map: HTMLElement) =>
  [...map.querySelectorAll('svg g:has(> rect)')].map(({ textContent }) => textContent);

/** The list tells everything: the map is for the eye, and remembers that it is wanted. */
export const OnTheMap: Story = {
  parameters: { pictures: { whole: true }, chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas, userEvent }) {
    const toggle = await canvas.findByRole('button', { name: 'На\u00a0карте' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    const map = await canvas.findByRole('region', { name: 'Магазины на карте' });
    await waitFor(() => expect(pinsOf(map)).toContain('4'));
    const pin = within(map).getByText('4');
    // Words on a pin let presses through to it.
    await userEvent.click(pin.parentElement!.querySelector('rect')!);
    await expect(await within(map).findByRole('link', { name: 'Сирень Тюмень' })).toHaveAttribute(
      'href',
      expect.stringContaining('/franchise-store/4'),
    );
  },
};

export const AMapOfWhatTheListIsNarrowedTo: Story = {
  beforeEach: () => writeOwn('stores/map', true),
  parameters: { ...unpictured, ...at('?state=off') },
  async play({ canvas }) {
    const map = await canvas.findByRole('region', { name: 'Магазины на карте' });
    await waitFor(() => expect(pinsOf(map)).toEqual(['1']));
  },
};
