import { Button } from '@siren/ui/button';
import { Dialog } from '@siren/ui/dialog';
import { Text } from '@siren/ui/text';

export interface HeraldQuestionProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Has the browser ask. */
  onAllow(): void;
}

/** Says why the system is to show notifications, before the browser asks whether it may. */
export const HeraldQuestion = ({ open, onOpenChange, onAllow }: HeraldQuestionProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title="Уведомления поверх других окон"
    footer={
      <Button wide onClick={onAllow}>
        Разрешить
      </Button>
    }
  >
    <Text>
      Пока эта вкладка не&nbsp;на&nbsp;виду, новое уведомление покажет система, чтобы его не&nbsp;пропустить.
      Сейчас браузер спросит, можно&nbsp;ли.
    </Text>
  </Dialog>
);
