import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/index.ts';
import { Stack } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { Price } from '../price/index.ts';
import {
  Armchair,
  choice,
  expectToFit,
  InState,
  longest,
  Matrix,
  pseudoStates,
  Zoomed,
} from '../story-kit/index.ts';
import { Text } from '../text/index.ts';
import { Tile, tileTones } from '../tile/index.ts';
import { Carousel, carouselItems } from './Carousel.tsx';

const goods = (count: number, name = 'Кресло «Тишина»') =>
  Array.from({ length: count }, (_, index) => (
    <Stack key={index} gap={2}>
      <Tile tone={tileTones[index % tileTones.length]}>
        <Armchair />
      </Tile>
      <Link variant="quiet" href={`#${index + 1}`}>
        {name}, {index + 1}
      </Link>
      <Price price={24_990 + index * 1000} />
    </Stack>
  ));

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  argTypes: { item: choice(carouselItems) },
  args: { label: 'С этим покупают', children: goods(12) },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { modes: { phone: { disable: false } } } } };

const buttons = { 'no way back': 'Назад', 'way on': 'Вперёд' };
const parts = { ...buttons, shelf: 'ul', link: 'a' };
const partNames = Object.keys(parts) as (keyof typeof parts)[];

export const EveryPartInEveryState: Story = {
  render: () => (
    <Matrix
      rows={partNames}
      columns={pseudoStates}
      cell={(part, state) => (
        <div style={{ width: '260px' }}>
          <InState state={state} part={parts[part]}>
            <Carousel label={`${part}, ${state}`} level={3}>
              {['Гостиная', 'Спальня', 'Прихожая'].map((room) => (
                <Card key={room} tone="sunken">
                  <Link variant="quiet" href="#room">
                    {room}
                  </Link>
                </Card>
              ))}
            </Carousel>
          </InState>
        </div>
      )}
    />
  ),
  /* The buttons come once it is known that not all fits. */
  play: async ({ canvas }) => {
    for (const [part, name] of Object.entries(buttons)) {
      for (const state of pseudoStates) {
        const shelf = within(canvas.getByRole('region', { name: `${part}, ${state}` }));
        const button = await shelf.findByRole('button', { name });
        if (state !== 'rest') button.dataset['pseudo'] = state;
      }
    }
  },
};

export const EveryWidthOfASlide: Story = {
  render: () => (
    <Stack gap={8}>
      {carouselItems.map((item) => (
        <Carousel key={item} label={`Слайды: ${item}`} item={item}>
          {['Гостиная', 'Спальня', 'Прихожая'].map((room) => (
            <Card key={room} tone="sunken">
              <Text>{room}</Text>
            </Card>
          ))}
        </Carousel>
      ))}
    </Stack>
  ),
};

export const WhatFitsHasNoButtons: Story = {
  args: { children: goods(3) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Вперёд' })).toBeNull();
  },
};

export const ButtonsTurnByWhatIsSeenAndSayThePlace: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const forward = await canvas.findByRole('button', { name: 'Вперёд' });
    const back = canvas.getByRole('button', { name: 'Назад' });
    await step('at the start there is no way back', async () => {
      await expect(back).toHaveAttribute('aria-disabled', 'true');
    });
    await step('forward', async () => {
      await userEvent.click(forward);
      await waitFor(() => expect(canvas.getByText(/^5–8 из 12$/)).toBeInTheDocument());
      await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'false'));
    });
    await step('to the end, where the focus stays on the button', async () => {
      await userEvent.click(forward);
      await waitFor(() => expect(forward).toHaveAttribute('aria-disabled', 'true'));
      await expect(forward).toHaveFocus();
    });
    await step('and back', async () => {
      await userEvent.click(back);
      await userEvent.click(back);
      await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'true'));
    });
  },
};

export const WithoutASeenLabelTheButtonsStandAtTheEnd: Story = {
  args: { hideLabel: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const forward = await canvas.findByRole('button', { name: 'Вперёд' });
    const shelf = canvas.getByRole('region', { name: 'С этим покупают' });
    const { right } = shelf.getBoundingClientRect();
    await expect(Math.abs(forward.getBoundingClientRect().right - right)).toBeLessThan(1);
  },
};

export const TabBringsASlideIntoView: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const last = canvas.getByRole('link', { name: 'Кресло «Тишина», 12' });
    last.focus();
    await waitFor(async () => {
      const { right } = last.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientWidth);
    });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Вперёд' })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

export const LongNamesFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Card>
        <Carousel label={longest.name}>{goods(4, longest.name)}</Carousel>
      </Card>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
