import type { AnswerOf } from '@siren/contract/calls';
import { createContext, useContext } from 'react';

export interface Staff extends Pick<AnswerOf<'/api/staff/me'>, 'user' | 'permissions'> {
  /** First part of the addresses of the admin area, without slashes. */
  adminPath: string;
}

const Context = createContext<Staff | null>(null);

export const StaffProvider = Context.Provider;

/** Who is at work. Throws outside of a `StaffShell`. */
export function useStaff(): Staff {
  const staff = useContext(Context);
  if (!staff) throw new Error('useStaff needs a <StaffShell> above it');
  return staff;
}
