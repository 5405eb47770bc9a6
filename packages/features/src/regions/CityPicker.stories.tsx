import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { withShop } from '../stories/index.ts';
import { makeCart, makeInfo } from '../testing/index.ts';
import { RegionPicker } from './RegionPicker.tsx';

const sofa = { offer: 1, name: 'Диван «Лада»', options: 'велюр, шалфей', price: 54_990 };
const cart = makeCart([sofa]);
const inTyumen = (price: number) =>
  makeInfo({ city: { code: 'tyumen', name: 'Тюмень' }, cart: makeCart([{ ...sofa, price }]) });
const phone = { chromatic: { modes: { phone: { disable: false } } } };
const quiet = { chromatic: { disableSnapshot: true } };
const never = () => new Promise<never>(() => undefined);

const meta = {
  title: 'Patterns/City',
  component: RegionPicker,
  decorators: [withShop],
  parameters: {
    shop: { info: makeInfo({ cart }) },
    msw: [mockCall('/api/info/set-region', () => inTyumen(sofa.price))],
    pictures: { whole: true },
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof RegionPicker>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Opens the dialog of cities, and stands in its field. */
async function open({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Екатеринбург' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Выберите город' }));
  const field = dialog.getByRole('combobox', { name: 'Название города' });
  await waitFor(() => expect(field).toHaveFocus());
  return { ...dialog, field };
}

/** The dialog, and Тюмень pressed in it. */
async function chooseTyumen(context: Pick<Context, 'canvas' | 'userEvent'>) {
  const dialog = await open(context);
  await context.userEvent.click(dialog.getByRole('option', { name: /^Тюмень/ }));
  return dialog;
}

/** A popup, or its words alone as long as what draws it has not come; they are also read out. */
const findPopup = async (words: RegExp | string) => (await screen.findAllByText(words))[0];

export const TheCitiesWithTheirStores: Story = {
  parameters: phone,
  play: async (context) => {
    const dialog = await open(context);
    await expect(dialog.getByRole('option', { name: /^Екатеринбург/, selected: true })).toBeVisible();
    await expect(dialog.getByRole('option', { name: /^Орёл/ })).toHaveTextContent('доставка, без магазина');
  },
};

export const ThereIsNoSuchCity: Story = {
  parameters: phone,
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.keyboard('ъъъ');
    const none = dialog.getByText(/^Такого города в.списке нет[.] Выберите ближайший/);
    await expect(none).toBeVisible();
    // The list is empty and keeps its height: the words stand where one looks.
    const list = dialog.getByRole('listbox', { name: 'Города' });
    await expect(none.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().top);
    await expect(dialog.queryAllByRole('option')).toEqual([]);
    await context.userEvent.keyboard('{ArrowDown}{Enter}');
    await context.userEvent.clear(dialog.field);
    await expect(dialog.getAllByRole('option')).toHaveLength(4);
    await context.userEvent.keyboard('ъъъ');
  },
};

export const SavingIsUnderWay: Story = {
  parameters: { msw: [mockCall('/api/info/set-region', never)] },
  play: async (context) => {
    const dialog = await chooseTyumen(context);
    const option = dialog.getByRole('option', { name: /^Тюмень/ });
    await expect(option).toHaveAttribute('aria-busy', 'true');
    // A second press chooses nothing else meanwhile.
    await context.userEvent.click(dialog.getByRole('option', { name: /^Орёл/ }));
    await expect(dialog.getByRole('option', { name: /^Орёл/ })).toHaveAttribute('aria-busy', 'false');
    await expect(option).toHaveAttribute('aria-busy', 'true');
  },
};

export const ThePlaceIsBeingLookedFor: Story = {
  parameters: quiet,
  beforeEach: () => at(() => undefined),
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(dialog.getByRole('button', { name: /^Определить по.местоположению$/ }));
    await expect(dialog.getByRole('button', { name: 'Узнаём, где вы…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const ThePlaceIsNotTold: Story = {
  parameters: phone,
  beforeEach: () => at((_, refuse) => refuse?.({ code: 1 } as GeolocationPositionError)),
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(dialog.getByRole('button', { name: /^Определить по.местоположению$/ }));
    await expect(dialog.getByText(/^Не.получилось узнать, где вы[.] Выберите город/)).toBeVisible();
  },
};

export const ThePlaceIsFarFromAllCities: Story = {
  parameters: quiet,
  beforeEach: () => at((tell) => tell(placeAt(43.1, 131.9))),
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(dialog.getByRole('button', { name: /^Определить по.местоположению$/ }));
    await expect(dialog.getByText(/^Рядом с.вами нашего магазина нет[.] Выберите город/)).toBeVisible();
  },
};

export const ThePlaceChoosesTheCity: Story = {
  parameters: quiet,
  beforeEach: () => at((tell) => tell(placeAt(57.2, 65.5))),
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(dialog.getByRole('button', { name: /^Определить по.местоположению$/ }));
    await expect(await context.canvas.findByRole('button', { name: 'Тюмень' })).toBeVisible();
    await expect(await findPopup('Город изменён: Тюмень')).toBeVisible();
  },
};

export const WhatChangesNothingIsSaidInAWord: Story = {
  parameters: quiet,
  play: async (context) => {
    await chooseTyumen(context);
    await expect(await findPopup('Город изменён: Тюмень')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByRole('button', { name: 'Тюмень' })).toHaveFocus();
  },
};

export const WhatChangesIsShownAndUnderstood: Story = {
  parameters: { ...quiet, msw: [mockCall('/api/info/set-region', () => inTyumen(57_990))] },
  play: async (context) => {
    await chooseTyumen(context);
    const changed = within(await screen.findByRole('dialog', { name: /кое.что изменилось/ }));
    await expect(changed.getByText(/^Теперь ваш город.— Тюмень: в.Тюмени свои цены/)).toBeVisible();
    await expect(changed.getByRole('heading', { name: 'Другие цены' })).toBeVisible();
    await context.userEvent.click(changed.getByRole('button', { name: 'Понятно' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByRole('button', { name: 'Тюмень' })).toBeVisible();
  },
};

/** Nothing came of it: the dialog stays with the former city, and a popup says why. */
const staysAndSays = (words: RegExp | string) => async (context: Context) => {
  const dialog = await chooseTyumen(context);
  await expect(await findPopup(words)).toBeVisible();
  await waitFor(() =>
    expect(dialog.getByRole('option', { name: /^Тюмень/ })).toHaveAttribute('aria-busy', 'false'),
  );
  await expect(dialog.getByRole('option', { name: /^Екатеринбург/, selected: true })).toBeVisible();
};

export const Refused: Story = {
  parameters: {
    ...quiet,
    msw: [mockCall('/api/info/set-region', () => refusal('general.too_many_requests', { retryAfter: 20 }))],
  },
  play: staysAndSays(
    /^Слишком часто[.] Подождите немного[.] Осталось 20.с[.] Город остался прежним: Екатеринбург[.]$/,
  ),
};

export const TheServerFailed: Story = {
  parameters: {
    ...quiet,
    msw: [http.post('*/api/info/set-region', () => new HttpResponse(null, { status: 500 }))],
  },
  play: staysAndSays(/^Неизвестная ошибка[.] Попробуйте ещё раз[.] Город остался прежним: /),
};

export const WithoutANetwork: Story = {
  parameters: { ...quiet, msw: [http.post('*/api/info/set-region', () => HttpResponse.error())] },
  play: staysAndSays(/^Нет связи с.магазином[.].* Город остался прежним: /),
};

/** Has the device answer where it is. */
function at(answer: Geolocation['getCurrentPosition']): () => void {
  const asked = spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(answer);
  return () => asked.mockRestore();
}

const placeAt = (latitude: number, longitude: number) =>
  ({ coords: { latitude, longitude } }) as GeolocationPosition;
