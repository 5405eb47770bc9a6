import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Checkbox } from '../checkbox/index.ts';
import { Stack } from '../layout/index.ts';
import { choice, expectToFit, longest, Matrix, pseudo, pseudoStates, Zoomed } from '../story-kit/index.ts';
import { Text } from '../text/index.ts';
import { Accordion, accordionLevels, accordionTypes } from './Accordion.tsx';
import { AccordionItem } from './AccordionItem.tsx';

const parts = (
  <>
    <AccordionItem value="kind" title="Тип" end="2 выбрано">
      <Stack gap={3}>
        <Checkbox defaultChecked end={84}>
          Прямой
        </Checkbox>
        <Checkbox defaultChecked end={44}>
          Угловой
        </Checkbox>
        <Checkbox end={18}>Модульный</Checkbox>
      </Stack>
    </AccordionItem>
    <AccordionItem value="cover" title="Материал обивки">
      <Stack gap={3}>
        <Checkbox end={52}>Велюр</Checkbox>
        <Checkbox end={31}>Рогожка</Checkbox>
      </Stack>
    </AccordionItem>
    <AccordionItem value="legs" title="Опоры" disabled>
      Все из дуба
    </AccordionItem>
    <AccordionItem value="care" title="Уход">
      <Text>Чехлы снимаются и стираются при 30 °C.</Text>
    </AccordionItem>
  </>
);

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  argTypes: { type: choice(accordionTypes), level: choice(accordionLevels) },
  args: { defaultValue: ['kind'], onValueChange: fn(), children: parts },
  decorators: [(Child) => <div style={{ maxWidth: '400px' }}>{Child()}</div>],
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const FiltersUnderTheirHeadings: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
};

const states = [...pseudoStates, 'open', 'disabled'] as const;

export const EveryState: Story = {
  decorators: [(Child) => <div style={{ width: '1200px' }}>{Child()}</div>],
  render: () => (
    <Matrix
      rows={['item']}
      columns={states}
      cell={(_row, state) => (
        <div style={{ width: '160px' }}>
          <Accordion defaultValue={state === 'open' ? ['care'] : []}>
            <AccordionItem
              value="care"
              title="Уход"
              end="30 °C"
              disabled={state === 'disabled'}
              {...pseudo(state)}
            >
              Чехлы снимаются.
            </AccordionItem>
          </Accordion>
        </div>
      )}
    />
  ),
};

export const LongWordsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Accordion defaultValue={['a']}>
        <AccordionItem value="a" title={longest.name} end={longest.sum}>
          <Text>{longest.text}</Text>
        </AccordionItem>
        <AccordionItem value="b" title={longest.word} end={longest.nothing}>
          {longest.text}
        </AccordionItem>
      </Accordion>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

export const EnterAndSpaceOpenArrowsGoBetweenHeadings: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    const heading = (name: string) => canvas.getByRole('button', { name: new RegExp(`^${name}`) });
    await step('each is a heading of the page with a button in it', async () => {
      await expect(canvas.getByRole('heading', { level: 3, name: /^Тип/ })).toContainElement(heading('Тип'));
      await expect(heading('Тип')).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByRole('group', { name: /^Тип/ })).toBeVisible();
    });
    await step('Enter closes it, and nothing inside can have the focus', async () => {
      const inside = canvas.getByRole('checkbox', { name: 'Прямой' });
      await userEvent.tab();
      await expect(heading('Тип')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(heading('Тип')).toHaveAttribute('aria-expanded', 'false');
      await waitFor(() => expect(inside.checkVisibility()).toBe(false));
      inside.focus();
      await expect(inside).not.toHaveFocus();
    });
    await step('Space opens the next', async () => {
      await userEvent.keyboard('{ArrowDown} ');
      await expect(heading('Материал обивки')).toHaveFocus();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['cover']);
      await expect(canvas.getByRole('group', { name: 'Материал обивки' })).toBeVisible();
    });
    await step('arrows go round and pass over what is disabled, Home and End lead to the ends', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(heading('Уход')).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(heading('Тип')).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(heading('Уход')).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(heading('Тип')).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(heading('Уход')).toHaveFocus();
      await expect(heading('Опоры')).toBeDisabled();
    });
  },
};

export const OneOpenClosesTheOther: Story = {
  args: { type: 'single', level: 2 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Материал обивки' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['cover']);
    await expect(canvas.getByRole('button', { name: /^Тип/ })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Уход' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Материал обивки' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

export const SearchingThePageOpensWhatWasFound: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const care = canvas.getByText('Чехлы снимаются и стираются при 30 °C.');
    const closed = care.closest('[hidden]');
    await expect(closed).toHaveAttribute('hidden', 'until-found');
    await expect(care.checkVisibility()).toBe(false);
    if (closed) await fireEvent(closed, new Event('beforematch', { bubbles: true }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['kind', 'care']);
    await waitFor(() => expect(closed).not.toHaveAttribute('hidden'));
    await expect(care).toBeVisible();
  },
};
