import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { choice, expectToFit, longest, Matrix, Zoomed } from '../story-kit/index.ts';
import { Rating, ratingLooks, ratingSizes } from './Rating.tsx';

const reviews = ['отзыв', 'отзыва', 'отзывов'] as const;

const meta = {
  title: 'Components/Rating',
  component: Rating,
  argTypes: { look: choice(ratingLooks), size: choice(ratingSizes), countForms: { control: false } },
  args: { value: 4.6, count: 126, countForms: reviews },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const values = ['nobody', '0.3', '2.5', '4.6', '5'] as const;

export const EveryLookAtEveryValue: Story = {
  render: (args) => (
    <Matrix
      rows={ratingLooks.flatMap((look) => ratingSizes.map((size) => `${look} ${size}`))}
      columns={values}
      cell={(row, value) => (
        <Rating
          {...args}
          look={row.startsWith('short') ? 'short' : 'stars'}
          size={row.endsWith('m') ? 'm' : 's'}
          value={value === 'nobody' ? null : Number(value)}
          count={value === 'nobody' ? 0 : 21}
        />
      )}
    />
  ),
};

export const LongWordsAndBigCountsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Stack>
        <Rating
          value={4.6}
          max={10}
          size="m"
          count={longest.sum}
          countForms={[longest.word, longest.word, longest.label]}
        />
        <Rating value={null} countForms={[longest.word, longest.word, longest.name]} />
      </Stack>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

export const ItIsHeardInWordsWithTheRightPlural: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Stack>
      {[1, 3, 11, 126].map((count) => (
        <Rating key={count} {...args} count={count} />
      ))}
      <Rating {...args} value={null} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('img', { name: '4,6 из 5' })).toHaveLength(4);
    for (const words of ['1 отзыв', '3 отзыва', '11 отзывов', '126 отзывов', 'Нет отзывов'])
      await expect(canvas.getByText(words)).toBeVisible();
  },
};
