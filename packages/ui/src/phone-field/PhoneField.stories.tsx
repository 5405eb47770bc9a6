import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { expectToFit, longest, Matrix, pseudo, Zoomed } from '../story-kit/index.ts';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  args: { onValueChange: fn() },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

const quiet = { chromatic: { disableSnapshot: true } } as const;
export const Playground: Story = { parameters: quiet };

const states = ['empty', 'rest', 'hover', 'focus', 'readonly', 'invalid', 'disabled'] as const;
const numbers = ['+79122044108', '+375291234567'] as const;

export const ARussianAndAForeignNumberInEveryState: Story = {
  render: () => (
    <Matrix
      rows={states}
      columns={numbers}
      cell={(state, number) => (
        <PhoneField
          defaultValue={state === 'empty' ? '' : state === 'invalid' ? number.slice(0, 7) : number}
          hint={state === 'empty' ? 'Позвоним за час до доставки' : undefined}
          error={state === 'invalid' ? 'Не хватает 5 цифр' : undefined}
          readOnly={state === 'readonly'}
          disabled={state === 'disabled'}
          {...pseudo(state === 'hover' || state === 'focus' ? state : 'rest')}
        />
      )}
    />
  ),
};

export const LongWordsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Stack>
        <PhoneField label={longest.label} defaultValue="+442079460958123" hint={longest.text} />
      </Stack>
    </Zoomed>
  ),
  parameters: quiet,
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

const fieldIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Телефон' });

/** The text of the field with its caret. */
const seen = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  selectionStart === selectionEnd
    ? `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`
    : 'a selection';

const typed = async (field: HTMLInputElement, steps: readonly (readonly [keys: string, shown: string])[]) => {
  for (const [keys, shown] of steps) {
    await userEvent.keyboard(keys);
    await expect(seen(field)).toBe(shown);
  }
};

export const KeyByKeyEveryPrefixBecomesSeven: Story = {
  parameters: quiet,
  play: async ({ args, canvasElement, step }) => {
    const field = fieldIn(canvasElement);
    await userEvent.click(field);
    const rest = [
      ['1', '+7 91|'],
      ['2', '+7 912|'],
      ['2', '+7 912 2|'],
      ['0', '+7 912 20|'],
      ['4', '+7 912 204|'],
      ['4', '+7 912 204-4|'],
      ['1', '+7 912 204-41|'],
      ['0', '+7 912 204-41-0|'],
      ['8', '+7 912 204-41-08|'],
      ['9', '+7 912 204-41-08|'],
    ] as const;
    const starts = {
      '8…': [
        ['8', '+7|'],
        ['9', '+7 9|'],
      ],
      '7…': [
        ['7', '+7|'],
        ['9', '+7 9|'],
      ],
      '9…': [['9', '+7 9|']],
      '+7…': [
        ['+', '+|'],
        ['7', '+7|'],
        ['9', '+7 9|'],
      ],
      '+7 8…': [
        ['+7', '+7|'],
        ['8', '+7 8|'],
        ['9', '+7 9|'],
      ],
    } as const;
    for (const [name, start] of Object.entries(starts)) {
      await step(name, async () => {
        await userEvent.clear(field);
        await typed(field, [...start, ...rest]);
        await expect(args.onValueChange).toHaveBeenLastCalledWith('+79122044108');
      });
    }
  },
};

export const ANumberIsPastedWithAnyGarbageOverWhateverStands: Story = {
  args: { defaultValue: '+7343' },
  parameters: quiet,
  play: async ({ args, canvasElement }) => {
    const field = fieldIn(canvasElement);
    await userEvent.click(field);
    for (const pasted of [
      '8 (912) 204 41 08',
      'тел.: +7-912-204-41-08, Мария',
      '+7 8 912 204-41-08 доб. 12',
    ]) {
      await userEvent.paste(pasted);
      await expect(seen(field)).toBe('+7 912 204-41-08|');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('+79122044108');
      field.setSelectionRange(4, 6);
    }
  },
};

export const TheBrowserFillsItInInItsOwnShape: Story = {
  parameters: quiet,
  play: async ({ args, canvasElement }) => {
    const field = fieldIn(canvasElement);
    await expect(field).toHaveAttribute('autocomplete', 'tel');
    for (const filled of ['9122044108', '+7 (343) 200-00-00', '89122044108']) {
      await fireEvent.input(field, { target: { value: filled } });
    }
    await expect(field).toHaveValue('+7 912 204-41-08');
    await expect(args.onValueChange).toHaveBeenCalledWith('+73432000000');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+79122044108');
  },
};

export const EditingInTheMiddleKeepsTheCaretBesideTheDigit: Story = {
  args: { defaultValue: '+79122044108' },
  parameters: quiet,
  play: async ({ canvasElement, step }) => {
    const field = fieldIn(canvasElement);
    await userEvent.click(field);
    const at = (caret: number) => field.setSelectionRange(caret, caret);
    await step('Backspace takes one digit a press, separators along', async () => {
      at(8);
      await typed(field, [
        ['{Backspace}', '+7 912 |044-10-8'],
        ['{Backspace}', '+7 91|0 441-08'],
        ['{Backspace}', '+7 9|04 410-8'],
      ]);
    });
    await step('typing goes on there', () =>
      typed(field, [
        ['5', '+7 95|0 441-08'],
        ['1', '+7 951| 044-10-8'],
        ['2', '+7 951 2|04-41-08'],
        ['6', '+7 951 2|04-41-08'],
      ]),
    );
    await step('Delete stays where it is', async () => {
      at(6);
      await typed(field, [
        ['{Delete}', '+7 951| 044-10-8'],
        ['{Delete}', '+7 951| 441-08'],
      ]);
    });
    await step('a selection is typed over', async () => {
      field.setSelectionRange(3, 6);
      await typed(field, [['3', '+7 3|44 108']]);
    });
    await step('the country stays while there is a digit behind it', async () => {
      at(2);
      await typed(field, [['{Backspace}', '+7| 344 108']]);
      field.setSelectionRange(3, 10);
      await typed(field, [
        ['{Backspace}', '+7|'],
        ['{Backspace}', '|'],
      ]);
    });
  },
};

export const ForeignNumbersKeepTheirDigits: Story = {
  parameters: quiet,
  play: async ({ args, canvasElement }) => {
    const field = fieldIn(canvasElement);
    await userEvent.click(field);
    await typed(field, [
      ['+', '+|'],
      ['375', '+375|'],
      ['29', '+375 29|'],
      ['1234567', '+375 291 234 567|'],
    ]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+375291234567');
    await userEvent.clear(field);
    await userEvent.paste('00 49 30 1234567');
    await expect(seen(field)).toBe('+49 301 234 567|');
  },
};

export const CtrlZTakesBackAndCtrlYBringsBack: Story = {
  render: function Kept(args) {
    const [value, setValue] = useState('');
    const change = (next: string) => {
      args.onValueChange?.(next);
      setValue(next);
    };
    return <PhoneField {...args} value={value} onValueChange={change} />;
  },
  parameters: quiet,
  play: async ({ args, canvasElement, step }) => {
    const field = fieldIn(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('8912204');
    field.setSelectionRange(3, 6);
    await userEvent.keyboard('{Delete}');
    await expect(seen(field)).toBe('+7 |204');
    await step('back', async () => {
      await typed(field, [
        ['{Control>}z{/Control}', '+7 912| 204'],
        ['{Control>}я{/Control}', '+7 912 20|'],
      ]);
      await expect(args.onValueChange).toHaveBeenLastCalledWith('+791220');
    });
    await step('forth', () =>
      typed(field, [
        ['{Control>}y{/Control}', '+7 912 204|'],
        ['{Control>}{Shift>}z{/Shift}{/Control}', '+7| 204'],
        ['{Control>}y{/Control}', '+7| 204'],
      ]),
    );
    await step('all the way', async () => {
      await userEvent.keyboard(`{Control>}${'z'.repeat(12)}{/Control}`);
      await expect(field).toHaveValue('');
    });
  },
};
