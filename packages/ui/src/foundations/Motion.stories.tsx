import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { CSSProperties } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { formatNumber } from '../format/index.ts';
import { Text } from '../text/index.ts';
import { fixed, motion } from '../theme/index.ts';
import { sirenTokens } from '../tokens/index.ts';
import * as css from './foundations.css.ts';
import { Name } from './Name.tsx';
import { Page } from './Page.tsx';
import { Part } from './Part.tsx';

const meta = {
  title: 'Foundations/Motion',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  quick: 'Цвет под указателем, нажатие, уход',
  normal: 'Появление: меню, подсказка, сообщение',
  slow: 'Большое: лист снизу, картинка карточки',
} as const;

/** What `prefers-reduced-motion` does to the whole page, done to a part of it. */
const still = Object.fromEntries(
  Object.keys(motion).map((name) => [`--motion-${name}`, '0ms']),
) as CSSProperties;

function Tracks({ isThere }: { isThere: boolean }) {
  return (
    <div className={css.rows}>
      {Object.entries(motion).map(([name, time]) => (
        <div key={name} className={css.step}>
          <div>
            <Name>{`--motion-${name}`}</Name>{' '}
            <Text as="span" size={14} tone="muted" numeric>
              {formatNumber(Number.parseInt(time, 10))} мс. {words[name as keyof typeof words]}
            </Text>
          </div>
          <div className={css.track}>
            <div
              className={css.runner}
              data-state={isThere ? 'there' : 'here'}
              style={{ transitionDuration: `var(--motion-${name})` }}
            />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The curve in a square of 100: time goes to the right, the way goes up. */
function Curve() {
  const [x1, y1, x2, y2] = sirenTokens.ease['normal'] ?? [0, 0, 1, 1];
  const path = `M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`;
  return (
    <svg className={css.curve} viewBox="-4 -4 108 108" role="img" aria-label={`Кривая ${fixed.ease}`}>
      <path d="M0 0V100H100" fill="none" stroke="var(--border-strong)" strokeWidth="1" />
      <path d={path} fill="none" stroke="var(--brand-solid)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

function MotionPage() {
  const [isThere, setThere] = useState(false);
  return (
    <Page
      title="Движение"
      lead="Коротко и по делу: видно, откуда пришло и куда ушло. Уходит быстрее, чем приходит. Кто просит без движения, получает его без движения: длительности становятся нулём."
    >
      <div>
        <Button onClick={() => setThere((there) => !there)}>Показать</Button>
      </div>
      <Part title="Как обычно">
        <div className={css.stage}>
          <Tracks isThere={isThere} />
        </div>
      </Part>
      <Part
        title="Без движения"
        text="То же самое при prefers-reduced-motion: состояние меняется сразу, смысл не теряется."
      >
        <div className={css.stage} style={still} data-motion="still">
          <Tracks isThere={isThere} />
        </div>
      </Part>
      <Part title="Ход" text="Быстро начинает, мягко останавливается.">
        <div>
          <Name>fixed.ease</Name>{' '}
          <Text as="span" size={14} tone="muted">
            {fixed.ease}
          </Text>
        </div>
        <Curve />
      </Part>
    </Page>
  );
}

export const ShortAndAbsentWhereItIsNotWanted: Story = {
  render: () => <MotionPage />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Показать' }));
    const runners = canvasElement.querySelectorAll('[data-motion=still] [data-state=there]');
    await expect(runners).toHaveLength(Object.keys(motion).length);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const quick = getComputedStyle(document.documentElement).getPropertyValue('--motion-quick');
    await expect(Number.parseFloat(quick)).toBe(isStill ? 0 : Number.parseFloat(motion.quick));
    for (const runner of runners) await expect(getComputedStyle(runner).transitionDuration).toMatch(/^0m?s$/);
  },
};
