import { mockCall } from '@siren/contract/mock';
import { Container } from '@siren/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { useLocation } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { forgetOwn } from '../info/index.ts';
import { withShop } from '../stories/index.ts';
import { rememberQuery } from './recentQueries.ts';
import { makeSuggestions } from './searchBox.fixtures.ts';
import { SearchBox } from './SearchBox.tsx';

/** Where one has come to. */
function Address() {
  const { pathname, search } = useLocation();
  return <output>{decodeURIComponent(pathname + search)}</output>;
}

const meta = {
  title: 'Patterns/SearchBox',
  component: SearchBox,
  decorators: [
    (Story) => (
      <Container>
        <Story />
        <Address />
      </Container>
    ),
    withShop,
  ],
  parameters: {
    layout: 'fullscreen',
    // Without the focus the list is gone: its pictures are the stories of Suggestions.
    chromatic: { disableSnapshot: true },
    docs: { story: { inline: false, height: '560px' } },
    msw: [mockCall('/api/catalog/suggest', ({ query }) => makeSuggestions(query))],
  },
  beforeEach: () => forgetOwn,
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Scene = Parameters<Play>[0];

const boxIn = ({ canvas }: Scene) => canvas.getByRole('combobox', { name: 'Поиск по каталогу' });
/** The suggestion that the keys have come to, as the field tells it. */
const activeIn = (scene: Scene) =>
  document.getElementById(boxIn(scene).getAttribute('aria-activedescendant') ?? '');
const type = async (scene: Scene, text: string) => {
  await scene.userEvent.type(boxIn(scene), text);
  // What is still there of the letters before is not what was meant.
  await scene.canvas.findByRole('option', { name: `Все товары по запросу «${text.trim()}»` });
};

export const GoodsSectionsAndQueriesAreSuggested: Story = {
  play: async (scene) => {
    await type(scene, 'див');
    await expect(scene.canvas.getAllByRole('option')).toHaveLength(8);
    await expect(await scene.canvas.findByText('8 подсказок')).toBeInTheDocument();
    await scene.userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(activeIn(scene)).toHaveTextContent('Диваны');
  },
};

export const ArrowsMoveAndEnterGoes: Story = {
  play: async (scene) => {
    await type(scene, 'див');
    await scene.userEvent.keyboard('{ArrowDown}');
    await expect(activeIn(scene)).toHaveTextContent('диван угловой');
    await expect(boxIn(scene)).toHaveFocus();
    await scene.userEvent.keyboard('{ArrowUp}');
    await expect(activeIn(scene)).toBeNull();
    await scene.userEvent.keyboard('{ArrowUp}');
    await expect(activeIn(scene)).toHaveTextContent('Все товары по запросу «див»');
    await scene.userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(await scene.canvas.findByText('/search?query=диван угловой')).toBeVisible();
    await waitFor(() => expect(scene.canvas.queryByRole('listbox')).toBeNull());
  },
};

export const EnterInTheFieldSearchesForWhatIsTyped: Story = {
  play: async (scene) => {
    await type(scene, ' кресло ');
    await scene.userEvent.keyboard('{Enter}');
    await expect(await scene.canvas.findByText('/search?query=кресло')).toBeVisible();
    await expect(boxIn(scene)).toHaveValue('кресло');
  },
};

export const EscClosesFirstAndEmptiesThen: Story = {
  play: async (scene) => {
    await type(scene, 'див');
    await scene.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(scene.canvas.queryByRole('listbox')).toBeNull());
    await expect(boxIn(scene)).toHaveValue('див');
    await scene.userEvent.keyboard('{ArrowDown}');
    await expect(await scene.canvas.findByRole('listbox')).toBeVisible();
    await expect(boxIn(scene)).toHaveAttribute('aria-expanded', 'true');
    await scene.userEvent.keyboard('{Escape}{Escape}');
    await expect(boxIn(scene)).toHaveValue('');
  },
};

export const ThePointerPicksAndLeavingCloses: Story = {
  play: async (scene) => {
    await type(scene, 'див');
    await scene.userEvent.click(scene.canvas.getByRole('option', { name: /Угловые диваны/ }));
    await expect(await scene.canvas.findByText(/^\/section\//)).toBeVisible();
    await type(scene, 'див');
    await scene.userEvent.click(document.body);
    await waitFor(() => expect(scene.canvas.queryByRole('listbox')).toBeNull());
  },
};

export const MarksFollowTheCorrectedWords: Story = {
  play: async (scene) => {
    await scene.userEvent.type(boxIn(scene), 'lbd');
    await scene.canvas.findByRole('option', { name: 'Все товары по запросу «див»' });
    await expect(
      scene.canvas.getByRole('option', { name: 'диван угловой' }).querySelector('mark'),
    ).toHaveTextContent('див');
  },
};

export const OwnQueriesCanBeForgotten: Story = {
  beforeEach: () => {
    rememberQuery('матрас 160х200');
    rememberQuery('торшер латунный');
  },
  play: async (scene) => {
    await scene.userEvent.click(boxIn(scene));
    await expect(await scene.canvas.findByRole('option', { name: 'торшер латунный' })).toBeVisible();
  },
};

export const ForgottenTheyAreGone: Story = {
  beforeEach: () => rememberQuery('торшер'),
  play: async (scene) => {
    await scene.userEvent.click(boxIn(scene));
    await scene.userEvent.click(await scene.canvas.findByRole('button', { name: 'Забыть мои запросы' }));
    await waitFor(() => expect(scene.canvas.queryByRole('listbox')).toBeNull());
  },
};

let failures = 0;
export const FailedOffersAnotherTry: Story = {
  beforeEach: () => {
    failures = 0;
  },
  parameters: {
    msw: [
      http.post('*/api/catalog/suggest', () => (failures++ === 0 ? HttpResponse.error() : undefined)),
      mockCall('/api/catalog/suggest', ({ query }) => makeSuggestions(query)),
    ],
  },
  play: async (scene) => {
    await scene.userEvent.type(boxIn(scene), 'д');
    await expect(await scene.canvas.findByRole('alert')).toHaveTextContent(/^Нет связи с.магазином/);
    await scene.userEvent.click(scene.canvas.getByRole('button', { name: 'Повторить' }));
    await expect(await scene.canvas.findByRole('listbox')).toBeVisible();
  },
};

export const ALateAnswerNeverTakesThePlaceOfANewerOne: Story = {
  parameters: {
    msw: [
      mockCall('/api/catalog/suggest', async ({ query }) => {
        if (query === 'д') {
          asked.resolve();
          await late.promise;
        }
        return { ...makeSuggestions(query), queries: [`ответ: ${query}`] };
      }),
    ],
  },
  beforeEach: () => {
    asked = Promise.withResolvers<void>();
    late = Promise.withResolvers<void>();
  },
  play: async (scene) => {
    await scene.userEvent.type(boxIn(scene), 'д');
    await asked.promise;
    await scene.userEvent.type(boxIn(scene), 'и');
    await expect(await scene.canvas.findByRole('option', { name: 'ответ: ди' })).toBeVisible();
    late.resolve();
    await new Promise((done) => setTimeout(done, 100));
    await expect(scene.canvas.getByRole('option', { name: 'ответ: ди' })).toBeVisible();
    await expect(scene.canvas.queryByRole('option', { name: 'ответ: д' })).toBeNull();
  },
};
/** The first question has come to the server; its answer may go. */
let asked = Promise.withResolvers<void>();
let late = Promise.withResolvers<void>();
