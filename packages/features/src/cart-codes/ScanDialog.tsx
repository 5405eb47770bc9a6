import { Callout } from '@siren/ui/callout';
import { Dialog } from '@siren/ui/dialog';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import * as css from './ScanDialog.css.ts';
import { useScan } from './useScan.ts';

interface ScanDialogProps {
  onCode(code: string): void;
  onClose(): void;
}

/** What the camera sees; each code that is read goes into the list, and the camera stays for the next one. */
export function ScanDialog({ onCode, onClose }: ScanDialogProps) {
  const { video, codes, refused } = useScan(onCode);
  const last = codes.at(-1);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Сканировать код"
      description="Наведите камеру на штрихкод: код добавится в список сам."
    >
      <Stack gap={3}>
        {refused ? (
          <Callout tone="caution" role="alert">
            Камера недоступна. Разрешите её в&nbsp;настройках браузера или введите код с&nbsp;клавиатуры.
          </Callout>
        ) : (
          <video ref={video} className={css.video} muted playsInline />
        )}
        <Text role="status" numeric>
          {last === undefined
            ? 'Пока ничего не\u00a0прочитано'
            : `Добавлен код ${last}. Всего: ${codes.length}`}
        </Text>
      </Stack>
    </Dialog>
  );
}
