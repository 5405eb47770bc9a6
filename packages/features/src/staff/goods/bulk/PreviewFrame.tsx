import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { formatCount, formatNumber } from '@siren/ui/format';
import type { Forms } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Skeleton } from '@siren/ui/skeleton';
import { Text } from '@siren/ui/text';
import type { ReactNode } from 'react';
import { errorText } from '../../../notices/index.ts';
import * as css from './Bulk.css.ts';
import type { ShownPreview } from './usePreview.ts';

export interface PreviewFrameProps<Preview> {
  shown: ShownPreview<Preview>;
  children: (preview: Preview) => ReactNode;
}

/** What a change would do, once it is known; why it is not, with another try. */
export function PreviewFrame<Preview>({ shown, children }: PreviewFrameProps<Preview>) {
  const { preview, pending, error, ask } = shown;
  if (error !== null)
    return (
      <Callout
        tone="critical"
        role="alert"
        action={
          <Button size="s" variant="line" onClick={ask}>
            Повторить
          </Button>
        }
      >
        {errorText(error)}
      </Callout>
    );
  if (preview === null) return <Waiting />;
  return (
    <section className={css.preview} aria-busy={pending} aria-label="Что изменится">
      <Stack gap={4}>{children(preview)}</Stack>
    </section>
  );
}

const Waiting = () => (
  <section className={css.preview} aria-busy="true" aria-label="Что изменится">
    <Stack gap={3}>
      <Skeleton width="60%" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="80%" />
    </Stack>
  </section>
);

/** A good, and what is to be said of it. */
export const Named = ({ name, note }: { name: string; note?: string }) => (
  <span className={css.named}>
    <Text as="span" size={14} weight="medium">
      {name}
    </Text>
    {note !== undefined && (
      <Text as="span" size={12} tone="muted">
        {note}
      </Text>
    )}
  </span>
);

/** How many are not shown. */
export const More = ({ count }: { count: number }) =>
  count > 0 ? (
    <Text as="p" size={12} tone="muted" numeric>
      И&nbsp;ещё {formatNumber(count)}.
    </Text>
  ) : null;

/** How many change, are so already, and stay. */
export function Counted({ change, same, stay }: { change: string; same: number; stay: number }) {
  const words = [
    change,
    ...(same > 0 ? [`уже так: ${formatNumber(same)}`] : []),
    ...(stay > 0 ? [`не\u00a0получится: ${formatNumber(stay)}`] : []),
  ];
  return (
    <div role="status">
      <Text weight="medium" numeric>
        {words.join(', ')}
      </Text>
    </div>
  );
}

export interface Refused<Why extends string> {
  why: Why;
  count: number;
}

/** How many stay, whatever the reason. */
export const staysOf = (refused: readonly Refused<string>[]): number =>
  refused.reduce((sum, { count }) => sum + count, 0);

export interface StayingProps<Why extends string> {
  title: string;
  /** Name of the list of what stays. */
  label: string;
  refused: readonly Refused<Why>[];
  words: Readonly<Record<Why, string>>;
  forms: Forms;
  /** The first of them, as rows. */
  children: readonly ReactNode[];
}

/** What stays as it is, and why. */
export function Staying<Why extends string>(props: StayingProps<Why>) {
  const { title, label, refused, words, forms, children } = props;
  return (
    <div>
      <Heading level={3} size="group">
        {title}
      </Heading>
      <ul aria-label="Почему" className={css.reasons}>
        {refused.map(({ why, count }) => (
          <li key={why}>
            <Text as="span" size={14} numeric>
              {formatCount(count, forms)}: {words[why]}
            </Text>
          </li>
        ))}
      </ul>
      <ul aria-label={label} className={css.rows}>
        {children}
      </ul>
      <More count={staysOf(refused) - children.length} />
    </div>
  );
}
