import { paths } from '@siren/contract/routes';
import { Button } from '@siren/ui/button';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { useRef, useState } from 'react';
import { Link as RouterLink } from '../navigation/index.ts';
import * as css from './CouponBox.css.ts';
import * as panel from './Panel.css.ts';

export interface CouponBoxProps {
  title: string;
  code: string;
  description: string;
  /** What it does in the cart now; null while it is not there. */
  applied: string | null;
  /** It is on its way to the cart. */
  busy: boolean;
  onApply(): void;
  /** Puts the code where it can be pasted from. @default the browser's clipboard */
  onCopy?(code: string): Promise<void>;
}

const toClipboard = (code: string) => navigator.clipboard.writeText(code);

/** A code to copy, or to apply where one stands. What came of either is said. */
export function CouponBox({
  title,
  code,
  description,
  applied,
  busy,
  onApply,
  onCopy = toClipboard,
}: CouponBoxProps) {
  const [said, setSaid] = useState('');
  const text = useRef<HTMLElement>(null);
  const copy = async () => {
    try {
      await onCopy(code);
      setSaid('Промокод скопирован');
    } catch {
      // Not every page may write there: the code is selected, and one key away from being copied.
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setSaid('Промокод выделен: скопируйте его сами');
    }
  };
  return (
    <section className={css.box} aria-label={title}>
      <div>
        <h2 className={panel.title}>{title}</h2>
        {description && (
          <Text size={14} tone="muted">
            {description}
          </Text>
        )}
      </div>
      <div>
        <div className={css.line}>
          <strong ref={text} className={css.code}>
            {code}
          </strong>
          {applied === null && (
            <Button variant="accent" loading={busy} onClick={onApply}>
              Применить
            </Button>
          )}
          <Button variant="line" onClick={() => void copy()}>
            Скопировать
          </Button>
        </div>
        <p className={css.said} role="status">
          {said && `${said}. `}
          {applied !== null && (
            <>
              {applied} <Link render={<RouterLink to={paths.cart()} />}>Перейти в&nbsp;корзину</Link>
            </>
          )}
        </p>
      </div>
    </section>
  );
}
