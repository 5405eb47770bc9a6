import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { formatMoney } from '../format/index.ts';
import { Stack } from '../layout/index.ts';
import { choice, expectToFit, longest, Matrix, pseudo, Zoomed } from '../story-kit/index.ts';
import { Text } from '../text/index.ts';
import { Radio } from './Radio.tsx';
import { RadioCard } from './RadioCard.tsx';
import { RadioGroup, radioLayouts } from './RadioGroup.tsx';
import { RadioPill } from './RadioPill.tsx';
import { RadioSwatch } from './RadioSwatch.tsx';

const delivery = (
  <>
    <RadioCard value="courier" description="вт, 24 ноября, интервал 3 часа" end={formatMoney(990)}>
      Курьером
    </RadioCard>
    <RadioCard
      value="store"
      description="завтра с 12:00, ул. Малышева, 71"
      end={
        <Text as="span" tone="positive">
          бесплатно
        </Text>
      }
    >
      Из магазина
    </RadioCard>
    <RadioCard value="company" description="с 28 ноября, до терминала" end={formatMoney(2400)}>
      Транспортной компанией
    </RadioCard>
  </>
);

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  subcomponents: { Radio, RadioCard, RadioPill, RadioSwatch },
  argTypes: { layout: choice(radioLayouts) },
  args: {
    label: 'Доставка',
    layout: 'cards',
    defaultValue: 'courier',
    onValueChange: fn(),
    children: delivery,
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const CardsStandSideBySideOrOneUnderAnother: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
};

export const EveryKindInEveryState: Story = {
  render: () => (
    <Matrix
      rows={['row', 'card', 'pill', 'swatch']}
      columns={['rest', 'chosen', 'hover', 'focus', 'invalid', 'disabled', 'gone']}
      cell={(kind, state) => {
        const props = { value: 'oak', disabled: state === 'disabled', ...pseudo(state) };
        const gone = state === 'gone';
        return (
          <RadioGroup
            label={`${kind} ${state}`}
            hideLabel
            layout={kind === 'row' || kind === 'card' ? 'stack' : 'wrap'}
            defaultValue={state === 'chosen' ? 'oak' : undefined}
            error={state === 'invalid' ? 'Выберите опоры' : undefined}
          >
            {kind === 'row' && <Radio {...props}>Дуб</Radio>}
            {kind === 'card' && (
              <RadioCard {...props} description="массив">
                Дуб
              </RadioCard>
            )}
            {kind === 'pill' && (
              <RadioPill {...props} gone={gone} description={gone ? 'нет в наличии' : '54 990 ₽'}>
                208 см
              </RadioPill>
            )}
            {kind === 'swatch' && <RadioSwatch {...props} gone={gone} label="шалфей" color="#a4b19b" />}
          </RadioGroup>
        );
      }}
    />
  ),
};

export const VariantsOfAThingSayWhatIsChosen: Story = {
  render: () => (
    <Stack gap={5}>
      <RadioGroup label="Обивка" chosen="велюр, шалфей" layout="wrap" defaultValue="sage">
        <RadioSwatch value="sage" label="шалфей" color="#a4b19b" />
        <RadioSwatch value="milk" label="молочный" color="#ebe4d8" />
        <RadioSwatch value="graphite" label="графит" color="#55535a" />
        <RadioSwatch value="plum" label="слива" color="#6f4c69" gone />
      </RadioGroup>
      <RadioGroup label="Ширина" chosen="208 см" layout="wrap" defaultValue="208">
        <RadioPill value="180" description="49 990 ₽">
          180 см
        </RadioPill>
        <RadioPill value="208" description="54 990 ₽">
          208 см
        </RadioPill>
        <RadioPill value="corner" description="нет в наличии" gone>
          Угловой
        </RadioPill>
      </RadioGroup>
      <RadioGroup label="Опоры" chosen="дуб" layout="wrap" defaultValue="oak">
        <RadioPill value="oak">Дуб</RadioPill>
        <RadioPill value="walnut">Орех</RadioPill>
        <RadioPill value="metal">Чёрный металл</RadioPill>
      </RadioGroup>
    </Stack>
  ),
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
};

export const LongWordsAndBigSumsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Stack gap={5}>
        <RadioGroup label={longest.label} chosen={longest.name} error={longest.text}>
          <Radio value="long" description={longest.text} end={formatMoney(longest.sum)}>
            {longest.label}
          </Radio>
        </RadioGroup>
        <RadioGroup label="Доставка" layout="cards" defaultValue="long">
          <RadioCard value="long" description={longest.word} end={formatMoney(longest.sum)}>
            {longest.name}
          </RadioCard>
        </RadioGroup>
        <RadioGroup label="Ширина" layout="wrap">
          <RadioPill value="long" description={formatMoney(longest.nothing)}>
            {longest.label}
          </RadioPill>
          <RadioPill value="longer">{longest.name}</RadioPill>
        </RadioGroup>
      </Stack>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

const legs = (
  <>
    <Radio value="oak">Дуб</Radio>
    <Radio value="walnut" disabled>
      Орех
    </Radio>
    <Radio value="birch">Берёза</Radio>
    <Radio value="metal">Чёрный металл</Radio>
  </>
);

export const EveryKeyOfThePatternMovesAndChooses: Story = {
  args: { label: 'Опоры', layout: 'stack', defaultValue: 'birch', children: legs },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Опоры' }));
    const at = async (keys: string, name: string) => {
      await userEvent.keyboard(keys);
      await expect(group.getByRole('radio', { name })).toHaveFocus();
      await expect(group.getByRole('radio', { name })).toBeChecked();
    };
    await step('Tab enters at the chosen one', async () => {
      await userEvent.tab();
      await expect(group.getByRole('radio', { name: 'Берёза' })).toHaveFocus();
    });
    await step('arrows pass by a disabled one', async () => {
      await at('{ArrowUp}', 'Дуб');
      await at('{ArrowDown}', 'Берёза');
    });
    await step('round both ends, sideways as well', async () => {
      await at('{ArrowRight}{ArrowRight}', 'Дуб');
      await at('{ArrowLeft}', 'Чёрный металл');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('metal');
    });
    await step('Tab leaves them all at once', async () => {
      await userEvent.tab();
      await expect(group.queryByRole('radio', { checked: true })).not.toHaveFocus();
    });
  },
};

export const WithNothingChosenSpaceChoosesTheFirst: Story = {
  args: { label: 'Опоры', layout: 'stack', defaultValue: undefined, error: 'Выберите опоры', children: legs },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Опоры' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Выберите опоры');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(group).getByRole('radio', { name: 'Дуб' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('oak');
  },
};

export const ADisabledGroupKeepsWhatIsChosen: Story = {
  args: { disabled: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Доставка' }));
    for (const radio of group.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await userEvent.click(group.getByText('Из магазина'));
    await expect(group.getByRole('radio', { name: 'Курьером' })).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
