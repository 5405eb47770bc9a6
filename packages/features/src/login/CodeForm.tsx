import { isContact } from '@siren/domain/account';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { TextField } from '@siren/ui/field';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { errorText } from '../notices/index.ts';
import { codeError } from './codeError.ts';
import * as css from './CodeForm.css.ts';
import { CodeStep } from './CodeStep.tsx';
import { useCode } from './useCode.ts';

export interface CodeFormProps {
  /** Name of the field of the first step. @default 'Телефон или e-mail' */
  contactLabel?: string;
  /** Phone or e-mail that is known already. @default '' */
  contact?: string;
  /** The known one is the only one that will do. @default false */
  fixed?: boolean;
  /** One may sign in by the link of an e-mail, too. @default false */
  byLink?: boolean;
  /** Words of the button that sends the code's digits. */
  label: string;
  /** What was typed is being looked at. */
  loading: boolean;
  /** Why the code was refused. */
  error: unknown;
  /** Fields besides. */
  children?: ReactNode;
  onCode(contact: string, code: string): void;
  onEdit(): void;
}

const PROBLEM = 'Введите телефон (10 цифр после +7) или адрес почты.';

/** Proves a phone or e-mail in two steps: where to, and the code that came. */
export function CodeForm(props: CodeFormProps) {
  const { contactLabel = 'Телефон или e-mail', contact = '', fixed = false, byLink, label, children } = props;
  const { loading, error, onCode, onEdit } = props;
  const [typed, setTyped] = useState(contact);
  const [problem, setProblem] = useState<string | null>(null);
  const code = useCode();

  function ask(event: FormEvent): void {
    event.preventDefault();
    if (!isContact(typed)) return setProblem(PROBLEM);
    void code.ask(typed);
  }
  const refused = code.error === null ? null : errorText(code.error);
  if (code.asked) {
    const { asked } = code;
    return (
      <CodeStep
        asked={asked}
        byLink={byLink}
        label={label}
        loading={loading}
        sending={code.loading}
        error={error === null ? refused : codeError(error)}
        onCode={(text) => onCode(asked.contact, text)}
        onEdit={() => {
          code.clear();
          onEdit();
        }}
        onAgain={() => void code.ask(asked.contact)}
        onBack={() => {
          code.drop();
          onEdit();
        }}
      />
    );
  }
  return (
    <form className={css.form} onSubmit={ask} noValidate>
      {refused !== null && (
        <Callout tone="critical" role="alert">
          {refused}
        </Callout>
      )}
      {!fixed && (
        <TextField
          label={contactLabel}
          size="l"
          name="contact"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={problem ?? undefined}
          onValueChange={(text) => {
            setTyped(text);
            setProblem(null);
            code.clear();
          }}
        />
      )}
      {children}
      <Button type="submit" size="l" wide loading={code.loading}>
        Получить код
      </Button>
    </form>
  );
}
