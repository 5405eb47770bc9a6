import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from '../field/index.ts';
import { InfoIcon, ReceiptIcon, StarIcon } from '../icons/index.ts';
import { Stack } from '../layout/index.ts';
import { choice, expectToFit, longest, Matrix, pseudo, pseudoStates, Zoomed } from '../story-kit/index.ts';
import { Text } from '../text/index.ts';
import { Tab } from './Tab.tsx';
import { TabLinks } from './TabLinks.tsx';
import { TabList } from './TabList.tsx';
import { TabPanel } from './TabPanel.tsx';
import { Tabs, tabsActivations, tabsOrientations } from './Tabs.tsx';

const coupons = [
  ['all', 'Все', 214],
  ['valid', 'Действуют', 87],
  ['ending', 'Заканчиваются', 9],
  ['mine', 'Мои', 32],
  ['broken', 'С ошибкой', 1],
  ['archive', 'Архив', 96],
] as const;

const parts = (
  <>
    <TabList label="Купоны">
      {coupons.map(([value, label, count]) => (
        <Tab key={value} value={value} count={count} disabled={value === 'mine'}>
          {label}
        </Tab>
      ))}
    </TabList>
    {coupons.map(([value, label, count]) => (
      <TabPanel key={value} value={value}>
        <Text>{`${label}: ${count}`}</Text>
      </TabPanel>
    ))}
  </>
);

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel, TabLinks },
  argTypes: { orientation: choice(tabsOrientations), activation: choice(tabsActivations) },
  args: { defaultValue: 'all', onValueChange: fn(), children: parts },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const states = [...pseudoStates, 'chosen', 'disabled'] as const;

export const EveryOrientationInEveryState: Story = {
  render: () => (
    <Matrix
      rows={tabsOrientations}
      columns={states}
      cell={(orientation, state) => (
        <Tabs orientation={orientation} defaultValue={state === 'chosen' ? 'about' : 'stores'}>
          <TabList label={`${orientation} ${state}`}>
            <Tab value="about" icon={<InfoIcon />} disabled={state === 'disabled'} {...pseudo(state)}>
              Описание
            </Tab>
            <Tab value="reviews" count={126} disabled={state === 'disabled'} {...pseudo(state)}>
              Отзывы
            </Tab>
          </TabList>
          <TabPanel value="about" keep>
            Диван
          </TabPanel>
          <TabPanel value="reviews" keep>
            Отзывы
          </TabPanel>
        </Tabs>
      )}
    />
  ),
};

export const ManyScrollOnAPhoneWithTheChosenOneInView: Story = {
  args: { defaultValue: 'broken' },
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
};

export const LinksThatLookLikeTabsLeadToPages: Story = {
  render: () => (
    <TabLinks
      label="Личный кабинет"
      links={[
        { label: 'Заказы', href: '#orders', current: true },
        { label: 'Избранное', href: '#favorites', count: 3 },
        { label: 'Профиль', href: '#profile' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { name: 'Заказы' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(current).toHaveAttribute('data-state', 'active');
  },
};

export const UprightBesideTheirPanel: Story = { args: { orientation: 'vertical' } };

export const LongWordsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Stack gap={6}>
        {tabsOrientations.map((orientation) => (
          <Tabs key={orientation} orientation={orientation} defaultValue="b">
            <TabList label={orientation}>
              <Tab value="a" icon={<StarIcon />} count={longest.sum}>
                {longest.label}
              </Tab>
              <Tab value="b" icon={<ReceiptIcon />} count={longest.nothing}>
                {longest.word}
              </Tab>
            </TabList>
            <TabPanel value="a" keep />
            <TabPanel value="b">{longest.text}</TabPanel>
          </Tabs>
        ))}
      </Stack>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

export const ArrowsChooseAtOnce: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    const tab = (name: string) => canvas.getByRole('tab', { name: new RegExp(`^${name}`) });
    await step('Tab leads to the chosen one, and on to its panel', async () => {
      await userEvent.tab();
      await expect(tab('Все')).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel', { name: /^Все/ })).toHaveFocus();
      await userEvent.tab({ shift: true });
    });
    await step('arrows choose, go round, and pass over what is disabled', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(tab('Действуют')).toHaveFocus();
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Действуют: 87');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('valid');
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(tab('С ошибкой')).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(tab('Все')).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{ArrowLeft}');
      await expect(tab('Архив')).toHaveAttribute('aria-selected', 'true');
    });
    await step('Home and End', async () => {
      await userEvent.keyboard('{Home}');
      await expect(tab('Все')).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{End}');
      await expect(tab('Архив')).toHaveAttribute('aria-selected', 'true');
    });
    await step('a press chooses, a disabled one refuses it', async () => {
      await userEvent.click(tab('Заканчиваются'));
      await expect(tab('Заканчиваются')).toHaveAttribute('aria-selected', 'true');
      await expect(tab('Мои')).toBeDisabled();
    });
  },
};

export const ChosenByHandWaitsForEnterOrSpace: Story = {
  args: { activation: 'manual', orientation: 'vertical' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tab = (name: string) => canvas.getByRole('tab', { name: new RegExp(`^${name}`) });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(tab('Действуют')).toHaveFocus();
    await expect(tab('Все')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(tab('Действуют')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp} ');
    await expect(tab('Все')).toHaveAttribute('aria-selected', 'true');
  },
};

export const WhatWasTypedStaysWhereThePanelIsKept: Story = {
  args: {
    defaultValue: 'note',
    children: (
      <>
        <TabList label="Товар">
          <Tab value="note">Заметка</Tab>
          <Tab value="stores">Магазины</Tab>
        </TabList>
        <TabPanel value="note" keep>
          <TextField label="Заметка" />
        </TabPanel>
        <TabPanel value="stores">12 магазинов</TabPanel>
      </>
    ),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Заметка' }), 'спросить про дуб');
    await userEvent.click(canvas.getByRole('tab', { name: 'Магазины' }));
    await waitFor(() => expect(canvas.queryByRole('textbox')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('tab', { name: 'Заметка' }));
    await expect(canvas.getByRole('textbox', { name: 'Заметка' })).toHaveValue('спросить про дуб');
  },
};
