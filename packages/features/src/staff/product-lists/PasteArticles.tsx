import {
  LIST_GOODS_MAX,
  lineOf,
  mendedArticles,
  PASTED_MAX,
  pastedArticles,
} from '@siren/domain/product-lists';
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
  const news = pasted?.found.filter(({ offer }) => !offers.includes(offer)) ?? [];
  const room = Math.max(LIST_GOODS_MAX - offers.length, 0);
  const fresh = news.slice(0, room);
  const unread = pastedArticles(text).slice(PASTED_MAX);
  const beyond = news.slice(room);
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
    // What was not added stays there: nothing of it is lost unseen.
    const unknown = pasted?.unknown.map((one) => one.text) ?? [];
    write([...unknown, ...beyond.map(({ article }) => article), ...unread].join('\n'));
  }
  function mend(from: string, to: string): void {
    const next = mendedArticles(text, from, to);
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
        {pasted && (
          <Told
            pasted={pasted}
            typed={text}
            fresh={news.length}
            beyond={beyond.length}
            unread={unread.length}
            onMend={mend}
          />
        )}
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
  /** What was looked for. */
  typed: string;
  fresh: number;
  /** For so many there is no room. */
  beyond: number;
  /** So many were not looked for yet. */
  unread: number;
  onMend(from: string, to: string): void;
}

/** What was found, what is there already, and what means nothing. */
function Told({ pasted: { found, unknown }, typed, fresh, beyond, unread, onMend }: ToldProps) {
  const there = found.length - fresh;
  return (
    <Callout tone={unknown.length > 0 ? 'caution' : 'info'} role="status">
      <Stack gap={2}>
        <span>
          Нашли {found.length}
          {there > 0 && `, из\u00a0них ${there} уже в\u00a0списке`}.
          {beyond > 0 && ` Не\u00a0поместятся ${beyond}: в\u00a0списке до\u00a0${LIST_GOODS_MAX} товаров.`}
          {unread > 0 && ` Проверены первые ${PASTED_MAX}, ещё ${unread} останутся в\u00a0поле.`}
        </span>
        {unknown.map(({ text, several, like }) => (
          <Inline key={text} gap={2}>
            <span>
              Строка {lineOf(typed, text)}, {several ? 'подходит нескольким товарам' : 'не\u00a0нашли'}:{' '}
              <b>{text}</b>
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
