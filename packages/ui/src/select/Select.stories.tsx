import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { choice, Matrix, pseudo } from '../story-kit/index.ts';
import { Select, selectLooks } from './Select.tsx';

const options = [
  { value: 'popular', label: 'Сначала популярные' },
  { value: 'cheap', label: 'Сначала дешёвые' },
  { value: 'new', label: 'Сначала новые' },
];

const meta = {
  title: 'Components/Select',
  component: Select,
  argTypes: { look: choice(selectLooks) },
  args: { label: 'Порядок', options, onValueChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };

export const EveryLookInEveryState: Story = {
  render: () => (
    <Matrix
      rows={selectLooks}
      columns={['rest', 'focus', 'invalid', 'disabled']}
      cell={(look, state) => (
        <Select
          label="Порядок"
          hideLabel={look === 'plain'}
          look={look}
          options={options}
          error={state === 'invalid' && look === 'field' ? 'Выберите порядок' : undefined}
          disabled={state === 'disabled'}
          {...pseudo(state)}
        />
      )}
    />
  ),
};

export const ChoosingTellsTheValue: Story = {
  parameters: { pictures: false },
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Порядок' });
    await userEvent.selectOptions(select, 'Сначала новые');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('new');
  },
};
