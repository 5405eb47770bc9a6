/** What a refusal offers besides its text. */
export type ErrorAction = 'login';

/** One row of the error catalogue (behaviour calls-2). */
export interface ErrorEntry {
  /** What the buyer reads; says what to do next. */
  text: string;
  /** HTTP status of the refusal. */
  status: number;
  /** Whether what was being done stops there; where it does not, whoever has caught the error goes on after the popup. @default true */
  stop?: false;
  action?: ErrorAction;
}

const table = {
  'user.not_authorized': { text: 'Войдите, чтобы продолжить.', status: 403, action: 'login' },
  'user.already_authorized': { text: 'Вы уже вошли.', status: 409 },
  'user.already_exists': {
    text: 'Такой покупатель уже есть. Войдите под своим логином.',
    status: 409,
    action: 'login',
  },
  'user.blocked': {
    text: 'Учётная запись заблокирована. Позвоните нам, разберёмся.',
    status: 403,
  },
  'user.invalid_credentials': { text: 'Неверный логин или пароль.', status: 400 },
  'user.wrong_password': { text: 'Неверный пароль.', status: 400 },
  'user.confirm_needed': { text: 'Подтвердите паролем или кодом, что это вы.', status: 403 },
  'user.weak_password': { text: 'Пароль слишком короткий: нужно от 8 знаков.', status: 400 },
  'user.common_password': {
    text: 'Этот пароль есть в списках самых частых: его подберут первым. Придумайте другой.',
    status: 400,
  },
  'user.telling_password': {
    text: 'Пароль совпадает с логином, телефоном или почтой. Придумайте другой.',
    status: 400,
  },
  'user.invalid_email': { text: 'Проверьте адрес почты: в нём нужна «собака».', status: 400 },
  // For other backends: this shop has a row for each of its own refusals.
  'user.unknown': { text: 'Не получилось. Попробуйте ещё раз.', status: 400 },
  'cart.empty': { text: 'Корзина пуста. Добавьте в неё товары.', status: 409 },
  'cart.item_not_found': { text: 'Товар не найден: возможно, его уже убрали.', status: 404 },
  'cart.coupon_not_found': {
    text: 'Промокод не найден. Проверьте код или уберите его.',
    status: 404,
  },
  'cart.client_invalid': {
    text: 'На этого клиента интернет-магазина заказ оформить нельзя. Найдите клиента по телефону ещё раз.',
    status: 409,
  },
  'cart.pay_type_unavailable': {
    text: 'Этот способ оплаты недоступен. Выберите другой.',
    status: 409,
  },
  'cart.certificate_not_found': { text: 'Сертификат не найден. Проверьте номер.', status: 404 },
  'cart.item_unavailable': {
    text: 'Товара не хватает в наличии. Уменьшите количество.',
    status: 409,
  },
  'cart.exposition_only': {
    text: 'Товар только для экспозиции: заказать его домой нельзя.',
    status: 409,
  },
  'cart.full': {
    text: 'Больше в корзину не поместится. Оформите часть товаров или позвоните нам: большие заказы мы собираем сами.',
    status: 409,
  },
  'cart.sum_too_large': {
    text: 'Такая сумма не\u00a0помещается в\u00a0один заказ. Уменьшите количество или позвоните нам.',
    status: 409,
  },
  'cart.prepayment_above_total': {
    text: 'Предоплата больше суммы заказа. Уменьшите её.',
    status: 409,
  },
  'cart.total_changed': {
    text: 'Заказ изменился. Проверьте его и подтвердите ещё раз.',
    status: 409,
  },
  'order.store_unavailable': {
    text: 'В выбранном магазине забрать этот заказ нельзя. Выберите другой магазин.',
    status: 409,
  },
  'order.not_found': { text: 'Заказ не найден.', status: 404, stop: false },
  'order.sign_in': {
    text: 'Без входа заказ виден 30 дней. Войдите по коду на телефон из заказа: он появится среди ваших. Или позвоните нам.',
    status: 403,
  },
  'order.proof_needed': {
    text: 'Подтвердите телефон: на нём или на этом адресе уже есть неоплаченные заказы.',
    status: 409,
  },
  'order.waiting': {
    text: 'Заказ ждёт подтверждения магазина: платить пока не нужно.',
    status: 409,
  },
  'order.cancelled': {
    text: 'Заказ отменён: оплатить его уже нельзя. Соберите его заново.',
    status: 409,
  },
  'order.too_late': {
    text: 'Заказ уже собирают: на сайте его не изменить. Позвоните нам, поможем.',
    status: 409,
  },
  'payment.already_paid': { text: 'Заказ уже оплачен.', status: 409 },
  'payment.unavailable': {
    text: 'Банк не отвечает. Попробуйте ещё раз или выберите другой способ оплаты.',
    status: 424,
  },
  'auth.no_such_user': { text: 'Такого покупателя нет.', status: 404 },
  'auth.attempts_exhausted': { text: 'Слишком много попыток. Подождите немного.', status: 429 },
  'auth.link_expired': { text: 'Ссылка устарела. Запросите новую.', status: 410 },
  'auth.wrong_code': { text: 'Неверный код. Проверьте и введите ещё раз.', status: 400 },
  'auth.code_expired': { text: 'Код устарел или уже использован. Запросите новый.', status: 410 },
  'auth.codes_unavailable': {
    text: 'Магазин не присылает коды. Войдите по паролю.',
    status: 409,
  },
  'auth.registration_closed': {
    text: 'Магазин не присылает коды, поэтому создать личный кабинет нельзя. Заказать можно и\u00a0без\u00a0него.',
    status: 409,
  },
  'catalog.not_found': { text: 'Такой страницы в каталоге нет.', status: 404 },
  'general.invalid_phone': { text: 'Проверьте телефон: нужно 10 цифр после +7.', status: 400 },
  'general.bad_request': { text: 'Запрос не понят. Обновите страницу и повторите.', status: 400 },
  'general.too_large': { text: 'Слишком большой запрос.', status: 413 },
  'general.unavailable': {
    text: 'Магазин ненадолго недоступен. Повторите чуть позже.',
    status: 503,
  },
  'general.too_many_requests': { text: 'Слишком часто. Подождите немного.', status: 429 },
} as const satisfies Record<string, ErrorEntry>;

/** `group.code` of a refusal that shoppers meet. */
export type ShopErrorKey = keyof typeof table;

/** Every refusal of the shop by `group.code`: server, client, mocks and stories read this table and no other. */
export const errorTable: Readonly<Record<ShopErrorKey, ErrorEntry>> = table;

/** Shown for codes that the table does not hold and for failures without words (behaviour calls-2). */
export const UNKNOWN_ERROR_TEXT = 'Неизвестная ошибка. Попробуйте ещё раз.';

/** Shown where no answer came at all: nobody failed, so nothing is unknown. */
export const NO_CONNECTION_TEXT = 'Нет связи с\u00a0магазином. Проверьте интернет и\u00a0повторите.';
