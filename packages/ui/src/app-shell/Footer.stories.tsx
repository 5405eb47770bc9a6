import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import {
  expectToFit,
  insideOf,
  longest,
  OwnWindow,
  pseudo,
  pseudoStates,
  Zoomed,
} from '../story-kit/index.ts';
import { Text } from '../text/index.ts';
import { Footer } from './Footer.tsx';
import { columnOf, footer, quiet } from './shell.fixtures.tsx';

const meta = {
  title: 'Patterns/Footer',
  component: Footer,
  args: footer,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { modes: { phone: { disable: false } } } } };

export const EveryLinkInEveryState: Story = {
  args: {
    columns: ['Покупателю', 'О Сирени', 'Идеи'].map((title) => ({
      title,
      links: pseudoStates.map((state) => ({
        key: state,
        link: (
          <Link variant="quiet" href={`#${state}`} {...pseudo(state)}>
            {state}
          </Link>
        ),
      })),
    })),
  },
};

export const LongWordsFitAt200PercentZoom: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <Zoomed>
      <OwnWindow label="Телефон" width={320} height={720}>
        <Footer
          about={<Text>{longest.text}</Text>}
          columns={[longest.label, longest.word, longest.name].map((title) =>
            columnOf(title, [longest.word, longest.label]),
          )}
          legal={
            <>
              <span>{longest.name}</span>
              {quiet(longest.word)}
            </>
          }
        />
      </OwnWindow>
    </Zoomed>
  ),
  play: async ({ canvasElement }) => expectToFit(await insideOf(canvasElement)),
};

export const ItsColumnsAreListsUnderTheirHeadings: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Покупателю', 'О Сирени', 'Идеи']);
    await expect(canvas.getAllByRole('list')).toHaveLength(3);
  },
};
