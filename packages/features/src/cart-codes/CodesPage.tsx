import { paths } from '@siren/contract/routes';
import { formatCount } from '@siren/ui/format';
import { Container } from '@siren/ui/layout';
import { useNavigate } from 'react-router-dom';
import { useNotices } from '../notices/index.ts';
import { CodesView } from './CodesView.tsx';
import { ScanButton } from './ScanButton.tsx';
import { useCodes } from './useCodes.ts';

/** `/cart/codes`: a list of codes into the cart, explained before anything is added. */
export function CodesPage() {
  const codes = useCodes();
  const { say } = useNotices();
  const navigate = useNavigate();
  const add = async () => {
    const pieces = await codes.add();
    if (pieces === 0) return;
    const words = `Добавлено: ${formatCount(pieces, ['товар', 'товара', 'товаров'])}`;
    say(words, { label: 'В\u00a0корзину', onSelect: () => void navigate(paths.cart()) });
  };
  return (
    <Container>
      <title>Добавить по кодам | Сирень</title>
      <CodesView
        codes={codes}
        scanner={
          <ScanButton onCode={(code) => codes.write(`${codes.text.trimEnd()}\n${code}`.trimStart())} />
        }
        onAdd={() => void add()}
      />
    </Container>
  );
}
