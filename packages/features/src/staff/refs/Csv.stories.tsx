import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { makeCauses, mockRefs } from './refs.mock.ts';
import { RefScreen } from './RefScreen.tsx';

const meta = {
  title: 'Staff/ReferenceFile',
  component: RefScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/refs/2', route: '/refs/:id' },
    msw: [mockMe(), ...mockRefs(makeCauses())],
  },
} satisfies Meta<typeof RefScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const phone = { chromatic: { modes: { phone: { disable: false } } } };
const unpictured = { chromatic: { disableSnapshot: true } };

async function choose({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, ...lines: string[]) {
  await userEvent.click(await canvas.findByRole('button', { name: 'CSV' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Загрузить…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Загрузить: Причины отмены' });
  const file = new File([lines.join('\r\n')], 'Причины отмены.csv', { type: 'text/csv' });
  await userEvent.upload(await within(dialog).findByLabelText('Файл CSV', { selector: 'input' }), file);
  return within(dialog);
}

export const AllEntriesLeaveAsAFile: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'CSV' }));
    const link = await screen.findByRole('menuitem', { name: 'Выгрузить всё' });
    await expect(link).toHaveAttribute('download', 'Причины отмены.csv');
    const text = decodeURIComponent(link.getAttribute('href') ?? '');
    await expect(text).toContain('31;"Передумал до оплаты";"вы попросили об этом";"да";41');
  },
};

export const WhatAFileChangesIsSaidBefore: Story = {
  parameters: phone,
  async play(context) {
    const dialog = await choose(
      context,
      '№;Причина;Что узнает покупатель;Действует',
      '31;Передумал до оплаты;вы попросили об этом;да',
      '32;Нет на складе поставщика;товара не оказалось в наличии;нет',
      ';Разбит при погрузке;товар повредили при погрузке;да',
      '33;Передумал до оплаты;;да',
      '404;Неизвестная;;да',
      ';Высокопревосходительствующая-электростеклоподъёмник-переосвидетельствование;;да',
    );
    await expect(await dialog.findByText('Добавится: 1, изменится: 1, останется как есть: 1.')).toBeVisible();
    await expect(dialog.getByText('Строка 5, «Причина». Такая запись уже есть.')).toBeVisible();
    await expect(dialog.getByText('Строка 6. Записи с таким номером нет.')).toBeVisible();
    await expect(dialog.getByText('Выключится: Нет на складе')).toBeVisible();
  },
};

export const AFileIsTakenIn: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockRefs(makeCauses())] },
  async play(context) {
    const dialog = await choose(context, 'Причина', 'Разбит при погрузке');
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Применить' }));
    await expect(
      await context.canvas.findByRole('switch', { name: 'Действует: Разбит при погрузке' }),
    ).toBeChecked();
  },
};

export const TheSameFileChangesNothing: Story = {
  parameters: unpictured,
  async play(context) {
    const dialog = await choose(context, '№;Причина', '31;Передумал до оплаты');
    await expect(await dialog.findByText(/останется как есть: 1\.$/u)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Применить' })).toBeDisabled();
  },
};

export const AnotherFileIsRefused: Story = {
  parameters: unpictured,
  async play(context) {
    const dialog = await choose(context, 'Артикул;Цена', 'A-1;100');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('В файле нет столбца «Причина»');
  },
};
