import type { Meta, StoryObj } from '@storybook/react-vite';
import { NetworkError, refusal } from '@siren/contract/errors';
import { Container } from '@siren/ui/layout';
import { expect, fn } from 'storybook/test';
import { withShop } from '../stories/index.ts';
import { ChunkError } from './ChunkError.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { failureOf } from './failureOf.ts';
import { FatalPage } from './FatalPage.tsx';
import { PageError } from './PageError.ts';

const meta = {
  title: 'Pages/Error',
  component: ErrorPage,
  decorators: [(Story) => <Container>{Story()}</Container>, withShop],
  args: { failure: failureOf(refusal('catalog.not_found')), onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(canvas.getByText('404')).toBeVisible();
  },
};

export const AnOrderThatIsNotThereMayBeInTheAccount: Story = {
  args: { failure: failureOf(refusal('order.not_found')) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Заказ не найден.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Мои заказы' })).toHaveAttribute('href', '/lk/orders');
  },
};

export const Forbidden: Story = {
  args: { failure: failureOf(refusal('user.blocked')) },
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Доступ закрыт' })).toBeVisible();
    await expect(canvas.getByText('403')).toBeVisible();
    await expect(canvas.getByText(/^Учётная запись заблокирована[.] Позвоните нам/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/section');
    await expect(canvas.queryByRole('button', { name: 'Повторить' })).toBeNull();
  },
};

export const ForbiddenUntilOneSignsIn: Story = {
  args: { failure: failureOf(refusal('user.not_authorized')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Войдите, чтобы продолжить.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/lk/login');
  },
};

export const TooManyRequests: Story = {
  args: { failure: failureOf(refusal('general.too_many_requests', { retryAfter: 90 })) },
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Слишком много запросов' })).toBeVisible();
    await expect(canvas.getByText(/^Слишком часто[.] Подождите немного[.] Осталось 2.мин[.]$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The database is away: what is somebody's own cannot be shown, the catalogue can. */
export const UnavailableForAWhile: Story = {
  args: { failure: failureOf(refusal('general.unavailable')) },
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Магазин ненадолго недоступен' }),
    ).toBeVisible();
    await expect(canvas.getByText('503')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AFailureOfOursOffersAnotherTry: Story = {
  args: { failure: failureOf(Object.assign(new Error('boom'), { requestId: '4f1a-09c2-77be' })) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalled();
    await expect(canvas.getByText('Код обращения 4f1a-09c2-77be')).toBeVisible();
  },
};

export const WithoutAConnection: Story = {
  args: { failure: failureOf(new NetworkError('unreachable')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Нет связи' })).toBeVisible();
    await expect(canvas.queryByText(/500|Server Error/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** Code that did not come: the shop was updated meanwhile, or there is no connection. */
export const CodeThatDidNotCome: Story = {
  args: { failure: failureOf(new ChunkError(new TypeError('Failed to fetch'))) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** An address that is not valid: nothing of the frame is left but whose shop it is. */
export const FatalTakesThePlaceOfTheWholeApp: Story = {
  render: () => (
    <FatalPage error={new PageError(404, 'Page Not Found: /cart/checkout?id=12a', { fatal: true })} />
  ),
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(canvas.getByText('Page Not Found: /cart/checkout?id=12a')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Сирень, на главную' })).toBeVisible();
  },
};
