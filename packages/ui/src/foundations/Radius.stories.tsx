import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/index.ts';
import { radius } from '../theme/index.ts';
import * as css from './foundations.css.ts';
import { Name } from './Name.tsx';
import { Page } from './Page.tsx';

const meta = {
  title: 'Foundations/Radius',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  s: 'Значки, миниатюры, строки списка',
  m: 'Кнопки, поля, сообщения',
  l: 'Карточки, диалоги, плитки',
  pill: 'Фишки, счётчики, переключатель',
} as const;

export const FourRoundings: Story = {
  render: () => (
    <Page title="Скругления" lead="Чем больше вещь, тем круглее угол; вложенное скруглено меньше внешнего.">
      <div className={css.cards}>
        {Object.entries(radius).map(([name, length]) => (
          <div key={name} className={css.step}>
            <div className={css.corner} style={{ borderTopLeftRadius: `min(${length}, 100%)` }} />
            <div>
              <Name>{`--radius-${name}`}</Name>
            </div>
            <Text size={14}>{words[name as keyof typeof words]}</Text>
            <Text size={12} tone="muted" numeric>
              {length}
            </Text>
          </div>
        ))}
      </div>
    </Page>
  ),
};
