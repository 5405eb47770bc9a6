import { Heading } from '@siren/ui/heading';
import { Skeleton } from '@siren/ui/skeleton';
import { useEffect } from 'react';
import { useCode } from '../code/index.ts';
import * as css from './LoginForm.css.ts';
import type { LoginState } from './useLogin.ts';

export interface InvitationLoginProps extends Pick<LoginState, 'loading' | 'error' | 'enter' | 'clear'> {
  /** Secret of the link. */
  invitation: string;
  /** One is signed in. */
  onEntered(): void;
}

/** Hardly anybody is ever invited: buyers load none of it. */
const loadForm = async () => (await import('./InvitationForm.tsx')).InvitationForm;

/** The way in of somebody who is invited to the staff. */
export function InvitationLogin(props: InvitationLoginProps) {
  const [Form, fetchForm] = useCode(loadForm);
  useEffect(() => void fetchForm(), [fetchForm]);
  return (
    <div className={css.page}>
      <Heading level={1}>Приглашение</Heading>
      {Form ? <Form {...props} /> : <Skeleton shape="control" height="8em" />}
    </div>
  );
}
