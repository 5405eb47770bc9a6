import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import * as css from './LoginForm.css.ts';

/** An account to try the demo shop with. */
export interface DemoAccount {
  login: string;
  password: string;
  /** What it is good for. */
  about: string;
}

export interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  onPick(account: DemoAccount): void;
}

/** Accounts of the demo shop: one press fills the form. */
export function DemoAccounts({ accounts, onPick }: DemoAccountsProps) {
  return (
    <Card as="section" tone="sunken" padding="m">
      <div className={css.demo}>
        <Heading level={2} size="group">
          Это демонстрационный магазин
        </Heading>
        <Text size={14} tone="muted">
          Нажмите на&nbsp;учётную запись, и&nbsp;мы подставим её логин и&nbsp;пароль.
        </Text>
        <ul>
          {accounts.map((account) => (
            <li key={account.login}>
              <button type="button" className={css.account} onClick={() => onPick(account)}>
                <Text as="span" tone="strong" weight="medium">
                  {account.login}
                </Text>
                {account.about}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
