import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Heading } from '@siren/ui/heading';
import { Inline, Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useRef, useState } from 'react';
import * as css from './Factor.css.ts';
import { Refused } from './Refused.tsx';
import type { Saving } from './useSaving.ts';

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** What has become of it. */
  title: string;
  /** That they are put away. */
  saving: Pick<Saving, 'loading' | 'error'>;
  onDone(): void;
}

const FILE = 'siren-kody.txt';

const fileOf = (codes: readonly string[]): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`Резервные коды «Сирень»\r\n\r\n${codes.join('\r\n')}\r\n`)}`;

/** Recovery codes, this once: to copy, to keep as a file or on paper. */
export function RecoveryCodes({ codes, title, saving, onDone }: RecoveryCodesProps) {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setSaid('Коды скопированы');
    } catch {
      // Not every page may write there: they are selected, and one key away from being copied.
      if (list.current) getSelection()?.selectAllChildren(list.current);
      setSaid('Коды выделены: скопируйте их\u00a0сами');
    }
  };
  return (
    <Stack gap={4}>
      <Callout tone="positive" role="status" title={title}>
        Сохраните резервные коды: по&nbsp;ним вы&nbsp;войдёте, если телефона не&nbsp;будет. Больше
        мы&nbsp;их&nbsp;не&nbsp;покажем.
      </Callout>
      <div className={css.sheet}>
        <Heading level={3}>Резервные коды «Сирень»</Heading>
        <ul ref={list} className={css.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Text size={14} tone="muted">
          Каждый действует один раз.
        </Text>
      </div>
      <Inline gap={2}>
        <Button variant="line" onClick={() => void copy()}>
          Скопировать
        </Button>
        <Button variant="line" render={<a href={fileOf(codes)} download={FILE} />}>
          Скачать файл
        </Button>
        <Button variant="line" onClick={() => window.print()}>
          Напечатать
        </Button>
      </Inline>
      <Text size={14} tone="muted" role="status">
        {said}
      </Text>
      <Refused error={saving.error} />
      <div>
        <Button loading={saving.loading} onClick={onDone}>
          Коды сохранены
        </Button>
      </div>
    </Stack>
  );
}
