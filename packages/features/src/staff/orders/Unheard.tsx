import { Text } from '@siren/ui/text';

/** In place of a wish whose press nobody heard of, while the order is another one by now. What to do stands by the button. */
export const Unheard = () => (
  <Text size={14}>
    Заказ уже другой. Скорее всего, изменили его вы: ответа на&nbsp;ваше нажатие не&nbsp;было.
  </Text>
);
