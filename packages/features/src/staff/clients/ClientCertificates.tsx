import type { ClientCertificate, StaffClient } from '@siren/domain/client-records';
import { Card } from '@siren/ui/card';
import { formatExactMoney, formatFullDate, formatMoney } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import * as css from './ClientScreen.css.ts';

/** Whether it still pays, and until when. */
function standing({ status, expiresAt }: ClientCertificate, timeZone: string): string {
  if (status === 'empty') return 'потрачен';
  if (expiresAt === null) return 'без\u00a0срока';
  return `${status === 'expired' ? 'истёк' : 'до'}\u00a0${formatFullDate(expiresAt, timeZone)}`;
}

/** Certificates that a client has paid with or has in the cart; nothing where there are none. */
export function ClientCertificates({ client: { certificates, timeZone } }: { client: StaffClient }) {
  if (certificates.length === 0) return null;
  return (
    <Card as="section" aria-label="Сертификаты">
      <Heading level={2} size="panel">
        Сертификаты
      </Heading>
      <ul className={css.list}>
        {certificates.map((certificate) => (
          <li key={certificate.guid} className={css.order}>
            <Stack gap={0}>
              <Text as="span" numeric>
                …{certificate.ending}
              </Text>
              <Text as="span" size={12} tone="muted" numeric>
                номинал {formatMoney(certificate.nominal)}, {standing(certificate, timeZone)}
              </Text>
            </Stack>
            <Text as="span" numeric tone={certificate.status === 'active' ? undefined : 'muted'}>
              {formatExactMoney(certificate.money)}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}
