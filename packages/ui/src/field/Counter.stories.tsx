import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectToFit, longest, Matrix, Zoomed } from '../story-kit/index.ts';
import { Counter } from './Counter.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Counter',
  component: Counter,
  args: { control: 'wish', max: 40, text: 'Позвоните за час' },
  render: (args) => (
    <TextField
      label="Пожелание"
      id={args.control}
      defaultValue={String(args.text)}
      aside={<Counter {...args} />}
    />
  ),
} satisfies Meta<typeof Counter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const texts = { empty: '', some: longest.word, full: longest.label + longest.word, over: longest.name };
const lengths = Object.keys(texts) as (keyof typeof texts)[];

export const FromNothingToTooMuch: Story = {
  render: () => (
    <Matrix
      rows={lengths}
      columns={['under its field'] as const}
      cell={(length) => (
        <div style={{ width: '360px' }}>
          <TextField
            label="Пожелание"
            id={length}
            defaultValue={texts[length]}
            aside={<Counter control={length} max={58} text={texts[length]} />}
          />
        </div>
      )}
    />
  ),
};

export const LongWordsAndBigNumbersFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <TextField
        label={longest.label}
        id="long"
        hint={longest.text}
        defaultValue={longest.text}
        aside={<Counter control="long" max={longest.sum} text={longest.text} />}
      />
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

export const ItFollowsWhatIsTyped: Story = {
  args: { text: '' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const counter = canvas.getByText(/^0\s\/\s40$/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Пожелание' }), longest.label + longest.word);
    await expect(counter).toHaveTextContent('58 / 40');
    await expect(counter).toHaveAttribute('data-state', 'over');
  },
};
