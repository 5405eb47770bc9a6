import { Heading } from '@siren/ui/heading';
import { Skeleton } from '@siren/ui/skeleton';
import { useEffect } from 'react';
import { useCode } from '../code/index.ts';
import type { InvitationLoginProps } from './InvitationForm.tsx';
import * as css from './LoginForm.css.ts';

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
