import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectToFit, longest, Matrix, Zoomed } from '../story-kit/index.ts';
import { StatusLine, stepStates } from './StatusLine.tsx';

const back = fn();

const meta = {
  title: 'Components/StatusLine',
  component: StatusLine,
  args: {
    label: 'Ход заказа',
    steps: [
      { label: 'Оформлен', detail: '12:31, сайт', state: 'done' },
      { label: 'Оплачен', detail: '12:41, карта', state: 'done' },
      { label: 'Собираем', detail: 'до 23 ноября', state: 'now' },
      { label: 'Доставка', detail: 'вт, 24 ноября', state: 'later' },
    ],
  },
} satisfies Meta<typeof StatusLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const widths = { narrow: '180px', wide: '480px' } as const;

export const EveryStateNarrowAndWide: Story = {
  render: () => (
    <Matrix
      rows={stepStates}
      columns={['narrow', 'wide'] as const}
      cell={(state, width) => (
        <div style={{ width: widths[width] }}>
          <StatusLine
            label={`${state} ${width}`}
            steps={[
              { label: 'Оплата', detail: '12:41, карта', state },
              { label: 'Чек', state, render: <a href={`#${width}-${state}`}>Чек</a> },
            ]}
          />
        </div>
      )}
    />
  ),
};

export const TheStepThatIsDueIsMarked: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  play: async ({ canvasElement }) => {
    const steps = within(within(canvasElement).getByRole('list', { name: 'Ход заказа' })).getAllByRole(
      'listitem',
    );
    await expect(steps.map((step) => step.dataset['state'])).toEqual(['done', 'done', 'now', 'later']);
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
    await expect(steps[2]).toHaveTextContent('Сейчас: Собираем');
  },
};

export const AStepMayFail: Story = {
  args: {
    steps: [
      { label: 'Оформлен', detail: '12:31, сайт', state: 'done' },
      { label: 'Оплата не прошла', detail: 'попробуйте ещё раз', state: 'failed' },
      { label: 'Сборка', state: 'later' },
      { label: 'Доставка', state: 'later' },
    ],
  },
};

export const LongWordsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <StatusLine
        label="Ход заказа"
        steps={stepStates.map((state) => ({ label: longest.label, detail: longest.word, state }))}
      />
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

export const OneGoesBackToAStepByItsLinkOrButton: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    label: 'Оформление',
    steps: [
      { label: 'Контакты', state: 'done', render: <button type="button" onClick={back} /> },
      { label: 'Доставка', state: 'now' },
      { label: 'Оплата', state: 'later' },
    ],
  },
  beforeEach: () => void back.mockClear(),
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Оформление' }));
    await expect(list.getAllByRole('button')).toHaveLength(1);
    await userEvent.tab();
    await expect(list.getByRole('button', { name: 'Контакты' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(back).toHaveBeenCalledOnce();
  },
};
