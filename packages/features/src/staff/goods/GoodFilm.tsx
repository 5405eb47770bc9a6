import type { GoodFilm as Film, StaffGood } from '@siren/domain/goods';
import { Button } from '@siren/ui/button';
import { formatFileSize } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { IconButton } from '@siren/ui/icon-button';
import { TrashIcon } from '@siren/ui/icons';
import { Inline, Stack } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { GoodPicture } from '../../pictures/index.ts';
import { ByHand, usePassFocus, useTell } from '../kit/index.ts';
import type { PassFocus } from '../kit/index.ts';
import { GoodFileUpload } from '../kit/upload/index.ts';
import { FilmDialog } from './FilmDialog.tsx';
import * as css from './GoodFiles.css.ts';
import { useFilm } from './useFilm.ts';
import type { OpenFilm } from './useFilm.ts';
import type { OpenGood } from './useGood.ts';

export interface GoodFilmProps {
  good: StaffGood;
  open: OpenGood;
}

/** The film of a good: set, captioned, removed, given back. */
export function GoodFilm({ good, open }: GoodFilmProps) {
  const own = useFilm(good, open);
  const tell = useTell();
  const go = (work: Promise<void>) => void work.catch((error: unknown) => tell.failed(error));
  const { film, feedFilm } = good;
  const { heading, removes } = usePassFocus();
  return (
    <Stack gap={3}>
      <Heading ref={heading} level={3} size="panel" tabIndex={-1}>
        Фильм
      </Heading>
      {feedFilm && <ByHand of="фильм" feed={feedFilm.url ?? 'нет фильма'} onBack={own.giveBack} />}
      {film ? (
        <Shown film={film} poster={good.variants[0]?.pictures[0]} own={own} removes={removes} />
      ) : (
        <Text size={14} tone="muted">
          Среди картинок товара фильма нет.
        </Text>
      )}
      {film && film.captions === null && (
        <GoodFileUpload
          label="Субтитры фильма"
          kind="captions"
          onTaken={([file]) => file && go(own.caption(file.url))}
        />
      )}
      <GoodFileUpload
        label={film ? 'Заменить фильм' : 'Загрузить фильм'}
        kind="film"
        onTaken={([file]) => file && go(own.set(file.url))}
      />
      <Inline>
        <FilmDialog onSave={own.set} />
      </Inline>
    </Stack>
  );
}

function captionsWords({ captions, captionsAddress }: Film): string {
  if (captionsAddress !== null) return 'с\u00a0субтитрами';
  return captions === null ? 'без субтитров' : 'субтитры другого сайта плеер не\u00a0покажет';
}

interface ShownProps extends Pick<PassFocus, 'removes'> {
  film: Film;
  /** It stands before the film on the page of the good. */
  poster: StaffGood['variants'][number]['pictures'][number] | undefined;
  own: OpenFilm;
}

function Shown({ film, poster, own, removes }: ShownProps) {
  const tell = useTell();
  const facts = [film.format, film.bytes !== null && formatFileSize(film.bytes), captionsWords(film)];
  return (
    <div className={css.row}>
      {poster && (
        <div className={css.thumb}>
          <GoodPicture image={poster.image} sizes="56px" radius="s" />
        </div>
      )}
      <div className={css.named}>
        <Link href={film.address} target="_blank" rel="noopener noreferrer">
          {film.name ?? film.url}
        </Link>
        <Text size={12} tone="muted">
          {facts.filter(Boolean).join(', ')}
        </Text>
      </div>
      <Inline gap={2}>
        {film.captions !== null && (
          <Button
            size="s"
            variant="line"
            {...removes(() => void own.caption(null).catch((error: unknown) => tell.failed(error)))}
          >
            Убрать субтитры
          </Button>
        )}
        <IconButton size="s" icon={<TrashIcon />} label="Убрать фильм" {...removes(own.remove)} />
      </Inline>
    </div>
  );
}
