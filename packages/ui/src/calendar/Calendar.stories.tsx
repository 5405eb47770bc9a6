import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../layout/index.ts';
import { expectToFit, longest, Matrix, pseudo, pseudoStates, Zoomed } from '../story-kit/index.ts';
import { Calendar } from './Calendar.tsx';
import { addDays, weekdayOf } from './day.ts';
import { DayCell } from './DayCell.tsx';
import { RangeCalendar } from './RangeCalendar.tsx';

const SUNDAY = 6;
const closedOnSundays = (day: string) => (weekdayOf(day) === SUNDAY ? 'В воскресенье не возим' : undefined);

const meta = {
  title: 'Components/Calendar',
  component: Calendar,
  subcomponents: { RangeCalendar },
  argTypes: { disabledReason: { control: false } },
  args: { label: 'Дата доставки', today: '2026-11-21', defaultValue: '2026-11-24', onValueChange: fn() },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const cell = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('gridcell', { name });

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const kinds = [
  'plain',
  'today',
  'outside',
  'selected',
  'start',
  'middle',
  'end',
  'disabled',
  'beyond',
] as const;
const bands = ['start', 'middle', 'end'] as const;

export const EveryDayInEveryState: Story = {
  render: () => (
    <Matrix
      rows={pseudoStates}
      columns={kinds}
      cell={(state, kind) => (
        <div style={{ width: '44px' }}>
          <table role="grid" aria-label={`${kind} ${state}`} style={{ width: '100%' }}>
            <tbody>
              <tr>
                <DayCell
                  day="2026-11-24"
                  today={kind === 'today'}
                  outside={kind === 'outside'}
                  selected={kind === 'selected' || kind === 'start' || kind === 'end'}
                  band={bands.find((band) => band === kind)}
                  beyond={kind === 'beyond'}
                  reason={kind === 'disabled' || kind === 'beyond' ? 'Склад не работает' : undefined}
                  {...pseudo(state)}
                />
              </tr>
            </tbody>
          </table>
        </div>
      )}
    />
  ),
};

export const OneDayAWeekOfDaysAndDaysThatCannotBeChosen: Story = {
  render: (args) => (
    <Inline gap={8} align="start">
      <div style={{ width: '308px' }}>
        <Calendar {...args} />
      </div>
      <div style={{ width: '308px' }}>
        <RangeCalendar
          label="Период"
          today={args.today}
          defaultValue={{ from: '2026-11-12', to: '2026-11-24' }}
        />
      </div>
      <div style={{ width: '308px' }}>
        <Calendar {...args} min={args.today} max={addDays(args.today, 21)} disabledReason={closedOnSundays} />
      </div>
    </Inline>
  ),
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
};

export const AtANarrowWindowUnder200PercentZoomItFits: Story = {
  args: { label: longest.label, min: '2026-11-25', max: '2026-12-25', disabledReason: () => longest.text },
  render: (args) => (
    <Zoomed>
      <Calendar {...args} />
    </Zoomed>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(cell(canvasElement, `суббота, 28 ноября 2026, ${longest.text}`));
    await expectToFit(canvasElement);
  },
};

export const EveryKeyOfTheGridMovesTheDay: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const on = (name: string) => expect(cell(canvasElement, name)).toHaveFocus();
    const at = async (keys: string, name: string) => {
      await userEvent.keyboard(keys);
      await on(name);
    };
    await step('Tab passes the head and enters at the chosen day', async () => {
      for (let stop = 0; stop < 5; stop += 1) await userEvent.tab();
      await on('вторник, 24 ноября 2026');
    });
    await step('arrows go by a day and a week, over the edge of the month too', async () => {
      await at('{ArrowRight}', 'среда, 25 ноября 2026');
      await at('{ArrowDown}', 'среда, 2 декабря 2026');
      await at('{ArrowLeft}{ArrowUp}', 'вторник, 24 ноября 2026');
    });
    await step('Home and End go to Monday and Sunday', async () => {
      await at('{End}', 'воскресенье, 29 ноября 2026');
      await at('{Home}', 'понедельник, 23 ноября 2026');
    });
    await step('page keys go by a month, with Shift by a year', async () => {
      await at('{PageUp}', 'пятница, 23 октября 2026');
      await at('{PageDown}{PageDown}', 'среда, 23 декабря 2026');
      await at('{Shift>}{PageUp}{/Shift}', 'вторник, 23 декабря 2025');
      await at('{Shift>}{PageDown}{/Shift}', 'среда, 23 декабря 2026');
    });
    await step('a shorter month ends earlier', async () => {
      await at('{PageDown}{ArrowDown}{ArrowRight}', 'воскресенье, 31 января 2027');
      await at('{PageDown}', 'воскресенье, 28 февраля 2027');
    });
    await step('Enter and Space choose', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-02-28');
      await at('{ArrowLeft} ', 'суббота, 27 февраля 2027');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-02-27');
      await expect(cell(canvasElement, 'суббота, 27 февраля 2027')).toHaveAttribute('aria-selected', 'true');
    });
  },
};

export const MonthAndYearAreLeafedOrChosen: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const shown = (name: string) => expect(canvas.getByRole('grid', { name })).toBeVisible();
    await shown('ноябрь 2026');
    await step('by the buttons, which keep the focus', async () => {
      const next = canvas.getByRole('button', { name: 'Следующий месяц' });
      await userEvent.click(next);
      await userEvent.click(next);
      await shown('январь 2027');
      await expect(next).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Предыдущий месяц' }));
      await shown('декабрь 2026');
    });
    await step('by their names', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Месяц' }), 'февраль');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Год' }), '2028');
      await shown('февраль 2028');
      await expect(canvas.getByRole('gridcell', { name: 'вторник, 29 февраля 2028' })).toBeVisible();
    });
  },
};

export const DaysThatCannotBeChosenSayWhy: Story = {
  args: { min: '2026-11-21', max: '2026-12-05', disabledReason: closedOnSundays },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('in words, to the eye and to the ear', async () => {
      const sunday = cell(canvasElement, 'воскресенье, 29 ноября 2026, В воскресенье не возим');
      await expect(sunday).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(sunday);
      await expect(canvas.getByText('В воскресенье не возим')).toBeVisible();
      await userEvent.keyboard('{Enter}');
    });
    await step('before the first and after the last', async () => {
      await userEvent.click(cell(canvasElement, 'пятница, 20 ноября 2026, Можно с 21 ноября 2026'));
      await expect(canvas.getByText('Можно с 21 ноября 2026')).toBeVisible();
    });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await step('keys stop at the last one, leafing at its month', async () => {
      cell(canvasElement, 'воскресенье, 29 ноября 2026, В воскресенье не возим').focus();
      await userEvent.keyboard('{PageDown}');
      await expect(cell(canvasElement, 'суббота, 5 декабря 2026')).toHaveFocus();
      const next = canvas.getByRole('button', { name: 'Следующий месяц' });
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(next);
      await expect(canvas.getByRole('grid', { name: 'декабрь 2026' })).toBeVisible();
    });
  },
};

export const TodayIsTheOneThatIsGiven: Story = {
  args: { today: '2024-02-29', defaultValue: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const today = cell(canvasElement, 'четверг, 29 февраля 2024');
    await expect(today).toHaveAttribute('aria-current', 'date');
    await expect(today).toHaveAttribute('tabindex', '0');
  },
};

export const ARangeIsPickedByTwoPressesInAnyOrder: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ onValueChange: _one, defaultValue: _day, value: _value, ...args }) => (
    <RangeCalendar {...args} />
  ),
  play: async ({ canvasElement, step }) => {
    const selected = () =>
      within(canvasElement)
        .getAllByRole('gridcell', { selected: true })
        .map((day) => day.textContent);
    await step('by the pointer', async () => {
      await userEvent.click(cell(canvasElement, 'четверг, 26 ноября 2026'));
      await userEvent.hover(cell(canvasElement, 'вторник, 24 ноября 2026'));
      await expect(cell(canvasElement, 'среда, 25 ноября 2026')).toHaveAttribute('data-band', 'middle');
      await userEvent.click(cell(canvasElement, 'вторник, 24 ноября 2026'));
      await expect(selected()).toEqual(['24', '26']);
    });
    await step('by the keyboard', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}{ArrowRight} ');
      await expect(selected()).toEqual(['1', '3']);
    });
  },
};
