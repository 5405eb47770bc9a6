import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { Card } from '@siren/ui/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import { withShop } from '../stories/index.ts';
import { makeInfo } from '../testing/index.ts';
import { APP_CODE, mockFactor, storyCodes } from './factor.mock.ts';
import { FactorPart } from './FactorPart.tsx';

const info = makeInfo({ user: { id: 7, login: 'e.kim', name: 'Елена Ким', flags: ['staff'] } });
const unpictured = { chromatic: { disableSnapshot: true } };
const onPhone = { chromatic: { modes: { phone: { disable: false } } } };
const served = (factor: Parameters<typeof mockFactor>[0]) => [
  ...mockFactor(factor),
  mockCall('/api/info', () => info),
];
/** Each story that changes something has a server of its own. */
const off = () => served({ state: 'off', required: false, recoveryLeft: 0 });
const on = () => served({ state: 'on', required: true, recoveryLeft: 2 });

const meta = {
  title: 'Patterns/Second factor',
  component: FactorPart,
  decorators: [
    (Story) => (
      <Card as="section" aria-label="Вход по коду из приложения">
        <Story />
      </Card>
    ),
    withShop,
  ],
  parameters: { shop: { at: '/lk/profile', route: '/lk/profile', info }, msw: off() },
} satisfies Meta<typeof FactorPart>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Включить вход по/ })).toBeVisible();
  },
};

export const ARoleThatRequiresItSaysSo: Story = {
  parameters: { msw: served({ state: 'due', required: true, recoveryLeft: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/права сотрудника не.действуют/)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { ...unpictured, msw: [mockCall('/api/user/factor', () => refusal('general.unavailable'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Не.загрузилось/)).toBeVisible();
  },
};

const begin: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Включить вход по/ }));
  await expect(await canvas.findByRole('img', { name: 'Ключ для приложения' })).toBeVisible();
};
const type = async ({ canvas, userEvent }: Parameters<Play>[0], code: string) => {
  const field = await canvas.findByRole('textbox', { name: /Код из.приложения/ });
  await userEvent.clear(field);
  await userEvent.type(field, `${code}{Enter}`);
};

export const TheKeyIsAPictureAndText: Story = {
  parameters: onPhone,
  play: async (context) => {
    await begin(context);
    await expect(context.canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  },
};

export const AWrongCodeIsToldAtItsField: Story = {
  parameters: unpictured,
  play: async (context) => {
    await begin(context);
    await type(context, '111111');
    await expect(await context.canvas.findByText(/Код не.подошёл/)).toBeVisible();
  },
};

export const RecoveryCodesAreShownOnce: Story = {
  parameters: { ...onPhone, msw: off() },
  play: async (context) => {
    const { canvas } = context;
    await begin(context);
    await type(context, APP_CODE);
    const list = await canvas.findByRole('list');
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(storyCodes);
    const file = canvas.getByRole('link', { name: 'Скачать файл' });
    await expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(storyCodes.join('\r\n'));
  },
};

export const CodesAreCopiedPrintedAndPutAway: Story = {
  parameters: { ...unpictured, msw: off() },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    const written: string[] = [];
    const clipboard = { writeText: async (text: string) => void written.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    await begin(context);
    await type(context, APP_CODE);
    await userEvent.click(await canvas.findByRole('button', { name: 'Скопировать' }));
    await expect(await canvas.findByText('Коды скопированы')).toBeVisible();
    await expect(written).toEqual([storyCodes.join('\n')]);
    await userEvent.click(canvas.getByRole('button', { name: 'Напечатать' }));
    await expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
    await userEvent.click(canvas.getByRole('button', { name: 'Коды сохранены' }));
    await expect(await canvas.findByText('Включён')).toBeVisible();
    await expect(canvas.queryByText(storyCodes[0] ?? '')).toBeNull();
  },
};

export const On: Story = {
  parameters: { msw: on() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/В.запасе 2.резервных кода/)).toBeVisible();
  },
};

export const ItIsTurnedOffByACode: Story = {
  parameters: { msw: on() },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Отключить' }));
    await expect(await canvas.findByText(/Ваша роль требует вход по/)).toBeVisible();
    await type(context, '111111');
    await expect(await canvas.findByText(/Код не.подошёл/)).toBeVisible();
  },
};

export const OffAgainItIsRequiredStill: Story = {
  parameters: { ...unpictured, msw: on() },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Отключить' }));
    await type(context, APP_CODE);
    await expect(await context.canvas.findByText(/права сотрудника не.действуют/)).toBeVisible();
  },
};

export const NewCodesTakeThePlaceOfThoseLeft: Story = {
  parameters: { ...unpictured, msw: on() },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Новые резервные коды' }));
    await type(context, APP_CODE);
    await userEvent.click(await canvas.findByRole('button', { name: 'Коды сохранены' }));
    await expect(await canvas.findByText(/В.запасе 10.резервных кодов/)).toBeVisible();
  },
};
