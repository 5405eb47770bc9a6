import { staffScreens } from '@siren/contract/staff/screens';
import { Heading } from '@siren/ui/heading';

const { title } = staffScreens.orders;

/** All orders of the shop. */
export function OrdersScreen() {
  return (
    <>
      <title>{`${title} | Сирень`}</title>
      <Heading level={1}>{title}</Heading>
    </>
  );
}
