import type { AnswerOf } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withStaff } from '../stories/index.ts';

/** Any screen. */
const Screen = () => (
  <Card>
    <Heading level={1}>Заказы</Heading>
  </Card>
);

const meta = {
  title: 'Staff/Shell',
  component: Screen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const me: AnswerOf<'/api/staff/me'> = {
  user: { id: 3, login: 'kim', name: 'Елена Ким' },
  permissions: ['admin.access', 'orders.manage'],
  counts: { orders: 12 },
};
let isOut = false;
export const WhoIsSignedInNoMoreIsLedToTheLoginAndBack: Story = {
  parameters: {
    chromatic: { modes: { phone: { disable: false } } },
    msw: [mockCall('/api/staff/me', () => (isOut ? refusal('user.not_authorized') : me))],
  },
  beforeEach() {
    isOut = false;
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Заказы' });
    isOut = true;
    // The network is back: everything is asked for anew.
    dispatchEvent(new Event('online'));
    await expect(await canvas.findByRole('link', { name: 'Войдите снова' })).toHaveAttribute(
      'href',
      '/lk/login?from=%2Forders',
    );
    await expect(canvas.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
  },
};
