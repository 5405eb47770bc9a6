import { Button } from '@siren/ui/button';
import { IconButton } from '@siren/ui/icon-button';
import { CloseIcon } from '@siren/ui/icons';
import { Text } from '@siren/ui/text';
import * as css from './CityQuestionView.css.ts';

export interface CityQuestionViewProps {
  /** Name of the guessed city. */
  city: string;
  /** The answer is being saved. */
  saving: boolean;
  onYes(): void;
  /** Leaves the city as it is, and asks no more. */
  onClose(): void;
  /** Opens the choice of cities. */
  onOther(): void;
}

/** Stands over the page and moves nothing of it; the focus stays where it is. */
export function CityQuestionView({ city, saving, onYes, onClose, onOther }: CityQuestionViewProps) {
  return (
    <section className={css.box} aria-label="Ваш город">
      <div className={css.head}>
        <Text tone="strong" weight="strong" role="status">
          Ваш город&nbsp;— {city}?
        </Text>
        <IconButton label="Закрыть" icon={<CloseIcon />} size="m" onClick={onClose} />
      </div>
      <Text size={14} tone="muted">
        От города зависят цены, наличие и&nbsp;дата доставки.
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
