import { useNavigate } from 'react-router-dom';
import { ReasonedDeed, screenPath } from '../kit/index.ts';

export interface DismissPersonProps {
  /** What whose account it is is called. */
  name: string;
  /** Does it. Rejects with the refusal. */
  onDismiss(reason: string): Promise<void>;
}

/** Takes somebody out of the staff, with the reason; there is no record of them then. */
export function DismissPerson({ name, onDismiss }: DismissPersonProps) {
  const navigate = useNavigate();
  return (
    <ReasonedDeed
      title={`${name}: исключить из\u00a0сотрудников?`}
      label="Исключить из&nbsp;сотрудников"
      confirmLabel="Исключить"
      follows={FOLLOWS}
      done={`${name}: теперь покупатель`}
      onConfirm={async (reason) => {
        await onDismiss(reason);
        void navigate(screenPath('people'));
      }}
    />
  );
}

const FOLLOWS =
  'Права, роль и\u00a0вход по\u00a0коду снимутся, все сеансы завершатся. Останется учётная запись покупателя: с\u00a0заказами, бонусами и\u00a0корзиной.';
