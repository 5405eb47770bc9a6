import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { formatMoney } from '../format/index.ts';
import { Stack } from '../layout/index.ts';
import { expectToFit, longest, Matrix, pseudo, pseudoStates, Zoomed } from '../story-kit/index.ts';
import { Text } from '../text/index.ts';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxSwatch } from './CheckboxSwatch.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  subcomponents: { CheckboxSwatch },
  args: { children: 'Подъём на этаж', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const EveryMarkInEveryState: Story = {
  render: () => (
    <Matrix
      rows={['off', 'on', 'mixed']}
      columns={[...pseudoStates, 'invalid', 'disabled']}
      cell={(mark, state) => (
        <Checkbox
          defaultChecked={mark === 'on'}
          mixed={mark === 'mixed'}
          disabled={state === 'disabled'}
          aria-invalid={state === 'invalid' || undefined}
          {...pseudo(state)}
        >
          Велюр
        </Checkbox>
      )}
    />
  ),
};

export const AServiceHasWordsAndAPrice: Story = {
  render: () => (
    <Stack gap={4}>
      <Checkbox defaultChecked description="с лифтом, за весь заказ" end={formatMoney(1200)}>
        Подъём на этаж
      </Checkbox>
      <Checkbox description="4 шт. по 350 ₽" end={formatMoney(1400)}>
        Сборка стульев с мягким сиденьем и доведение ножек до ровного пола
      </Checkbox>
      <Checkbox disabled description="недоступно для крупной мебели">
        Упаковка в подарок
      </Checkbox>
    </Stack>
  ),
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
};

/** Colours of goods, not of the theme. */
const paints = { шалфей: '#a4b19b', молочный: '#ebe4d8', графит: '#54535b', 'пыльная роза': '#cda397' };

export const ColoursOfWhichSeveralMayBeChosen: Story = {
  render: () => (
    <Matrix
      rows={['off', 'on']}
      columns={[...pseudoStates, 'disabled']}
      cell={(mark, state) => (
        <Stack gap={2}>
          {Object.entries(paints).map(([name, color]) => (
            <CheckboxSwatch
              key={name}
              color={color}
              end={12}
              defaultChecked={mark === 'on'}
              disabled={state === 'disabled'}
              {...pseudo(state)}
            >
              {name}
            </CheckboxSwatch>
          ))}
        </Stack>
      )}
    />
  ),
};

export const AColourIsChosenByItsName: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <CheckboxSwatch color="#a4b19b" end={12} onCheckedChange={args.onCheckedChange ?? (() => {})}>
      шалфей
    </CheckboxSwatch>
  ),
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'шалфей' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(box).toHaveAccessibleDescription('12');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const LongWordsAndBigSumsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Stack>
        <Checkbox description={longest.text} end={formatMoney(longest.sum)}>
          {longest.label}
        </Checkbox>
        <Checkbox defaultChecked end={formatMoney(longest.nothing)}>
          {longest.name}
        </Checkbox>
      </Stack>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

const services = ['Подъём на этаж', 'Сборка', 'Вывоз упаковки'];

/** «Выбрать всё» over a group: it is mixed while some are on, and a press makes them all the same. */
function Services() {
  const id = useId();
  const [on, setOn] = useState<readonly string[]>(['Сборка']);
  const all = on.length === services.length;
  const set = (name: string, checked: boolean) =>
    setOn(checked ? [...on, name] : on.filter((one) => one !== name));
  return (
    <Stack gap={3}>
      <Text id={id} size={14} tone="muted">
        Услуги
      </Text>
      <Checkbox
        checked={all}
        mixed={on.length > 0 && !all}
        onCheckedChange={() => setOn(all ? [] : services)}
      >
        Выбрать всё
      </Checkbox>
      <div role="group" aria-labelledby={id} style={{ paddingLeft: '32px' }}>
        <Stack gap={3}>
          {services.map((name) => (
            <Checkbox
              key={name}
              checked={on.includes(name)}
              onCheckedChange={(checked) => set(name, checked)}
            >
              {name}
            </Checkbox>
          ))}
        </Stack>
      </div>
    </Stack>
  );
}

export const OneOverAGroupIsMixedUntilAllAreTheSame: Story = {
  render: () => <Services />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'Выбрать всё' });
    const group = within(canvas.getByRole('group', { name: 'Услуги' }));
    const count = () => group.queryAllByRole('checkbox', { checked: true }).length;
    await step('some are on', async () => {
      await expect(all).toBePartiallyChecked();
    });
    await step('a press chooses all, the next one none', async () => {
      await userEvent.click(all);
      await expect(all).toBeChecked();
      await expect(count()).toBe(3);
      await userEvent.click(all);
      await expect(count()).toBe(0);
      await expect(all).not.toBePartiallyChecked();
    });
    await step('the last one of the group completes it', async () => {
      for (const name of services) await userEvent.click(group.getByRole('checkbox', { name }));
      await expect(all).toBeChecked();
      await userEvent.click(group.getByRole('checkbox', { name: 'Сборка' }));
      await expect(all).toBePartiallyChecked();
    });
  },
};

export const TabGoesThroughThemAndSpaceSwitches: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Stack>
      <Checkbox {...args} />
      <Checkbox disabled>Упаковка в подарок</Checkbox>
      <Checkbox {...args}>Сборка</Checkbox>
    </Stack>
  ),
  play: async ({ args, canvasElement, step }) => {
    const box = (name: string) => within(canvasElement).getByRole('checkbox', { name });
    await step('Space', async () => {
      await userEvent.tab();
      await expect(box('Подъём на этаж')).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(box('Подъём на этаж')).toBeChecked();
      await userEvent.keyboard(' ');
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    });
    await step('a disabled one is passed by', async () => {
      await userEvent.tab();
      await expect(box('Сборка')).toHaveFocus();
    });
    await step('its words press too', async () => {
      await userEvent.click(within(canvasElement).getByText('Сборка'));
      await expect(box('Сборка')).toBeChecked();
    });
  },
};

export const AloneItIsNamedByItsAriaLabel: Story = {
  args: { children: undefined, 'aria-label': 'Выбрать Диван «Лада»', defaultChecked: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('checkbox', { name: 'Выбрать Диван «Лада»', checked: true }),
    ).toBeVisible();
  },
};

export const MixedBecomesWholeAndIsNamedByItsWordsAlone: Story = {
  render: function All(args) {
    const [checked, setChecked] = useState<boolean | 'mixed'>('mixed');
    return (
      <Checkbox
        {...args}
        description="Выбрано 3 из 4"
        checked={checked === true}
        mixed={checked === 'mixed'}
        onCheckedChange={setChecked}
      >
        Выбрать всё
      </Checkbox>
    );
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Выбрать всё' });
    await expect(box).toBePartiallyChecked();
    await expect(box).toHaveAttribute('data-state', 'mixed');
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};
