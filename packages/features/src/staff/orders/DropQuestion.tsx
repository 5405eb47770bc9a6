import { AlertDialog } from '@siren/ui/alert-dialog';
import type { Closing } from './useClosing.ts';

export interface DropQuestionProps {
  closing: Closing;
  title: string;
  /** What stays as it is. */
  description: string;
  confirmLabel: string;
  /** Nobody heard whether it is done already. */
  isUnheard: boolean;
}

/** Asks before what is chosen is dropped. */
export const DropQuestion = ({ closing, title, description, confirmLabel, isUnheard }: DropQuestionProps) => (
  <AlertDialog
    {...closing.question}
    title={isUnheard ? 'Закрыть, не\u00a0узнав ответа?' : title}
    description={
      isUnheard
        ? 'Ответа на\u00a0ваше нажатие не\u00a0было: возможно, всё уже сделано. Проверьте по\u00a0заказу.'
        : description
    }
    confirmLabel={isUnheard ? 'Закрыть' : confirmLabel}
    cancelLabel="Остаться"
  />
);
