import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';

const nothingFits = { title: 'Ничего не нашлось', text: 'Проверьте, что набрано, или уберите фильтры.' };
const tooShort = {
  title: 'Наберите хотя бы два знака',
  text: 'Одна буква или цифра есть почти в\u00a0каждой строке.',
};

export interface NothingFitsProps {
  /** So little was typed that nothing was looked for. */
  isTooShort: boolean;
  onClear: () => void;
}

/** Nothing is as it was asked for. */
export const NothingFits = ({ isTooShort, onClear }: NothingFitsProps) => (
  <EmptyState
    {...(isTooShort ? tooShort : nothingFits)}
    action={
      <Button variant="line" onClick={onClear}>
        Показать все
      </Button>
    }
  />
);

/** Rows have left the list since its address was made: one by one, or by a press of one's own. */
export const PageIsGone = ({ onLast }: { onLast: () => void }) => (
  <EmptyState
    title="Такой страницы уже нет"
    text="Строк в&nbsp;списке стало меньше."
    action={
      <Button variant="line" onClick={onLast}>
        К&nbsp;последней странице
      </Button>
    }
  />
);
