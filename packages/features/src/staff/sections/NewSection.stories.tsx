import { staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { mockSections } from './sections.mock.ts';
import { SectionsScreen } from './SectionsScreen.tsx';

const meta = {
  title: 'Staff/Sections/New',
  component: SectionsScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/sections/111', route: '/sections/:id?' },
    msw: [mockMe(), ...mockSections()],
  },
} satisfies Meta<typeof SectionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhone = { chromatic: { modes: { phone: { disable: false } } } };
type Play = Parameters<NonNullable<Story['play']>>[0];

const open = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Новый раздел' }));
  return within(await screen.findByRole('dialog', { name: 'Новый раздел' }));
};
type Dialog = Awaited<ReturnType<typeof open>>;
const field = (dialog: Dialog, name: string) => dialog.getByRole('textbox', { name });
const create = (dialog: Dialog) => dialog.getByRole('button', { name: 'Создать' });

export const ItsAddressIsMadeOfItsNameAndSeenBefore: Story = {
  parameters: { ...onPhone, msw: [mockMe(), ...mockSections()] },
  async play({ canvas, userEvent }) {
    const dialog = await open({ canvas, userEvent });
    await userEvent.type(field(dialog, 'Название'), 'Угловые');
    await expect(field(dialog, 'Адрес')).toHaveValue('uglovye-pryamye-divany');
    await expect(dialog.getByRole('combobox')).toHaveValue('Гостиная, Диваны, Прямые диваны');
  },
};

export const AnAddressThatIsWrittenStaysWhateverTheNameBecomes: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    const dialog = await open({ canvas, userEvent });
    await userEvent.type(field(dialog, 'Название'), 'Софы');
    await userEvent.clear(field(dialog, 'Адрес'));
    await userEvent.type(field(dialog, 'Адрес'), 'sofas');
    await userEvent.type(field(dialog, 'Название'), ' и пуфы');
    await expect(field(dialog, 'Адрес')).toHaveValue('sofas');
  },
};

export const MadeItIsLookedAt: Story = {
  parameters: { msw: [mockMe(), ...mockSections()] },
  async play({ canvas, userEvent }) {
    const dialog = await open({ canvas, userEvent });
    await userEvent.type(field(dialog, 'Название'), 'Софы');
    await userEvent.click(create(dialog));
    await expect(await canvas.findByRole('heading', { name: 'Софы' })).toBeVisible();
    await expect(canvas.getByText(/^Создан вручную/u)).toBeVisible();
    await expect(canvas.getByText('Гостиная / Диваны / Прямые диваны')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^На.сайте$/u })).toBeNull();
    await expect(await canvas.findByRole('treeitem', { name: /^Софы/u })).toBeVisible();
  },
};

export const WithoutANameAtATakenAddressOrBesideItsLikeItIsNotSent: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    const dialog = await open({ canvas, userEvent });
    await userEvent.click(create(dialog));
    await expect(field(dialog, 'Название')).toHaveAccessibleDescription('Напишите название.');
    await userEvent.type(field(dialog, 'Название'), 'Кресла');
    await userEvent.clear(field(dialog, 'Адрес'));
    await userEvent.type(field(dialog, 'Адрес'), 'kresla');
    await expect(field(dialog, 'Адрес')).toHaveAccessibleDescription('Адрес занят.');
    await userEvent.clear(field(dialog, 'Адрес'));
    await userEvent.type(field(dialog, 'Адрес'), 'kresla-2');
    await userEvent.clear(dialog.getByRole('combobox'));
    await userEvent.type(dialog.getByRole('combobox'), 'Гостиная');
    await userEvent.click(await screen.findByRole('option', { name: 'Гостиная' }));
    await expect(field(dialog, 'Название')).toHaveAccessibleDescription('Такой раздел здесь уже есть.');
  },
};

export const WhatTheServerRefusesIsSaidInTheDialog: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockMe(),
      mockCall('/api/admin/sections/create', () => {
        throw staffRefusal('section.name_taken');
      }),
      ...mockSections(),
    ],
  },
  async play({ canvas, userEvent }) {
    const dialog = await open({ canvas, userEvent });
    await userEvent.type(field(dialog, 'Название'), 'Софы');
    await userEvent.click(create(dialog));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Раздел с.таким названием/u);
    await expect(field(dialog, 'Название')).toHaveValue('Софы');
  },
};
