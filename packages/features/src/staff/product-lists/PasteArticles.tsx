import type { PastedGoods } from '@siren/domain/product-lists';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Card } from '@siren/ui/card';
import { TextArea } from '@siren/ui/field';
import { Inline, Stack } from '@siren/ui/layout';
import { useState } from 'react';
import { useApi } from '../../api/index.ts';
import { useTell } from '../kit/index.ts';
import type { ListPartProps } from './ListPartProps.ts';
import { goodsText } from './listWords.ts';

const SIGNS_MAX = 20_000;

/** Goods by articles that somebody pasted: what they mean is told before any is added. */
export function PasteArticles({ open, goods: { learn } }: ListPartProps) {
  const [api, tell] = [useApi(), useTell()];
  const { offers } = open.content;
  const [text, setText] = useState('');
  const [pasted, setPasted] = useState<PastedGoods | null>(null);
  const [asking, setAsking] = useState(false);
  const fresh = pasted?.found.filter(({ offer }) => !offers.includes(offer)) ?? [];
  async function find(sought: string): Promise<void> {
    if (sought.trim() === '') return;
    setAsking(true);
    try {
      setPasted(await api.call('/api/tools/product-lists/articles', { text: sought }));
    } catch (error) {
      tell.failed(error);
    }
    setAsking(false);
  }
  function write(next: string): void {
    setText(next);
    setPasted(null);
  }
  function add(): void {
    learn(fresh);
    let after = offers.at(-1) ?? null;
    for (const { offer } of fresh) {
      open.changes.make({ kind: 'add', offer, after });
      after = offer;
    }
    write('');
  }
  function mend(from: string, to: string): void {
    const next = text.replace(from, to);
    write(next);
    void find(next);
  }
  return (
    <Card as="section" aria-label="Вставить артикулы">
      <Stack gap={3}>
        <TextArea
          label="Вставить артикулы"
          hint="По&nbsp;одному в&nbsp;строке; можно столбцом из&nbsp;таблицы"
          rows={4}
          maxLength={SIGNS_MAX}
          value={text}
          onValueChange={write}
        />
        {pasted && <Told pasted={pasted} fresh={fresh.length} onMend={mend} />}
        <div>
          {pasted && fresh.length > 0 ? (
            <Button variant="line" onClick={add}>
              Добавить {goodsText(fresh.length)}
            </Button>
          ) : (
            <Button
              variant="line"
              loading={asking}
              disabled={text.trim() === ''}
              onClick={() => void find(text)}
            >
              Проверить артикулы
            </Button>
          )}
        </div>
      </Stack>
    </Card>
  );
}

interface ToldProps {
  pasted: PastedGoods;
  fresh: number;
  onMend(from: string, to: string): void;
}

/** What was found, what is there already, and what means nothing. */
function Told({ pasted: { found, unknown }, fresh, onMend }: ToldProps) {
  const there = found.length - fresh;
  return (
    <Callout tone={unknown.length > 0 ? 'caution' : 'info'} role="status">
      <Stack gap={2}>
        <span>
          Нашли {found.length}
          {there > 0 && `, из\u00a0них ${there} уже в\u00a0списке`}.
        </span>
        {unknown.map(({ text, like }) => (
          <Inline key={text} gap={2}>
            <span>
              Не&nbsp;нашли: <b>{text}</b>
            </span>
            {like && (
              <Button size="s" variant="line" onClick={() => onMend(text, like.article)}>
                Похоже на&nbsp;{like.article}
              </Button>
            )}
          </Inline>
        ))}
      </Stack>
    </Callout>
  );
}
