import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/index.ts';
import { layer } from '../theme/index.ts';
import * as css from './foundations.css.ts';
import { Name } from './Name.tsx';
import { Page } from './Page.tsx';
import { Part } from './Part.tsx';

const meta = {
  title: 'Foundations/Elevation',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const layerWords: Readonly<Record<keyof typeof layer, string>> = {
  header: 'Шапка, что остаётся при прокрутке',
  bar: 'Нижняя панель телефона',
  dialog: 'Диалоги, меню, подсказки',
  toast: 'Сообщения: над диалогом, не закрывая его',
  skip: 'Ссылка «К содержанию» и полоса загрузки',
};

export const OnlyWhatFloatsHasAShadow: Story = {
  render: () => (
    <Page
      title="Высота"
      lead="Тень — только у того, что плавает над страницей. Всё остальное отделяет линия."
    >
      <Part title="Линия или тень">
        <div className={css.cards}>
          <div className={css.lined}>
            <Name>--border-subtle</Name>
            <Text size={14} tone="muted">
              Карточки, строки, поля: то, что лежит на странице.
            </Text>
          </div>
          <div className={css.floating}>
            <Name>--shade-float</Name>
            <Text size={14} tone="muted">
              Диалоги, меню, подсказки, сообщения. В тёмной теме край виден по светлой линии: тень там не
              видна.
            </Text>
          </div>
          <div className={css.veil}>
            <div className={css.floating}>
              <Name>--shade-veil</Name>
              <Text size={14} tone="muted">
                Завеса под диалогом: страница видна, но не спорит.
              </Text>
            </div>
          </div>
        </div>
      </Part>
      <Part
        title="Слои"
        text="Снизу вверх. Число — z-index; между ними есть место, но нового слоя почти никогда не нужно."
      >
        <div className={css.layers}>
          {Object.entries(layer)
            .toReversed()
            .map(([name, index]) => (
              <div key={name} className={css.layerSheet}>
                <span>
                  <Name>{`layer.${name}`}</Name>{' '}
                  <Text as="span" size={14} tone="muted">
                    {layerWords[name as keyof typeof layer]}
                  </Text>
                </span>
                <Text as="span" size={14} numeric>
                  {index}
                </Text>
              </div>
            ))}
        </div>
      </Part>
    </Page>
  ),
};
