import { inCity } from '@siren/domain/regions';
import { Button } from '@siren/ui/button';
import { IconButton } from '@siren/ui/icon-button';
import { CloseIcon } from '@siren/ui/icons';
import { Text } from '@siren/ui/text';
import * as css from './CityQuestionView.css.ts';

export interface CityQuestionViewProps {
  /** Name of the guessed city. */
  city: string;
  /** Name of the city that the page shows meanwhile; null where it is the same. */
  shown: string | null;
  /** The answer is being saved. */
  saving: boolean;
  onYes(): void;
  /** Leaves the city as it is, and asks no more. */
  onClose(): void;
  /** Opens the choice of cities. */
  onOther(): void;
}

/** Stands over the page and moves nothing of it; the focus stays where it is. */
export function CityQuestionView({ city, shown, saving, onYes, onClose, onOther }: CityQuestionViewProps) {
  return (
    <section className={css.box} aria-label="Ваш город">
      <div className={css.head}>
        <Text tone="strong" weight="strong" role="status">
          Ваш город&nbsp;— {city}?
        </Text>
        <IconButton label="Закрыть" icon={<CloseIcon />} size="m" onClick={onClose} />
      </div>
      <Text size={14} tone="muted">
        {shown === null
          ? 'От города зависят цены, наличие и\u00a0дата доставки.'
          : `Пока показываем цены и\u00a0наличие ${inCity(shown)}.`}
      </Text>
      <div className={css.actions}>
        <Button loading={saving} onClick={onYes}>
          Да
        </Button>
        <Button variant="line" onClick={onOther}>
          Выбрать другой
        </Button>
      </div>
    </section>
  );
}
