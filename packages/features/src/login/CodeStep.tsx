import { CODE_LENGTH, typedCode } from '@siren/domain/account';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { TextField } from '@siren/ui/field';
import { formatPhone } from '@siren/ui/format';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Link as RouterLink } from '../navigation/index.ts';
import * as css from './CodeForm.css.ts';
import { useCountdown } from './useCountdown.ts';
import type { AskedCode } from './useCode.ts';

export interface CodeStepProps {
  asked: AskedCode;
  /** One may sign in by the link of an e-mail, too: a demo shows it. @default false */
  byLink?: boolean;
  /** Words of the button. */
  label: string;
  /** What was typed is being looked at. */
  loading: boolean;
  /** Why the code was refused. */
  error: string | null;
  /** Another code is on its way. */
  sending: boolean;
  onCode(code: string): void;
  onEdit(): void;
  onAgain(): void;
  /** Another phone or e-mail. */
  onBack(): void;
}

const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The code that was sent: it is tried as soon as its last digit is there. */
export function CodeStep(props: CodeStepProps) {
  const { asked, byLink = false, label, loading, error, sending, onCode, onEdit, onAgain, onBack } = props;
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const wait = useCountdown(asked.againAt);
  useEffect(() => field.current?.focus(), [asked.contact]);
  useEffect(() => {
    if (error !== null) field.current?.select();
  }, [error]);

  function type(text: string): void {
    const next = typedCode(text);
    setCode(next);
    onEdit();
    if (next.length === CODE_LENGTH && next !== code && !loading) onCode(next);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!loading) onCode(code);
  }
  const to = asked.channel === 'phone' ? formatPhone(asked.contact) : asked.contact;
  return (
    <form className={css.form} onSubmit={submit}>
      <Text role="status">
        {asked.isRepeat ? (
          <>Код уже отправлен на&nbsp;{to}.</>
        ) : (
          <>Отправили код на&nbsp;{to}. Он&nbsp;действует 10&nbsp;минут.</>
        )}
      </Text>
      {asked.shown && (
        <Callout
          tone="info"
          title="Это демонстрационный магазин"
          action={
            <Button variant="line" size="s" onClick={() => type(asked.shown?.code ?? '')}>
              Подставить код
            </Button>
          }
        >
          На&nbsp;самом деле ничего не&nbsp;отправлено. Код:&nbsp;{asked.shown.code}
          {byLink && asked.shown.link !== null && (
            <>
              . В&nbsp;письме была&nbsp;бы и{' '}
              <Link variant="inherit" render={<RouterLink to={asked.shown.link} reload />}>
                ссылка для входа
              </Link>
            </>
          )}
        </Callout>
      )}
      <div className={css.code}>
        <TextField
          ref={field}
          label="Код"
          size="l"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={code}
          onValueChange={type}
          error={error ?? undefined}
        />
      </div>
      <Button type="submit" size="l" wide loading={loading}>
        {label}
      </Button>
      <div className={css.actions}>
        {wait > 0 ? (
          <Text size={14} tone="muted" numeric>
            Новый код можно запросить через {clockOf(wait)}
          </Text>
        ) : (
          <Link render={<button type="button" aria-busy={sending} onClick={onAgain} />}>
            Отправить новый код
          </Link>
        )}
        <Link variant="quiet" render={<button type="button" onClick={onBack} />}>
          {asked.channel === 'phone' ? 'Изменить телефон' : 'Изменить e-mail'}
        </Link>
      </div>
    </form>
  );
}
