/** What a refused session is told as (behaviour office-4); the slip in it is the specification's. */
export const AUTH_FAIL_TEXT =
  'Перезайдите в личный кабинет на сайте и обязательно поствьте галку "Запомнить меня". Иначе чеки выбиваться не будут';
