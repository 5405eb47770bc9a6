import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextField } from '../field/index.ts';
import { Stack } from '../layout/index.ts';
import { Radio, RadioGroup } from '../radio/index.ts';
import { expectToFit, longest, Matrix, Zoomed } from '../story-kit/index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const errors = [
  { field: 'name', text: 'Напишите имя и фамилию' },
  { field: 'phone', text: 'В номере телефона не хватает 5 цифр' },
];

const meta = {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  args: { errors },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

const quiet = { chromatic: { disableSnapshot: true } } as const;
export const Playground: Story = { parameters: quiet };

const kinds = {
  'one error': errors.slice(0, 1),
  'two errors': errors,
  'a title of its own': errors,
} as const;

export const EveryNumberOfErrors: Story = {
  render: () => (
    <Matrix
      rows={['rest', 'focus']}
      columns={Object.keys(kinds) as (keyof typeof kinds)[]}
      cell={(state, kind) => (
        <ErrorSummary
          errors={kinds[kind]}
          title={kind === 'a title of its own' ? 'Заказ не оформлен' : undefined}
          data-pseudo={state === 'focus' ? 'focus' : undefined}
        />
      )}
    />
  ),
};

export const LongWordsFitAt200PercentZoom: Story = {
  args: { title: longest.label, errors: [{ field: 'long', text: longest.text }] },
  render: (args) => (
    <Zoomed>
      <ErrorSummary {...args} />
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

function Form() {
  const [attempt, setAttempt] = useState(0);
  const all = [
    { field: 'summary-name', text: 'Напишите имя' },
    { field: 'summary-pay', text: 'Выберите, как платить' },
  ];
  return (
    <Stack>
      <ErrorSummary errors={attempt > 0 ? all : []} attempt={attempt} />
      <TextField id="summary-name" label="ФИО" error={attempt > 0 ? 'Напишите имя' : undefined} />
      <RadioGroup id="summary-pay" label="Способ оплаты">
        <Radio value="card">Картой</Radio>
        <Radio value="cash">Наличными</Radio>
      </RadioGroup>
      <Button onClick={() => setAttempt(attempt + 1)}>Оформить заказ</Button>
    </Stack>
  );
}

export const ItTakesTheFocusAndItsLinksLeadIntoTheFields: Story = {
  parameters: quiet,
  render: () => <Form />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Оформить заказ' }));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await step('it appears and takes the focus', async () => {
      await send();
      await expect(canvas.getByRole('alert', { name: /^Исправьте 2.ошибки$/ })).toHaveFocus();
      await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Исправьте 2 ошибки');
    });
    await step('Tab comes to its links, Enter leads to a field', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'ФИО' })).toHaveFocus();
    });
    await step('to the first of a group', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Выберите, как платить' }));
      await expect(canvas.getByRole('radio', { name: 'Картой' })).toHaveFocus();
    });
    await step('sent again it takes the focus again', async () => {
      await send();
      await expect(canvas.getByRole('alert')).toHaveFocus();
    });
  },
};
