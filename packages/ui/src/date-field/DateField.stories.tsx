import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { expectToFit, longest, Matrix, pseudo, pseudoStates, Zoomed } from '../story-kit/index.ts';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Components/DateField',
  component: DateField,
  argTypes: { disabledReason: { control: false } },
  args: { label: 'Дата доставки', today: '2026-11-21', onValueChange: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: 'Дата доставки' });
const buttonOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Открыть календарь' });
const opened = () => screen.findByRole('dialog', { name: 'Дата доставки' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const day = (name: string) => screen.getByRole('gridcell', { name });

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const states = [...pseudoStates, 'invalid', 'disabled'] as const;

export const EmptyAndFilledInEveryState: Story = {
  render: (args) => (
    <Matrix
      rows={['empty', 'filled']}
      columns={states}
      cell={(row, state) => (
        <div style={{ width: '180px' }}>
          <DateField
            {...args}
            defaultValue={row === 'filled' ? '2026-11-24' : null}
            hint="Привозим с 9 до 21"
            error={state === 'invalid' ? 'Выберите день' : undefined}
            disabled={state === 'disabled'}
            {...pseudo(state)}
          />
        </div>
      )}
    />
  ),
};

const narrow: Story['decorators'] = [(Child) => <div style={{ maxWidth: '300px' }}>{Child()}</div>];

export const TheCalendarHangsUnderTheField: Story = {
  args: { defaultValue: '2026-11-24', min: '2026-11-21', max: '2026-12-21' },
  decorators: narrow,
  parameters: { pictures: { whole: true } },
  play: async ({ canvasElement }) => {
    await userEvent.click(buttonOf(canvasElement));
    await expect(await opened()).toBeVisible();
  },
};

export const OnAPhoneItIsASheet: Story = {
  args: { defaultValue: '2026-11-24' },
  decorators: narrow,
  parameters: { pictures: { whole: true }, chromatic: { modes: { phone: { disable: false } } } },
  beforeEach() {
    const asked = spyOn(window, 'matchMedia');
    asked.mockReturnValue({ matches: true } as MediaQueryList);
    return () => asked.mockRestore();
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(buttonOf(canvasElement));
    const sheet = within(await opened());
    await userEvent.click(sheet.getByRole('button', { name: 'Следующий месяц' }));
    await expect(sheet.getByRole('grid', { name: 'декабрь 2026' })).toBeVisible();
  },
};

export const LongWordsFitAt200PercentZoom: Story = {
  args: { label: longest.label, hint: longest.text, error: longest.name, defaultValue: '2026-11-24' },
  render: (args) => (
    <Zoomed>
      <DateField {...args} optional />
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

export const AFormThatIsResetHasTheDayItHadAtFirst: Story = {
  args: { defaultValue: '2026-11-24', name: 'day' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form aria-label="Доставка">
      <DateField {...args} />
      <button type="reset">Сбросить</button>
    </form>
  ),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Доставка' });
    const field = fieldOf(canvasElement);
    const reset = canvas.getByRole('button', { name: 'Сбросить' });
    for (const typed of ['25.11.2026', 'завтрак']) {
      await step(`after ${typed}`, async () => {
        await userEvent.clear(field);
        await userEvent.type(field, typed);
        await userEvent.click(reset);
        await waitFor(() => expect(field).toHaveValue('24.11.2026'));
        await expect(field).toBeValid();
        await expect(new FormData(form).get('day')).toBe('2026-11-24');
      });
    }
  },
};

export const ADayIsTypedInAnyUsualShape: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const field = fieldOf(canvasElement);
    const shapes = ['24.11.2026', '24.11', '24 ноя', '24112026', '2026-11-24T09:00:00Z', 'вт, 24 ноября'];
    for (const [index, shape] of shapes.entries()) {
      await step(shape, async () => {
        await userEvent.clear(field);
        await userEvent.paste(shape);
        await userEvent.keyboard('{Enter}');
        await expect(field).toHaveValue('24.11.2026');
        await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-24');
        await userEvent.clear(field);
        await userEvent.keyboard('{Enter}');
        await expect(args.onValueChange).toHaveBeenCalledTimes(2 * (index + 1));
      });
    }
    await step('leaving the field counts too', async () => {
      await userEvent.type(field, 'завтра');
      await userEvent.tab();
      await expect(field).toHaveValue('22.11.2026');
    });
  },
};

export const WhatCannotBeReadStaysAndSaysWhatIsWrong: Story = {
  args: { min: '2026-11-21', defaultValue: '2026-11-24' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const field = fieldOf(canvasElement);
    const wrong = async (text: string, problem: RegExp) => {
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
      await expect(field).toHaveValue(text);
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(problem);
    };
    await step('no date', () => wrong('скоро', /^Не похоже на дату/));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await step('no such day', () => wrong('31.11', /^В ноябре 30.дней$/));
    await step('too early', () => wrong('20.11.2026', /^Можно с 21 ноября 2026$/));
    await step('the next letter takes the words away', async () => {
      await userEvent.type(field, '2');
      await expect(field).toBeValid();
    });
    await step('Esc takes the text back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('');
    });
  },
};

export const TheKeyboardOpensChoosesAndComesBack: Story = {
  args: { defaultValue: '2026-11-24' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const field = fieldOf(canvasElement);
    const button = buttonOf(canvasElement);
    await step('Down in the field opens it at the chosen day', async () => {
      field.focus();
      await userEvent.keyboard('{ArrowDown}');
      await opened();
      await waitFor(() => expect(day('вторник, 24 ноября 2026')).toHaveFocus());
    });
    await step('Enter chooses, and the focus is in the field again', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await closed();
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveValue('25.11.2026');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-25');
    });
    await step('the button opens it and Esc closes it', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await opened();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(day('среда, 25 ноября 2026')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await closed();
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('a second press on the button closes it', async () => {
      await userEvent.click(button);
      await opened();
      await userEvent.click(button);
      await closed();
    });
  },
};

export const AFormSendsTheDayAndThePageCanSetIt: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Kept(args) {
    const [value, setValue] = useState<string | null>('2026-11-24');
    return (
      <form aria-label="Доставка">
        <Stack>
          <DateField {...args} name="day" value={value} onValueChange={setValue} />
          <Button onClick={() => setValue('2026-12-31')}>Позже</Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form', { name: 'Доставка' });
    const sent = () => new FormData(form).get('day');
    await expect(sent()).toBe('2026-11-24');
    await userEvent.clear(fieldOf(canvasElement));
    await userEvent.type(fieldOf(canvasElement), 'никогда');
    await userEvent.click(within(form).getByRole('button', { name: 'Позже' }));
    await expect(fieldOf(canvasElement)).toHaveValue('31.12.2026');
    await expect(sent()).toBe('2026-12-31');
  },
};
