import { mockCall } from '@siren/contract/mock';
import type { PickupPlan } from '@siren/domain/pickup';
import { Card } from '@siren/ui/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { makeFullCart } from '../../cart/cart.fixtures.ts';
import { serverFailed, withShop } from '../../stories/index.ts';
import { makeInfo, makeStores } from '../../testing/index.ts';
import type { PickupDesk } from './PickupDesk.ts';
import { mockPickup, pickupAnswer } from './pickup.mock.ts';
import { PickupPart } from './PickupPart.tsx';
import type { PickupPartProps } from './PickupPart.tsx';

const cart = makeFullCart();
const [first = 0] = cart.content.flatMap(({ offer, selected }) => (selected ? [offer] : []));
/** All that is selected, or all but the first good. */
const everything = Object.fromEntries(cart.content.map(({ offer }) => [offer, 9]));
const withoutFirst = { ...everything, [first]: 0 };

const tagil = {
  ...makeStores(1)[0]!,
  id: 9,
  city: 'tagil',
  name: 'Сирень Тагил',
  address: 'пр. Ленина, 35',
};
const info = makeInfo({ cart, stores: [...makeStores(), tagil] });

type Told = Pick<PickupDesk, 'chosen' | 'problem' | 'refused'>;
const NOBODY: Told = { chosen: null, problem: null, refused: false };

/** Keeps the choice as the buyer's form does. */
function Choosing({ told = NOBODY, ...props }: PickupPartProps & { told?: Told }) {
  const [{ chosen, problem, refused }, tell] = useState(told);
  const [plans, offer] = useState<readonly PickupPlan[] | null>(null);
  const plan = plans?.find(({ store, state }) => store === chosen && state !== 'lacking') ?? null;
  const lost = plans !== null && chosen !== null && plan === null;
  const desk: PickupDesk = {
    chosen,
    plan,
    problem: problem ?? (lost ? 'unavailable' : null),
    refused,
    choose: (store) => tell({ chosen: store, problem: null, refused: false }),
    offer,
  };
  return <PickupPart {...props} desk={desk} />;
}

const meta = {
  title: 'Patterns/Pickup',
  component: Choosing,
  decorators: [
    (Story) => (
      <Card as="section" aria-label="Доставка">
        <Story />
      </Card>
    ),
    withShop,
  ],
  args: { info, cart, desk: null, onWay: fn() },
  parameters: {
    msw: [mockPickup({ cart })],
    shop: { info },
    chromatic: { modes: { phone: { disable: false } } },
  },
} satisfies Meta<typeof Choosing>;
export default meta;
type Story = StoryObj<typeof meta>;

const quiet = { chromatic: { disableSnapshot: true } };
const drawn = () => waitFor(() => expect(document.querySelector('svg[width] path')).not.toBeNull());

/** The first good lies in the first store only. */
const differing = {
  1: everything,
  2: withoutFirst,
  3: withoutFirst,
  4: withoutFirst,
};
/** The first good lies with the partner only: it sends nothing. */
const partnerAlone = { 1: withoutFirst, 2: withoutFirst, 3: everything, 4: withoutFirst };

export const EachStoreSaysWhatItCanDo: Story = {
  parameters: { msw: [mockPickup({ cart, stock: differing })] },
  async play({ canvas, step }) {
    const here = await canvas.findByRole('radio', { name: 'ул. Малышева, 71' });
    await step('with its day, its hours and where from', async () => {
      await expect(here).toHaveAccessibleDescription(/Можно забрать сегодня до\s21:00.*Ежедневно/);
      await expect(canvas.getByRole('radio', { name: 'ул. 8 Марта, 149' })).toHaveAccessibleDescription(
        /Привезём из\s«Сирень Центр»: с\s26\sноября/,
      );
    });
    await step('a press chooses it', async () => {
      await userEvent.click(here);
      await expect(here).toBeChecked();
    });
    await step('stores of other cities are not there', () =>
      expect(canvas.queryByRole('radio', { name: /Ленина, 35/ })).toBeNull(),
    );
    await expect(canvas.getAllByRole('link', { name: /343/ })).toHaveLength(4);
    await drawn();
  },
};

export const WhatLacksSomethingStandsLastAndSaysWhy: Story = {
  parameters: { msw: [mockPickup({ cart, stock: partnerAlone })] },
  async play({ canvas }) {
    const partner = await canvas.findByRole('radio', { name: 'пр. Космонавтов, 46' });
    const radios = canvas.getAllByRole('radio', { name: /ул\.|пр\./ });
    await expect(radios[0]).toBe(partner);
    await expect(partner).toBeEnabled();
    for (const radio of radios.slice(1)) {
      await expect(radio).toBeDisabled();
      await expect(radio).toHaveAccessibleDescription(/Нет\s1 из\s\d\sтовар/);
    }
  },
};

export const ArrowKeysGoThroughTheStores: Story = {
  parameters: quiet,
  async play({ canvas }) {
    const radios = await canvas.findAllByRole('radio', { name: /ул\.|пр\./ });
    radios[0]?.focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(radios[1]).toHaveFocus();
    await expect(radios[1]).toBeChecked();
  },
};

export const APinChoosesAStore: Story = {
  parameters: { ...quiet, msw: [mockPickup({ cart, stock: partnerAlone })] },
  async play({ canvas, step }) {
    const partner = await canvas.findByRole('radio', { name: 'пр. Космонавтов, 46' });
    await drawn();
    const pin = (number: string) =>
      [...document.querySelectorAll('svg[width] g')].find(
        ({ lastElementChild }) => lastElementChild?.textContent === number,
      )!;
    await step('that can give the order', async () => {
      await userEvent.click(pin('1'));
      await waitFor(() => expect(partner).toBeChecked());
    });
    await step('and says why where it cannot', async () => {
      await userEvent.click(pin('2'));
      await expect(partner).toBeChecked();
      await expect(canvas.getAllByText(/Нет\s1 из/)[0]).toBeVisible();
    });
  },
};

export const TheNearestComeFirstOnceTheBuyerAsks: Story = {
  beforeEach() {
    const found = { coords: { latitude: 56.86, longitude: 60.63 } } as GeolocationPosition;
    const asked = spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((tell) =>
      tell(found),
    );
    return () => asked.mockRestore();
  },
  async play({ canvas, step }) {
    const press = await canvas.findByRole('button', { name: 'Показать ближайшие' });
    await step('nobody is asked where they are before', () =>
      expect(navigator.geolocation.getCurrentPosition).not.toHaveBeenCalled(),
    );
    await userEvent.click(press);
    const radios = canvas.getAllByRole('radio', { name: /ул\.|пр\./ });
    await expect(radios[0]).toHaveAccessibleName('ул. Сибирский тракт, 12');
    await expect(radios[0]).toHaveAccessibleDescription(/50\sм/);
    await expect(radios[3]).toHaveAccessibleDescription(/3,8\sкм/);
  },
};

export const WhoDoesNotSayWhereTheyAreIsToldTheOrder: Story = {
  parameters: quiet,
  beforeEach() {
    const asked = spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_, fail) =>
      fail?.({} as GeolocationPositionError),
    );
    return () => asked.mockRestore();
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать ближайшие' }));
    await expect(await canvas.findByText(/Не\sполучилось узнать, где вы/)).toBeVisible();
    await expect(canvas.getAllByRole('radio', { name: /ул\.|пр\./ })).toHaveLength(4);
  },
};

export const AChoiceOfAnotherCityIsDroppedAndTold: Story = {
  args: { told: { ...NOBODY, chosen: 9 } },
  async play({ canvas }) {
    const group = await canvas.findByRole('radiogroup', { name: 'Магазин, где заберёте заказ' });
    await expect(group).toHaveAccessibleDescription(/«Сирень Тагил» в\sдругом городе/);
    for (const radio of canvas.getAllByRole('radio', { name: /ул\.|пр\./ }))
      await expect(radio).not.toBeChecked();
  },
};

export const AStoreThatWasRefusedIsAskedAboutAnew: Story = {
  args: { told: { chosen: 1, problem: 'unavailable', refused: true } },
  parameters: { ...quiet, msw: [mockPickup({ cart, stock: partnerAlone })] },
  async play({ canvas }) {
    const group = await canvas.findByRole('radiogroup', { name: 'Магазин, где заберёте заказ' });
    await expect(group).toHaveAccessibleDescription(/«Сирень Центр» забрать этот заказ уже нельзя/);
    await expect(canvas.getByRole('radio', { name: 'ул. Малышева, 71' })).toBeDisabled();
  },
};

/** How often the shop was asked. */
let asked = 0;

export const TheDayOfAStoreIsAskedAnewWhereTheOrderWouldBeAnother: Story = {
  beforeEach() {
    asked = 0;
  },
  args: { changed: true, told: { chosen: 2, problem: null, refused: false } },
  parameters: {
    ...quiet,
    msw: [
      mockCall('/api/order/pickup-stores', () =>
        pickupAnswer((asked += 1) === 1 ? { cart } : { cart, stock: differing }),
      ),
    ],
  },
  async play({ canvas }) {
    const second = await canvas.findByRole('radio', { name: 'ул. 8 Марта, 149' });
    await waitFor(() => expect(second).toHaveAccessibleDescription(/Привезём/));
  },
};

export const NoStoreOfTheCityCanGiveIt: Story = {
  parameters: { msw: [mockPickup({ cart, stock: { 1: {}, 2: {}, 3: {}, 4: {} } })] },
  async play({ canvas, args }) {
    await expect(await canvas.findByText(/Ни\sодин магазин в\sЕкатеринбурге/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Курьером' }));
    await expect(args.onWay).toHaveBeenCalledWith('courier');
  },
};

export const ACityWithoutStores: Story = {
  parameters: { msw: [mockPickup({ cart, stores: [] })] },
  async play({ canvas, args }) {
    await expect(await canvas.findByText(/В\sвашем городе магазинов нет/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Транспортной компанией' }));
    await expect(args.onWay).toHaveBeenCalledWith('carrier');
  },
};

export const TheStoresAreOnTheirWay: Story = {
  parameters: { msw: [mockCall('/api/order/pickup-stores', () => new Promise<never>(() => undefined))] },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('status')).toHaveTextContent(/Узнаём, в\sкаких магазинах/),
};

export const TheStoresDidNotCome: Story = serverFailed(
  '/api/order/pickup-stores',
  'Не узнали, где можно забрать заказ',
);
