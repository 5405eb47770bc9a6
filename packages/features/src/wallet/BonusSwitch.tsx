import { paths } from '@siren/contract/routes';
import { formatMoney } from '@siren/ui/format';
import { Link } from '@siren/ui/link';
import { Switch } from '@siren/ui/switch';
import { Text } from '@siren/ui/text';
import { Link as RouterLink } from '../navigation/index.ts';
import { loginAddress } from '../notices/index.ts';

export interface BonusSwitchProps {
  /** Nobody is signed in, and so nobody has a bonus. */
  guest: boolean;
  /** Roubles on the account, and what of them this order can take. */
  balance: number;
  usable: number;
  on: boolean;
  onChange(on: boolean): void;
}

function words({ balance, usable, on }: BonusSwitchProps): string {
  if (usable === 0) return `на\u00a0счёте ${formatMoney(balance)}`;
  const whole = usable < balance ? ` из\u00a0${formatMoney(balance)}` : '';
  return `${on ? 'спишем' : 'доступно'} ${formatMoney(usable)}${whole}`;
}

/** Whether bonus money pays; whoever is not signed in is told that it might. */
export function BonusSwitch(props: BonusSwitchProps) {
  const { guest, balance, usable, on, onChange } = props;
  if (guest) {
    return (
      <Text size={14} tone="muted">
        <Link render={<RouterLink to={loginAddress(paths.cart())} />}>Войдите</Link>, чтобы списать бонусы.
      </Text>
    );
  }
  if (balance === 0) return null;
  return (
    <Switch
      checked={on && usable > 0}
      disabled={usable === 0}
      description={words(props)}
      onCheckedChange={onChange}
    >
      Списать бонусы
    </Switch>
  );
}
