import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fieldSizes } from '../field/index.ts';
import { Stack } from '../layout/index.ts';
import { choice, expectToFit, longest, Matrix, pseudo, Zoomed } from '../story-kit/index.ts';
import { Select, selectLooks } from './Select.tsx';

const options = [
  { value: 'popular', label: 'Сначала популярные' },
  { value: 'cheap', label: 'Сначала дешёвые' },
  { value: 'rating', label: 'Сначала с высокой оценкой', disabled: true },
  { value: 'new', label: 'Сначала новые' },
];
const stores = [
  {
    label: 'Екатеринбург',
    options: [
      { value: '1', label: 'ул. Малышева, 71' },
      { value: '2', label: 'ул. 8 Марта, 149' },
      { value: '3', label: 'пр. Космонавтов, 46' },
    ],
  },
  { label: 'Тюмень', options: [{ value: '4', label: 'ул. Республики, 52' }] },
  { label: 'Закрыты на ремонт', disabled: true, options: [{ value: '5', label: 'ул. Ленина, 8' }] },
];

const meta = {
  title: 'Components/Select',
  component: Select,
  argTypes: { look: choice(selectLooks), size: choice(fieldSizes) },
  args: { label: 'Порядок', options, onValueChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

const quiet = { chromatic: { disableSnapshot: true } } as const;
export const Playground: Story = { parameters: quiet };

export const Grouped: Story = {
  args: { label: 'Магазин', options: stores, placeholder: 'Выберите магазин' },
  parameters: quiet,
};

const states = ['empty', 'rest', 'hover', 'focus', 'invalid', 'disabled'] as const;

export const EveryLookInEveryState: Story = {
  render: () => (
    <Matrix
      rows={states}
      columns={['field m', 'field l', 'plain']}
      cell={(state, kind) => (
        <Select
          label="Порядок"
          hideLabel={kind === 'plain'}
          look={kind === 'plain' ? 'plain' : 'field'}
          size={kind === 'field l' ? 'l' : 'm'}
          options={options}
          placeholder={state === 'empty' ? 'Выберите порядок' : undefined}
          error={state === 'invalid' && kind !== 'plain' ? 'Выберите порядок' : undefined}
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
        {selectLooks.map((look) => (
          <Select
            key={look}
            look={look}
            label={longest.label}
            options={[{ value: '1', label: longest.name }]}
            hint={longest.text}
          />
        ))}
      </Stack>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

export const ChoosingTellsTheValue: Story = {
  parameters: quiet,
  play: async ({ args, canvasElement, step }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Порядок' });
    await step('Tab comes to it', async () => {
      await userEvent.tab();
      await expect(select).toHaveFocus();
    });
    await step('another one', async () => {
      await userEvent.selectOptions(select, 'Сначала новые');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('new');
      await expect(select).toHaveDisplayValue('Сначала новые');
    });
    await step('one that cannot be chosen', async () => {
      await userEvent.selectOptions(select, 'Сначала с высокой оценкой');
      await expect(args.onValueChange).toHaveBeenCalledOnce();
    });
  },
};

export const NothingIsChosenUntilOneChooses: Story = {
  args: { label: 'Магазин', options: stores, placeholder: 'Выберите магазин', required: true },
  parameters: quiet,
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Магазин' });
    await expect(select).toHaveValue('');
    await expect(select).toHaveDisplayValue('Выберите магазин');
    await expect(select).toBeInvalid();
    const group = within(select).getByRole('group', { name: 'Тюмень' });
    await userEvent.selectOptions(select, within(group).getByRole('option', { name: 'ул. Республики, 52' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4');
    await expect(select).toBeValid();
  },
};
