import type { StaffPage } from '@siren/domain/pages';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Badge } from '@siren/ui/badge';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { momentText } from '../kit/index.ts';
import { CompareDialog } from './CompareDialog.tsx';
import * as css from './Pages.css.ts';
import type { OpenPage } from './usePage.ts';

/** What was published, each to take back into the draft; and the way off the shop. */
export function PageVersions({ open, dirty }: { open: OpenPage; dirty: boolean }) {
  const { page, going } = open;
  const { versions, published, live } = page;
  const isHidable = live && page.kind !== 'home' && !page.fed;
  if (versions.length === 0 && !isHidable) return null;
  return (
    <Card as="section" aria-label="Версии">
      <Stack gap={3}>
        <div className={css.head}>
          <Heading level={2} size="panel">
            Версии
          </Heading>
          {(page.changed ? versions.length > 0 : versions.length > 1) && <Compare page={page} />}
        </div>
        <ol className={css.versions}>
          {versions.map(({ number, at, by }) => (
            <li key={number} className={css.version}>
              <span className={css.versionName}>
                <Text as="span" size={14}>
                  Версия&nbsp;{number}
                </Text>
                <Text as="span" size={12} tone="muted" numeric>
                  {by === null ? 'как было до\u00a0публикаций' : `${by}, ${momentText(at, page.timeZone)}`}
                </Text>
              </span>
              {live && number === published ? (
                <Badge shape="pill" tone="brand">
                  на&nbsp;сайте
                </Badge>
              ) : null}
              {(number !== published || page.changed) && (
                <Button
                  size="s"
                  variant="line"
                  disabled={dirty || going}
                  aria-label={`Вернуть в\u00a0черновик версию\u00a0${number}`}
                  onClick={() => void open.takeBack(number)}
                >
                  Вернуть
                </Button>
              )}
            </li>
          ))}
        </ol>
        {isHidable && <Hide open={open} />}
      </Stack>
    </Card>
  );
}

function Compare({ page }: { page: StaffPage }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="s" variant="line" onClick={() => setOpen(true)}>
        Сравнить
      </Button>
      {open && <CompareDialog page={page} open onClose={() => setOpen(false)} />}
    </>
  );
}

function Hide({ open }: { open: OpenPage }) {
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <Button size="s" variant="line" onClick={() => setAsking(true)}>
        Снять с&nbsp;сайта
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Снять с\u00a0сайта «${open.page.content.title}»?`}
        description="По&nbsp;её адресу покупатели увидят, что страницы нет. Черновик и&nbsp;версии останутся."
        confirmLabel="Снять"
        tone="danger"
        onConfirm={() => open.hide()}
      />
    </div>
  );
}
