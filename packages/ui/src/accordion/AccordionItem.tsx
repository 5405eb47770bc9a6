import * as Radix from '@radix-ui/react-accordion';
import { use, useId } from 'react';
import type { ReactNode } from 'react';
import type { Native } from '../element/index.ts';
import { Heading } from '../heading/index.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import * as css from './Accordion.css.ts';
import { AccordionContext } from './Accordion.tsx';
import { useHiddenUntilFound } from './useHiddenUntilFound.ts';

export interface AccordionItemProps extends Native<'button', 'value' | 'title'> {
  /** Tells it from its neighbours. */
  value: string;
  /** Heading that opens and closes it. */
  title: string;
  /** At the end of the heading: what is chosen inside, «2 выбрано». */
  end?: ReactNode;
  /** It is seen and cannot be opened or closed. @default false */
  disabled?: boolean;
  /** What is under the heading. */
  children: ReactNode;
}

/** One part of an Accordion. Native props go to the button in its heading. */
export function AccordionItem({
  value,
  title,
  end,
  disabled = false,
  children,
  ...rest
}: AccordionItemProps) {
  const { level, values, reveal } = use(AccordionContext);
  const id = useId();
  const open = values.includes(value);
  const panel = useHiddenUntilFound<HTMLDivElement>(!open, () => reveal(value));
  return (
    <Radix.Item value={value} disabled={disabled} className={css.item}>
      <Radix.Header asChild>
        <Heading level={level} size="group">
          <Radix.Trigger {...rest} id={`${id}-title`} aria-controls={`${id}-panel`} className={css.trigger}>
            <span className={css.title}>{title}</span>
            {end !== undefined && <span className={css.end}>{end}</span>}
            <span className={css.chevron}>
              <ChevronDownIcon />
            </span>
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <div
        ref={panel}
        id={`${id}-panel`}
        {...(open && { role: 'group', 'aria-labelledby': `${id}-title` })}
        hidden={!open}
        className={css.panel}
      >
        <div className={css.clip}>
          <div className={css.body}>{children}</div>
        </div>
      </div>
    </Radix.Item>
  );
}
