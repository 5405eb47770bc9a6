import type { StaffClientRow } from '@siren/domain/client-records';
import { formatPhone } from '@siren/ui/format';

type Called = Pick<StaffClientRow, 'id' | 'name' | 'phone' | 'email'>;

/** What somebody is called: their name, else how they are reached, else the number of the account. */
export const calledOf = ({ id, name, phone, email }: Called): string =>
  name || (phone !== null && formatPhone(phone)) || email || `Клиент № ${id}`;
