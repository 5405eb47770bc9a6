import type { DocumentType } from '@siren/domain/catalog';
import type { GoodState, GoodVariant } from '@siren/domain/goods';
import type { BadgeProps } from '@siren/ui/badge';

/** How a good stands, in a word. */
export const stateWords: Readonly<Record<GoodState, { word: string; tone: BadgeProps['tone'] }>> = {
  sold: { word: 'Продаётся', tone: 'accent' },
  hidden: { word: 'Скрыт', tone: 'neutral' },
  gone: { word: 'Снят', tone: 'caution' },
};

/** «шалфей, 1204518». */
export const variantName = ({ options, article }: GoodVariant): string =>
  [options, article].filter((one) => one !== '').join(', ');

/** Kinds of papers, as feeds have them. */
export const paperWords: Readonly<Record<DocumentType, string>> = {
  instruction: 'Инструкция',
  certificate: 'Сертификат',
  passport: 'Паспорт',
  warranty: 'Гарантия',
  other: 'Другое',
};
