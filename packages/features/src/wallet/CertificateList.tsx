import type { CertificateUse } from '@siren/domain/checkout';
import type { Certificate } from '@siren/domain/clients';
import { Chip } from '@siren/ui/chip';
import { formatReduction } from '@siren/ui/format';
import { Inline, Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useId } from 'react';
import { certificateNote } from './certificateNote.ts';

export interface CertificateListProps {
  /** In the order attached, which is the order used. */
  certificates: readonly Certificate[];
  uses: readonly CertificateUse[];
  busy: boolean;
  onDetach(guid: string): void;
}

/** Attached certificates: what is on each, how much of it is used, and a way to take it off. */
export function CertificateList({ certificates, uses, busy, onDetach }: CertificateListProps) {
  const id = useId();
  return (
    <Stack as="ul" gap={3} aria-label="Сертификаты">
      {certificates.map((certificate) => {
        const { guid, code, status } = certificate;
        const used = uses.find((use) => use.guid === guid)?.amount ?? 0;
        return (
          <li key={guid}>
            <Stack gap={1}>
              <Inline justify="between">
                <Chip
                  removable
                  aria-disabled={busy || undefined}
                  aria-label={`Убрать сертификат ${code}`}
                  aria-describedby={`${id}-${guid}`}
                  onClick={() => onDetach(guid)}
                >
                  {code}
                </Chip>
                {used > 0 && (
                  <Text as="span" size={14} weight="medium" tone="positive" numeric>
                    {formatReduction(used)}
                  </Text>
                )}
              </Inline>
              <Text id={`${id}-${guid}`} size={14} tone={status === 'active' ? 'muted' : 'caution'}>
                {certificateNote(certificate, used)}
              </Text>
            </Stack>
          </li>
        );
      })}
    </Stack>
  );
}
