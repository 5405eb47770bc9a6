import { Container } from '@siren/ui/layout';
import { SearchField } from '@siren/ui/search-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withShop } from '../../stories/index.ts';
import { makeSuggestions } from '../searchBox.fixtures.ts';
import { recentGroups, suggestionGroups } from './suggestionGroups.ts';
import { SuggestionPanel } from './SuggestionPanel.tsx';

const found = (query: string, over?: Parameters<typeof makeSuggestions>[1]) => ({
  groups: suggestionGroups(makeSuggestions(query, over)),
  words: query,
  state: 'success' as const,
  unreachable: false,
  again: fn(),
});

const empty = { groups: [], words: '', unreachable: false, again: fn() };

const meta = {
  title: 'Patterns/Suggestions',
  component: SuggestionPanel,
  decorators: [
    (Story, { args }) => (
      <Container>
        <div style={{ position: 'relative' }}>
          <SearchField id={args.field} value={args.query} />
          <Story />
        </div>
      </Container>
    ),
    withShop,
  ],
  args: { field: 'query', query: 'див', state: found('див'), onTie: fn(), onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    pictures: { whole: true },
    docs: { story: { inline: false, height: '560px' } },
    chromatic: { modes: { phone: { disable: false } } },
  },
} satisfies Meta<typeof SuggestionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const atDesk = { chromatic: { modes: { phone: { disable: true } } } } as const;

export const QueriesSectionsAndGoods: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(8);
    await expect(canvas.getByText('8 подсказок')).toBeInTheDocument();
  },
};

export const WhatOneHasSearchedFor: Story = {
  args: {
    query: '',
    state: {
      groups: recentGroups([
        'матрас 160х200',
        'торшер латунный',
        'диван угловой серый велюр с ящиком для белья',
      ]),
      words: '',
      state: 'idle',
      unreachable: false,
      again: fn(),
    },
  },
};

const long = 'Полуфабрикаты высокотехнологичные для электропневмоавтоматизированных производств';
export const LongWordsBreak: Story = {
  args: {
    query: 'полуфаб',
    state: found('полуфаб', {
      queries: [long.toLowerCase()],
      products: makeSuggestions('').products.map((product) => ({ ...product, name: long })),
      sections: makeSuggestions('').sections.map((section) => ({ ...section, name: long, total: 12_345 })),
    }),
  },
};

export const NothingToSuggest: Story = {
  args: {
    query: 'ъъъ',
    state: { ...empty, words: 'ъъъ', state: 'success' },
  },
  parameters: atDesk,
};

export const Loading: Story = {
  args: { state: { ...empty, state: 'pending' } },
  parameters: atDesk,
};

export const WithoutANetwork: Story = {
  args: { state: { ...empty, state: 'error', unreachable: true } },
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Нет связи с.магазином/);
    await expect(canvas.queryByText(/Enter/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: { ...empty, state: 'error' } },
  parameters: atDesk,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.state.again).toHaveBeenCalledOnce();
  },
};
