import type { ClientErasing, StaffClient } from '@siren/domain/client-records';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { TextField } from '@siren/ui/field';
import { Inline, Stack } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { Link as RouterLink } from 'react-router-dom';
import { errorText } from '../../notices/index.ts';
import { calledOf, screenPath } from '../kit/index.ts';
import * as css from './ClientScreen.css.ts';
import { goneLines, keptLines } from './erasingWords.ts';
import type { OpenClient } from './useClient.ts';
import { useErasing } from './useErasing.ts';

/** As the contract bounds it. */
const TYPED_MAX = 200;

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Stack gap={1}>
      <Text weight="strong" size={14}>
        {title}
      </Text>
      <ul className={css.lines} aria-label={title}>
        {lines.map((line) => (
          <Text as="li" key={line} size={14}>
            {line}
          </Text>
        ))}
      </ul>
    </Stack>
  );
}

const Hindered = ({ orders }: { orders: ClientErasing['open'] }) => (
  <Callout tone="caution" role="alert" title="Сначала выдайте или отмените заказы">
    <Inline gap={2}>
      {orders.map(({ id, number }) => (
        <Link key={id} render={<RouterLink to={`${screenPath('orders')}/${id}`} />}>
          {number}
        </Link>
      ))}
    </Inline>
  </Callout>
);

/** Erases the data of a client on their demand: what goes and what stays is told before. */
export function EraseClient({ client, open }: { client: StaffClient; open: OpenClient }) {
  const { ask, reading, hindering, asked, leave, typed, setTyped, erase } = useErasing(open);
  return (
    <>
      <Button variant="line" wide loading={reading} onClick={ask}>
        Удалить данные клиента…
      </Button>
      {hindering.length > 0 && <Hindered orders={hindering} />}
      {asked && (
        <AlertDialog
          open
          onOpenChange={leave}
          title={`${calledOf(client)}: удалить данные?`}
          description="Вернуть их будет нельзя."
          confirmLabel="Удалить навсегда"
          tone="danger"
          describeError={errorText}
          onConfirm={erase}
        >
          <Stack gap={3}>
            <Lines title="Пропадёт" lines={goneLines(asked)} />
            <Lines title="Останется" lines={keptLines(asked)} />
            <TextField
              label="Чтобы подтвердить, наберите"
              hint={asked.toType}
              autoComplete="off"
              maxLength={TYPED_MAX}
              value={typed}
              onValueChange={setTyped}
            />
          </Stack>
        </AlertDialog>
      )}
    </>
  );
}
