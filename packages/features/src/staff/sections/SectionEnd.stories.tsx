import { staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { SectionUses } from '@siren/domain/sections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { makeSectionRows, makeStaffSection } from './sections.fixtures.ts';
import { mockSections } from './sections.mock.ts';
import { SectionsScreen } from './SectionsScreen.tsx';

const meta = {
  title: 'Staff/Sections/End',
  component: SectionsScreen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', staff: { at: '/sections/111', route: '/sections/:id?' } },
} satisfies Meta<typeof SectionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhone = { chromatic: { modes: { phone: { disable: false } } } };
type Play = Parameters<NonNullable<Story['play']>>[0];

const long = 'Весенняя распродажа мебели для гостиной и прихожей';
const used: Partial<SectionUses> = {
  pages: [
    { id: 1, name: 'Главная' },
    { id: 4, name: long },
  ],
  coupons: 2,
  codes: ['VESNA', 'DIVAN-10'],
  services: ['Сборка'],
};
const has = (uses: Partial<SectionUses> = {}, over: Parameters<typeof makeStaffSection>[0] = {}) => [
  mockMe(),
  ...mockSections(makeSectionRows(), makeStaffSection(over), undefined, uses),
];
const made = { made: true, feed: {} };

const openMerge = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Объединить с.другим…$/u }));
  return within(await screen.findByRole('dialog'));
};
const choose = async ({ userEvent }: Pick<Play, 'userEvent'>, name: string) => {
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name }));
};
const merge = (dialog: Awaited<ReturnType<typeof openMerge>>) =>
  dialog.getByRole('button', { name: 'Объединить' });

export const WhatFollowsOfAMergeIsSeenBefore: Story = {
  parameters: { ...onPhone, msw: has(used, { facets: [{ code: 'tkan', shown: true }], title: 'Диваны' }) },
  async play({ canvas, userEvent }) {
    const dialog = await openMerge({ canvas, userEvent });
    await expect(merge(dialog)).toBeDisabled();
    await choose({ userEvent }, 'Гостиная, Диваны, Угловые');
    await expect(await dialog.findByText(/pryamye-divany.*поведут на.\/section\/uglovye$/u)).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^186.товаров$/u })).toBeVisible();
    await expect(dialog.getByText('VESNA, DIVAN-10')).toBeVisible();
    await expect(dialog.getByText(/^порядок отбора, заголовок/u)).toBeVisible();
    await expect(merge(dialog)).toBeEnabled();
  },
};

export const MergedTheOneThatStaysIsLookedAt: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const dialog = await openMerge({ canvas, userEvent });
    await choose({ userEvent }, 'Гостиная, Диваны, Угловые');
    await userEvent.click(await dialog.findByRole('button', { name: 'Объединить' }));
    await expect(await canvas.findByRole('heading', { name: 'Угловые' })).toBeVisible();
    await expect(await canvas.findByRole('treeitem', { name: /^Угловые 310/u })).toBeVisible();
    await expect(canvas.queryByRole('treeitem', { name: /^Прямые/u })).toBeNull();
    await expect(await screen.findByText('Остался раздел «Угловые»')).toBeVisible();
  },
};

export const WhatChangedMeanwhileIsNotMerged: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockCall('/api/admin/sections/merge', () => {
        throw staffRefusal('general.conflict');
      }),
      ...has(),
    ],
  },
  async play({ canvas, userEvent }) {
    const dialog = await openMerge({ canvas, userEvent });
    await choose({ userEvent }, 'Гостиная, Диваны, Угловые');
    await userEvent.click(await dialog.findByRole('button', { name: 'Объединить' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(canvas.queryByText('Остался раздел «Угловые»')).toBeNull();
  },
};

export const WhatAFeedBringsIsNotDeleted: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Раздел приходит из.файла/u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Удалить' })).toBeNull();
  },
};

export const OneThatIsUsedSaysByWhat: Story = {
  parameters: { ...onPhone, msw: has(used, made) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('heading', { name: /^Этот раздел не.удалить$/u })).toBeVisible();
    await expect(dialog.getByRole('link', { name: long })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Удалить' })).toBeNull();
  },
};

export const OneThatIsUsedIsMergedInstead: Story = {
  parameters: { ...unpictured, msw: has(used, made) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /^Объединить/u }));
    await expect(await screen.findByRole('dialog', { name: /^Объединить «Прямые диваны»/u })).toBeVisible();
  },
};

export const OneThatNothingUsesIsDeletedAfterAQuestion: Story = {
  parameters: { msw: has({ goods: 0 }, { ...made, goods: 0 }) },
  async play({ canvas, userEvent, step }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
    await step('the tree goes on without it', async () => {
      await expect(await screen.findByText('Раздел удалён')).toBeVisible();
      await expect(canvas.queryByRole('treeitem', { name: /^Прямые/u })).toBeNull();
    });
  },
};
