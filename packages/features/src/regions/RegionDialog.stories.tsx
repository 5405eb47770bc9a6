import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { makeCart, makeCity, makeInfo } from '../testing/index.ts';
import { cartChanges } from './cartChanges.ts';
import { RegionDialog } from './RegionDialog.tsx';

const { cities, city, stores } = makeInfo();
const tyumen = makeCity({ code: 'tyumen', name: 'Тюмень', region: 'tyumen' });

const sofa = { offer: 1, name: 'Диван «Лада»', options: 'велюр, шалфей', price: 54_990 };
const out = { stock: { status: 'out_of_stock', quantity: 0 } } as const;
const here = makeCart([sofa], { payType: 2 });
const there = makeCart([{ ...sofa, ...out }], { delivery: null });

const meta = {
  title: 'Patterns/City dialog',
  component: RegionDialog,
  args: {
    ...{ open: true, cities, current: city.code, saving: null, outcome: null },
    ...{ onChoose: () => {}, onBack: fn(), onClose: () => {} },
  },
  parameters: {
    pictures: { whole: true },
    docs: { story: { inline: false, height: '560px' } },
    chromatic: { modes: { phone: { disable: false } } },
  },
} satisfies Meta<typeof RegionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DeliveryAndTheWayToPayAreNotToBeHadThere: Story = {
  args: { outcome: { city: tyumen, before: cities[0] ?? null, changes: cartChanges(here, there, stores) } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /кое-что изменилось/ });
    await expect(dialog).toHaveTextContent(/Способ оплаты, которого здесь нетСБП/);
    await expect(dialog).toHaveTextContent(/Доставкабыло 24[–-]26.ноябрястало недоступна/);
  },
};

export const DeliveryIsToBeHadThereAlone: Story = {
  args: { outcome: { city: tyumen, before: cities[0] ?? null, changes: cartChanges(there, here, stores) } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /кое-что изменилось/ });
    await expect(dialog).toHaveTextContent(/Доставкабыло недоступнастало 24[–-]26.ноября/);
    await expect(dialog).not.toHaveTextContent('Способ оплаты');
  },
};

export const TheChoiceCanBeTakenBack: Story = {
  args: { outcome: { city: tyumen, before: cities[0] ?? null, changes: cartChanges(here, there, stores) } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: /кое-что изменилось/ }));
    await userEvent.click(dialog.getByRole('button', { name: `Вернуть город ${cities[0]?.name}` }));
    await expect(args.onBack).toHaveBeenCalledWith(cities[0], tyumen);
  },
};
