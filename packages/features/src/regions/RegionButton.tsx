import { PinIcon } from '@siren/ui/icons';
import * as css from './RegionButton.css.ts';

export interface RegionButtonProps {
  /** Name of the city. */
  city: string;
  onPress(): void;
}

/** Says which city prices and delivery are for, and opens the choice. */
export function RegionButton({ city, onPress }: RegionButtonProps) {
  return (
    <button
      type="button"
      className={css.button}
      aria-haspopup="dialog"
      title="Выбрать город"
      onClick={onPress}
    >
      <PinIcon size="s" />
      <span className={css.name}>{city}</span>
    </button>
  );
}
