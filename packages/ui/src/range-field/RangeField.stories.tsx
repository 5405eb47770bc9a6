import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { expectToFit, InState, longest, Matrix, pseudoStates, Zoomed } from '../story-kit/index.ts';
import type { NumberRange } from './range.ts';
import { RangeField } from './RangeField.tsx';

const chosen: NumberRange = { from: 45_000, to: 120_000 };

const meta = {
  title: 'Components/RangeField',
  component: RangeField,
  args: {
    label: 'Цена',
    unit: '₽',
    min: 9990,
    max: 239_990,
    step: 1000,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
} satisfies Meta<typeof RangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const group = within(within(canvasElement).getByRole('group', { name: /^Цена/ }));
  return {
    from: group.getByRole('textbox', { name: 'Цена от' }),
    to: group.getByRole('textbox', { name: 'Цена до' }),
    low: group.getByRole('slider', { name: 'Цена от' }),
    high: group.getByRole('slider', { name: 'Цена до' }),
  };
};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const states = ['empty', 'one bound', 'both bounds', 'disabled'] as const;
const values: Partial<Record<string, NumberRange>> = {
  'one bound': { from: 45_000, to: null },
  'both bounds': chosen,
  disabled: chosen,
};

export const ShortAndLongNumbersInEveryState: Story = {
  render: (args) => (
    <Matrix
      rows={[239_990, longest.sum]}
      columns={states}
      cell={(max, state) => (
        <div style={{ width: '256px' }}>
          <RangeField {...args} max={max} defaultValue={values[state]} disabled={state === 'disabled'} />
        </div>
      )}
    />
  ),
};

export const TheFieldAndTheThumbUnderThePointerAndWithTheFocus: Story = {
  render: (args) => (
    <Matrix
      rows={['field', 'thumb']}
      columns={pseudoStates}
      cell={(part, state) => (
        <InState state={state} part={part === 'field' ? 'input' : '[role=slider]'}>
          <div style={{ width: '256px' }}>
            <RangeField {...args} defaultValue={chosen} />
          </div>
        </InState>
      )}
    />
  ),
};

export const LongWordsAndBigSumsFitAt200PercentZoom: Story = {
  render: (args) => (
    <Zoomed>
      <Stack>
        <RangeField
          {...args}
          label={longest.label}
          min={longest.nothing}
          max={longest.sum}
          defaultValue={{ from: longest.nothing, to: longest.sum }}
          hint={longest.text}
        />
        <RangeField {...args} label="Нечего выбирать" min={longest.sum} max={longest.sum} />
      </Stack>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

export const TypedBoundsMoveTheThumbsAndAreToldOnce: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const { from, to, low, high } = parts(canvasElement);
    await step('nothing is told while one types', async () => {
      await userEvent.type(from, '45000');
      await expect(from).toHaveValue('45000');
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step('leaving the field tells it, with thousands apart', async () => {
      await userEvent.tab();
      await expect(from).toHaveValue('45\u00A0000');
      await expect(low).toHaveAttribute('aria-valuetext', '45\u00A0000\u00A0₽');
      await expect(args.onValueCommit).toHaveBeenLastCalledWith({ from: 45_000, to: null });
    });
    await step('so does Enter', async () => {
      await userEvent.type(to, '120 000 ₽{Enter}');
      await expect(high).toHaveAttribute('aria-valuenow', '120000');
      await expect(args.onValueCommit).toHaveBeenLastCalledWith(chosen);
    });
    await userEvent.click(canvasElement);
    await expect(args.onValueCommit).toHaveBeenCalledTimes(2);
  },
};

export const TypedBoundsStayWithinTheLimitsAndChangePlacesRatherThanCross: Story = {
  args: { defaultValue: chosen },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const { from, to } = parts(canvasElement);
    const type = async (field: HTMLElement, text: string, shown: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
      await expect(field).toHaveValue(shown);
    };
    await step('past the other one they change places', async () => {
      await type(from, '200000', '120\u00A0000');
      await expect(to).toHaveValue('200\u00A0000');
      await type(to, '20000', '120\u00A0000');
      await expect(from).toHaveValue('20\u00A0000');
    });
    await step('below the least it is the least', () => type(from, '5', '9\u00A0990'));
    await step('above the greatest it is the greatest', () => type(to, '999999', '239\u00A0990'));
    await step('nothing is no bound', async () => {
      await userEvent.clear(to);
      await userEvent.tab();
      await expect(args.onValueCommit).toHaveBeenLastCalledWith({ from: 9990, to: null });
    });
  },
};

export const WhatIsNoNumberStaysAndSaysSo: Story = {
  args: { defaultValue: chosen },
  play: async ({ args, canvasElement, step }) => {
    const { from, to, low } = parts(canvasElement);
    const refused = (field: HTMLElement) => expect(field).toHaveAccessibleDescription('Введите число');
    await step('once the field is left, not before', async () => {
      await userEvent.clear(to);
      await userEvent.type(to, '90 тыс');
      await expect(to).toBeValid();
      await userEvent.tab();
      await expect(to).toHaveValue('90 тыс');
      await refused(to);
      await userEvent.clear(from);
      await userEvent.type(from, '10 тыс{Enter}');
      await expect(from).toHaveValue('10 тыс');
      await refused(from);
    });
    await step('it stays when one comes back, and goes with a number', async () => {
      await userEvent.click(to);
      await expect(to).toHaveValue('90 тыс');
      await expect(args.onValueCommit).not.toHaveBeenCalled();
      await userEvent.type(to, '{End}{Backspace>4/}000');
      await expect(to).toHaveValue('90000');
      await expect(to).toBeValid();
      await userEvent.tab();
      await expect(args.onValueCommit).toHaveBeenLastCalledWith({ ...chosen, to: 90_000 });
    });
    await step('a thumb brings a number, too', async () => {
      low.focus();
      await userEvent.keyboard('{Home}');
      await expect(from).toHaveValue('');
      await expect(from).toBeValid();
    });
    await step('beside a bound as well', async () => {
      await userEvent.clear(to);
      await userEvent.type(to, 'до 90 тыс{Enter}');
      await refused(to);
    });
  },
};

export const WhatWasRefusedAndTakenBackIsForgotten: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Reset(args) {
    const [resets, setResets] = useState(0);
    return (
      <form>
        <RangeField {...args} resets={resets} />
        <button type="reset">Очистить</button>
        <button type="button" onClick={() => setResets(resets + 1)}>
          Сбросить всё
        </button>
      </form>
    );
  },
  play: async ({ canvasElement, step }) => {
    const { from } = parts(canvasElement);
    const leave = async () => {
      await userEvent.type(from, 'abc');
      await userEvent.tab();
      await expect(from).toBeInvalid();
    };
    const typesAnew = async () => {
      await waitFor(() => expect(from).toHaveValue(''));
      await expect(from).toBeValid();
      await userEvent.type(from, '-');
      await expect(from).toBeValid();
      await userEvent.clear(from);
    };
    await step('by Esc', async () => {
      await leave();
      await userEvent.type(from, '{Escape}');
      await typesAnew();
    });
    for (const name of ['Очистить', 'Сбросить всё']) {
      await step(`by «${name}»`, async () => {
        await leave();
        await userEvent.click(within(canvasElement).getByRole('button', { name }));
        await typesAnew();
      });
    }
  },
};

export const WhileOneEditsTheDigitsStandTogether: Story = {
  args: { defaultValue: chosen },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const { from } = parts(canvasElement);
    await userEvent.click(from);
    await expect(from).toHaveValue('45000');
    await userEvent.keyboard('7{Escape}');
    await expect(from).toHaveValue('45000');
    await userEvent.tab();
    await expect(from).toHaveValue('45\u00A0000');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ThumbsMoveByEveryKeyAndStopAtOneAnother: Story = {
  args: { defaultValue: chosen },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const { from, to, low, high } = parts(canvasElement);
    const at = (thumb: HTMLElement, value: number) =>
      expect(thumb).toHaveAttribute('aria-valuenow', String(value));
    await step('Tab goes through the fields, then the thumbs', async () => {
      for (const stop of [from, to, low]) {
        await userEvent.tab();
        await expect(stop).toHaveFocus();
      }
    });
    await step('a step, ten steps; the field follows', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(from).toHaveValue('45\u00A0990');
      await userEvent.keyboard('{PageUp}{ArrowLeft}{PageDown}');
      await at(low, 44_990);
    });
    await step('End goes to the other thumb and no further', async () => {
      await userEvent.keyboard('{End}{ArrowRight}{PageUp}');
      await at(low, 120_000);
      await expect(low).toHaveFocus();
      await expect(low).toHaveAttribute('aria-valuemax', '120000');
    });
    await step('Home of the other one as well', async () => {
      await userEvent.keyboard('{Home}');
      await at(low, 9990);
      await userEvent.tab();
      await userEvent.keyboard('{Home}');
      await at(high, 9990);
    });
    await step('at its end a thumb asks for nothing', async () => {
      await userEvent.keyboard('{End}');
      await expect(to).toHaveValue('');
      await expect(args.onValueCommit).toHaveBeenLastCalledWith({ from: null, to: null });
    });
  },
};

export const ThePageCanKeepTheBounds: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Kept(args) {
    const [value, setValue] = useState<NumberRange>(chosen);
    return (
      <Stack>
        <RangeField {...args} value={value} onValueChange={setValue} />
        <button type="button" onClick={() => setValue({ from: null, to: null })}>
          Сбросить
        </button>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const { from, low } = parts(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Сбросить' }));
    await expect(from).toHaveValue('');
    await expect(low).toHaveAttribute('aria-valuenow', '9990');
  },
};
