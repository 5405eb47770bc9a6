import { useEffect, useState } from 'react';
import { CheckIcon } from '../icons/index.ts';
import * as css from './page.css.ts';

/** How long the answer stands, ms. */
const ANSWER = 1500;

export interface NameProps {
  /** What is shown and copied. */
  children: string;
}

/** A name of a token: a press copies it. */
export function Name({ children }: NameProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), ANSWER);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await navigator.clipboard.writeText(children);
    setCopied(true);
  };
  return (
    <button
      type="button"
      className={css.name}
      data-state={isCopied ? 'copied' : 'idle'}
      title="Скопировать"
      onClick={() => void copy()}
    >
      {children}
      {isCopied && <CheckIcon size="s" label="Скопировано" />}
    </button>
  );
}
