import * as Radix from '@radix-ui/react-dialog';
import type { KeyboardEvent } from 'react';
import { cx, isInToast } from '../element/index.ts';
import { formatCount } from '../format/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, MinusIcon, PlusIcon } from '../icons/index.ts';
import { useCloseRequest, useReturnFocus } from '../overlay/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { GalleryPicture } from './GalleryPicture.ts';
import * as css from './PictureViewer.css.ts';
import { useZoom } from './useZoom.ts';
import { SCALE_MAX, SCALE_MIN } from './zoom.ts';

export interface PictureViewerProps {
  pictures: readonly GalleryPicture[];
  label: string;
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

/** How far an arrow key moves a picture that was brought near, px. */
const ARROW_PX = 80;

/** A picture over the whole window: wheel, fingers, double press, a click, buttons and keys bring it near. */
export function PictureViewer({ pictures, label, index, onIndexChange, onClose }: PictureViewerProps) {
  const focus = useReturnFocus();
  useCloseRequest(true, onClose);
  const count = pictures.length;
  const { view, held, setStage, reset, step, move, handlers } = useZoom((direction) => go(index + direction));
  const picture = pictures[index];

  function go(wanted: number): void {
    const next = Math.max(0, Math.min(count - 1, wanted));
    if (next === index) return;
    reset();
    onIndexChange(next);
  }

  const near = view.scale > SCALE_MIN;
  const times = Math.round(view.scale * 10) / 10;
  const arrow = (x: number, y: number, turn: number) => () =>
    near ? move({ x: -x * ARROW_PX, y: -y * ARROW_PX }) : go(index + turn);
  const keys: Record<string, () => void> = {
    ArrowLeft: arrow(-1, 0, -1),
    ArrowRight: arrow(1, 0, 1),
    ArrowUp: arrow(0, -1, 0),
    ArrowDown: arrow(0, 1, 0),
    Home: () => go(0),
    End: () => go(count - 1),
    '+': () => step(1),
    '=': () => step(1),
    '-': () => step(-1),
    '0': reset,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...focus}
          className={css.viewer}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onInteractOutside={(event) => isInToast(event.target) && event.preventDefault()}
        >
          <Radix.Title asChild>
            <h2 className={css.title}>{label}</h2>
          </Radix.Title>
          <div className={css.stage} ref={setStage} data-state={near ? 'near' : 'whole'} {...handlers}>
            <div
              className={cx(css.picture, css.grounds[picture?.tile ?? 'stone'])}
              data-held={held || undefined}
              style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
            >
              {picture?.draw(near ? '200vw' : '100vw', picture.alt, true)}
            </div>
          </div>
          <div className={css.bar}>
            {count > 1 && (
              <>
                <IconButton
                  label="Предыдущее фото"
                  icon={<ChevronLeftIcon size="l" />}
                  aria-disabled={index === 0}
                  onClick={() => go(index - 1)}
                />
                <span className={css.place} aria-hidden="true">
                  {index + 1} / {count}
                </span>
                <IconButton
                  label="Следующее фото"
                  icon={<ChevronRightIcon size="l" />}
                  aria-disabled={index === count - 1}
                  onClick={() => go(index + 1)}
                />
              </>
            )}
            <IconButton
              label="Отдалить"
              icon={<MinusIcon size="l" />}
              aria-disabled={!near}
              onClick={() => step(-1)}
            />
            <IconButton
              label="Приблизить"
              icon={<PlusIcon size="l" />}
              aria-disabled={view.scale >= SCALE_MAX}
              onClick={() => step(1)}
            />
          </div>
          <div className={css.close}>
            <Radix.Close asChild>
              <IconButton label="Закрыть" icon={<CloseIcon size="l" />} variant="raised" round />
            </Radix.Close>
          </div>
          <div aria-live="polite">
            <VisuallyHidden>
              Фото {index + 1} из {count}
              {times > 1 && `, увеличено в ${formatCount(times, ['раз', 'раза', 'раз'])}`}
            </VisuallyHidden>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
