import { formatNumber } from '../format/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

export interface TableWordsProps {
  /** Id of the words about the keys. */
  help: string;
  label: string;
  loading: boolean;
  /** How many rows are selected. */
  selected: number;
}

/** What screen readers hear of a table beside its cells: how to go through it, and what is going on. */
export function TableWords({ help, label, loading, selected }: TableWordsProps) {
  const chosen = selected > 0 ? `Выбрано: ${formatNumber(selected)}` : '';
  return (
    <VisuallyHidden>
      <span id={help}>
        Стрелки ходят по ячейкам, Enter и F2 входят в ячейку, Escape выходит. Нажатие с Shift на заголовок
        добавляет его к порядку.
      </span>
      <span role="status">{loading ? `Загружаем: ${label}` : chosen}</span>
    </VisuallyHidden>
  );
}
