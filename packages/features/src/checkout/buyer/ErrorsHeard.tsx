import type { BuyerProblem } from '@siren/domain/checkout';
import { formatCount } from '@siren/ui/format';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { buyerText } from './buyerTexts.ts';

export interface ErrorsHeardProps {
  problems: readonly BuyerProblem[];
  /** How often it was tried to order: each time they are said anew. */
  attempts: number;
}

/** All that is missing, for who cannot see it at a glance. The focus is on the first: one alone says itself. */
export function ErrorsHeard({ problems, attempts }: ErrorsHeardProps) {
  if (attempts === 0 || problems.length < 2) return null;
  const count = formatCount(problems.length, ['поле', 'поля', 'полей']);
  return (
    <VisuallyHidden>
      <div key={attempts} role="alert">
        Заказ не оформлен, исправьте {count}. {problems.map(buyerText).join('. ')}.
      </div>
    </VisuallyHidden>
  );
}
