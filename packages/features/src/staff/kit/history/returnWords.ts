import type { ReturnCause } from '@siren/domain/returns';

/** Why an order came back. */
export const returnWords: Readonly<Record<ReturnCause, string>> = {
  changed_mind: 'Передумал',
  faulty: 'Брак',
  wrong_good: 'Привезли не\u00a0то',
  damaged: 'Повреждён в\u00a0пути',
  other: 'Другое',
};
