import type { ComponentProps, MouseEvent } from 'react';
import { useNavigator } from './useNavigator.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Where it leads: a path, or a query of the present one. */
  to: string;
  /** Takes the place of the present entry of the history. @default false */
  replace?: boolean;
  /** Loads the page whole, as a link elsewhere would. @default false */
  reload?: boolean;
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** A click that means «here»: no other button, tab or window. */
export const isPlain = (
  { button, metaKey, altKey, ctrlKey, shiftKey }: Press,
  { target }: HTMLAnchorElement,
) => !(button || metaKey || altKey || ctrlKey || shiftKey) && /^(_self)?$/.test(target);

/** A link inside of the shop; a move leaves the hundred links of a page as they are. */
export function Link({ to, replace = false, reload = false, onClick, children, ...rest }: LinkProps) {
  const navigator = useNavigator();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    // As browsers do: the same address again is no new entry of the history.
    if (replace || event.currentTarget.href === location.href) navigator.replace(to);
    else navigator.push(to);
  };
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!reload && !event.defaultPrevented && isPlain(event, event.currentTarget)) follow(event);
      }}
    >
      {children}
    </a>
  );
}
