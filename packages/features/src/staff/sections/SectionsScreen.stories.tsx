import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { makeSectionRows, makeStaffSection } from './sections.fixtures.ts';
import { mockSections } from './sections.mock.ts';
import { SectionsScreen } from './SectionsScreen.tsx';

const has = (...of: Parameters<typeof mockSections>) => [mockMe(), ...mockSections(...of)];

const meta = {
  title: 'Staff/Sections',
  component: SectionsScreen,
  decorators: [withStaff],
  // Drafts of a browser outlive its reload.
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/sections/111', route: '/sections/:id?' },
    msw: has(),
  },
} satisfies Meta<typeof SectionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhone = { chromatic: { modes: { phone: { disable: false } } } };
const atTree = { staff: { at: '/sections', route: '/sections/:id?' } };
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const line = (canvas: Canvas, name: string) =>
  canvas.findByRole('treeitem', { name: new RegExp(`^${name} `, 'u') });
const names = (canvas: Canvas) =>
  canvas
    .getAllByRole('treeitem')
    .map((row) => /^\D+?(?=вручную|Скрыт|скрыто|\d)/u.exec(row.textContent)?.[0]);
const save = (canvas: Canvas) => canvas.getByRole('button', { name: 'Сохранить' });

export const ATreeAndTheSectionThatIsOpen: Story = {
  parameters: onPhone,
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: 'Название' })).toHaveValue('Прямые диваны');
    await expect(canvas.getByText(/\/section\/pryamye$/u)).toBeVisible();
    await expect(canvas.getByText(/^10, 2.214.товаров$/u)).toBeVisible();
  },
};

export const ATreeAlone: Story = {
  parameters: { ...atTree, ...onPhone },
  async play({ canvas }) {
    await expect(await line(canvas, 'Гостиная')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Разделы', level: 1 })).toBeVisible();
  },
};

export const KeysMoveASectionAndTheFocusGoesWithIt: Story = {
  parameters: { ...atTree, ...unpictured, msw: has() },
  async play({ canvas, userEvent, step }) {
    const tables = await line(canvas, 'Журнальные столы');
    tables.focus();
    const press = (key: string) => userEvent.keyboard(`{Alt>}{${key}}{/Alt}`);
    await step('up', async () => {
      await press('ArrowUp');
      await waitFor(() =>
        expect(names(canvas)).toEqual([
          ...['Гостиная', 'Диваны', 'Журнальные столы', 'Кресла', 'Спальня', 'Кровати', 'Осень дома'],
        ]),
      );
      await expect(
        await canvas.findByText('«Журнальные столы»: внутри «Гостиная», место 2 из 3'),
      ).toBeVisible();
      await expect(await line(canvas, 'Журнальные столы')).toHaveFocus();
    });
    await step('in, which opens the one around it', async () => {
      await press('ArrowRight');
      await waitFor(async () =>
        expect(await line(canvas, 'Журнальные столы')).toHaveAttribute('aria-level', '3'),
      );
      await expect(await line(canvas, 'Журнальные столы')).toHaveFocus();
      await expect(await canvas.findByText(/внутри «Диваны», место 4 из 4$/u)).toBeVisible();
    });
    await step('out, and out again', async () => {
      await press('ArrowLeft');
      await waitFor(async () =>
        expect(await line(canvas, 'Журнальные столы')).toHaveAttribute('aria-level', '2'),
      );
      await press('ArrowLeft');
      await waitFor(async () =>
        expect(await line(canvas, 'Журнальные столы')).toHaveAttribute('aria-level', '1'),
      );
      await expect(await line(canvas, 'Журнальные столы')).toHaveFocus();
    });
    await step('and back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }));
      await waitFor(async () =>
        expect(await line(canvas, 'Журнальные столы')).toHaveAttribute('aria-level', '2'),
      );
    });
  },
};

const middle = (element: Element, part = 0.5) => {
  const { left, top, height } = element.getBoundingClientRect();
  return { clientX: left + 20, clientY: top + height * part };
};
const pointer = { pointerId: 1, button: 0, isPrimary: true, bubbles: true };

export const AHandleDragsASectionIntoAnother: Story = {
  parameters: { ...atTree, msw: has() },
  async play({ canvas, step }) {
    const tables = await line(canvas, 'Журнальные столы');
    const beds = await line(canvas, 'Кровати');
    const grip = tables.querySelector('svg:last-of-type')!.closest('[aria-hidden=true]')!;
    await step('over the line of another one', async () => {
      await fireEvent.pointerDown(grip, { ...pointer, ...middle(tables) });
      await fireEvent.pointerMove(window, { ...pointer, ...middle(beds, 0.4) });
      await fireEvent.pointerMove(window, { ...pointer, ...middle(beds) });
      await waitFor(() =>
        expect(canvas.getByRole('tree').parentElement?.lastElementChild).toHaveAttribute(
          'data-state',
          'inside',
        ),
      );
    });
    await step('dropped it lies in it', async () => {
      await fireEvent.pointerUp(window, { ...pointer, ...middle(beds) });
      await expect(await canvas.findByText(/внутри «Кровати», место.1 из.1$/u)).toBeVisible();
      await expect(await line(canvas, 'Журнальные столы')).toHaveAttribute('aria-level', '3');
    });
  },
};

export const AMoveThatFailsIsTakenBack: Story = {
  parameters: {
    ...{ ...atTree, ...unpictured },
    msw: [
      mockMe(),
      mockCall('/api/admin/sections/move', () => {
        throw refusal('general.unavailable');
      }),
      ...mockSections(),
    ],
  },
  async play({ canvas, userEvent }) {
    (await line(canvas, 'Кресла')).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(screen.getAllByRole('status').length).toBeGreaterThan(0));
    await waitFor(() => expect(names(canvas).slice(0, 3)).toEqual(['Гостиная', 'Диваны', 'Кресла']));
    await expect(canvas.queryByRole('button', { name: 'Вернуть' })).toBeNull();
  },
};

export const AMenuMovesWhereNothingIsDragged: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Переместить' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Ниже/u }));
    await expect((await canvas.findAllByText(/место 2 из 3$/u)).length).toBeGreaterThan(0);
  },
};

export const ASectionIsFoundWhereItLies: Story = {
  parameters: { ...atTree, ...unpictured },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Найти раздел' }), 'углов');
    await waitFor(() => expect(names(canvas)).toEqual(['Гостиная', 'Диваны', 'Угловые']));
    await userEvent.keyboard('щ');
    await expect(await canvas.findByText(/^Ничего не.нашли$/u)).toBeVisible();
  },
};

export const NameAddressAndFiltersAreSavedAsOne: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const path = await canvas.findByRole('textbox', { name: 'Адрес' });
    await userEvent.clear(path);
    await userEvent.type(path, 'Прямые');
    await userEvent.click(save(canvas));
    await expect(path).toHaveAccessibleDescription(/^Латинские строчные/u);
    await userEvent.clear(path);
    await userEvent.type(path, 'straight');
    await expect(path).toHaveAccessibleDescription(/\/section\/pryamye-divany будет вести сюда/u);
    await userEvent.click(canvas.getByRole('switch', { name: 'Показывать: Ткань' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await screen.findByText('Сохранено')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Показывать: Ткань' })).not.toBeChecked();
    await expect(save(canvas)).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /^Как в.разделе выше$/u }));
    await expect(canvas.getByRole('switch', { name: 'Показывать: Ткань' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить' }));
  },
};

export const OneThatWasMergedIsTheOneThatStays: Story = {
  parameters: {
    ...unpictured,
    staff: { at: '/sections/99', route: '/sections/:id?' },
    msw: has(makeSectionRows(), makeStaffSection(), undefined, {}, { 99: 111 }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: 'Название' })).toHaveValue('Прямые диваны');
    await waitFor(async () =>
      expect(await line(canvas, 'Прямые диваны')).toHaveAttribute('aria-selected', 'true'),
    );
  },
};

export const ANameThatOneBesideItHasIsRefused: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const name = await canvas.findByRole('textbox', { name: 'Название' });
    await userEvent.clear(name);
    await userEvent.type(name, 'угловые');
    await userEvent.click(save(canvas));
    await expect(await canvas.findByText(/^Раздел с.таким названием здесь уже есть\.$/u)).toBeVisible();
    await expect(name).toHaveValue('угловые');
  },
};

export const AnEmptiedPlaceIsTheTopOnceItIsLeft: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const around = await canvas.findByRole('combobox', { name: /^Лежит в.разделе$/u });
    await userEvent.clear(around);
    await userEvent.type(around, 'кресла');
    await userEvent.click(await screen.findByRole('option', { name: 'Гостиная, Кресла' }));
    await expect((await canvas.findAllByText(/внутри «Кресла», место.1 из.1$/u)).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Очистить' }).at(0)!);
    await userEvent.tab();
    await expect((await canvas.findAllByText(/на.верхнем уровне, место.4 из.4$/u)).length).toBeGreaterThan(0);
    await expect(around).toHaveValue('Верхний уровень');
  },
};

export const AnAddressThatAnotherSectionHasIsRefused: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const path = await canvas.findByRole('textbox', { name: 'Адрес' });
    await userEvent.clear(path);
    await userEvent.type(path, 'kresla');
    await userEvent.click(save(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Этот адрес уже у.другого раздела/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить' }));
  },
};

export const GivenBackItIsWhatTheFeedSays: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть из файла: Название' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Название' })).toHaveValue('ДИВАНЫ ПРЯМЫЕ'),
    );
  },
};

export const HiddenFromTheShop: Story = {
  parameters: { msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('switch', { name: /^Виден в.магазине/u }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^На.сайте$/u })).toBeNull());
    await expect(await screen.findByText(/^Скрыт из.магазина$/u)).toBeVisible();
  },
};

export const SomebodyChangedTheSameFieldMeanwhile: Story = {
  parameters: {
    msw: has(makeSectionRows(), makeStaffSection(), (section) => ({ ...section, name: 'Диваны прямые' })),
  },
  async play({ canvas, userEvent }) {
    const name = await canvas.findByRole('textbox', { name: 'Название' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Прямые');
    await userEvent.click(save(canvas));
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText('Диваны прямые')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Взять сохранённое' }));
    await expect(name).toHaveValue('Диваны прямые');
    await userEvent.clear(name);
    await userEvent.type(name, 'Прямые');
    scrollTo(0, 0);
  },
};

const long = 'Диваны-трансформеры «Верхнеднепровская-Нижегородская-Константинопольская» шестиместные';

export const LongWordsStayInTheirPlace: Story = {
  parameters: {
    ...onPhone,
    msw: has(
      makeSectionRows().map((row) => (row.parent === 11 ? { ...row, name: long, hidden: true } : row)),
      makeStaffSection({
        ...{ name: long, path: 'divany-transformery-verhnedneprovskaya-nizhegorodskaya-konstantinopolskaya' },
        feed: { name: long.toUpperCase(), place: { parent: long } },
        before: ['divany-transformery-verhnedneprovskaya-nizhegorodskaya', 'pryamye'],
        way: ['Гостиная', long],
      }),
    ),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: 'Название' })).toHaveValue(long);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Loading: Story = {
  parameters: {
    ...atTree,
    ...unpictured,
    msw: [mockMe(), mockCall('/api/admin/sections/list', () => new Promise<never>(() => {}))],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Разделы', level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('tree')).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { ...atTree, ...unpictured, msw: has([]) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Разделов пока нет')).toBeVisible();
  },
};

export const NoneOfThisNumber: Story = {
  parameters: { ...unpictured, staff: { at: '/sections/999', route: '/sections/:id?' } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Нет такой записи')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    ...{ ...atTree, ...unpictured },
    msw: [mockMe(), mockCall('/api/admin/sections/list', () => refusal('general.unavailable'))],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};
