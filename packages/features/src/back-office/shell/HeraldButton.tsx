import { Button } from '@siren/ui/button';
import { Dialog } from '@siren/ui/dialog';
import { IconButton } from '@siren/ui/icon-button';
import { PictureInPictureIcon } from '@siren/ui/icons';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { useHerald } from '../news/useHerald.ts';

/** Turns the system's own notifications on and off; the first time it says why before the browser asks. */
export function HeraldButton() {
  const { state, on, turn, ask } = useHerald();
  const [asking, setAsking] = useState(false);
  // Where the browser has none, or was told never to, no switch helps.
  if (state === 'none' || state === 'denied') return null;
  return (
    <>
      <IconButton
        label="Поверх других окон"
        icon={<PictureInPictureIcon />}
        pressed={on}
        onClick={() => (state === 'default' ? setAsking(true) : turn(!on))}
      />
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Уведомления поверх других окон"
        footer={
          <Button wide onClick={() => void ask().then(() => setAsking(false))}>
            Разрешить
          </Button>
        }
      >
        <Text>
          Пока эта вкладка не&nbsp;на&nbsp;виду, новое уведомление покажет система, чтобы его
          не&nbsp;пропустить. Сейчас браузер спросит, можно&nbsp;ли.
        </Text>
      </Dialog>
    </>
  );
}
