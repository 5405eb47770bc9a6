import { Checkbox } from '@siren/ui/checkbox';

export interface RememberMeProps {
  value: boolean;
  onValueChange(value: boolean): void;
}

/** How long one stays signed in. */
export function RememberMe({ value, onValueChange }: RememberMeProps) {
  return (
    <Checkbox
      checked={value}
      onCheckedChange={onValueChange}
      description={
        value
          ? 'На\u00a090\u00a0дней в\u00a0этом браузере'
          : 'Пока открыт браузер, но\u00a0не\u00a0дольше 12\u00a0часов'
      }
    >
      Запомнить меня
    </Checkbox>
  );
}
