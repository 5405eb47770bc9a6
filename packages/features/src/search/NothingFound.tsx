import type { AnswerOf } from '@siren/contract/calls';
import { paths } from '@siren/contract/routes';
import type { ProductCard as Card } from '@siren/domain/catalog';
import { Button } from '@siren/ui/button';
import { Chip } from '@siren/ui/chip';
import { EmptyState } from '@siren/ui/empty-state';
import { Heading } from '@siren/ui/heading';
import type { ReactNode } from 'react';
import { Link } from '../navigation/index.ts';
import { ProductCard, ProductGrid } from '../catalog/index.ts';
import { FavoriteButton } from '../favorites/index.ts';
import { useCityDialog } from '../regions/index.ts';
import * as css from './NothingFound.css.ts';

export interface NothingFoundProps {
  answer: AnswerOf<'/api/catalog/search'>;
  /** The query as it was typed. */
  typed: string;
  renderAction(card: Card): ReactNode;
}

const words = ({ elsewhere, gone }: NothingFoundProps['answer'], typed: string) => {
  if (typed === '')
    return {
      title: 'Что вы ищете?',
      text: 'Напишите название, цвет, материал или артикул в\u00a0поле поиска. Или начните с\u00a0раздела:',
    };
  if (gone.length > 0)
    return {
      title: 'Выберите что-нибудь другое',
      text: 'Этот товар больше не\u00a0продаётся. Разделы каталога:',
    };
  if (elsewhere)
    return {
      title: 'В\u00a0вашем городе этого сейчас нет',
      text: 'Такие товары есть в\u00a0других городах. Выберите другой город или посмотрите разделы:',
    };
  return {
    title: 'Ничего не\u00a0нашлось',
    text: 'Проверьте, нет\u00a0ли опечатки, или назовите товар короче: «диван», «стол». Разделы каталога:',
  };
};

/** Nothing was asked for, or nothing answers: ways on. */
export function NothingFound({ answer, typed, renderAction }: NothingFoundProps) {
  const { sections, popular, elsewhere } = answer;
  const { open } = useCityDialog();
  return (
    <>
      <EmptyState
        {...words(answer, typed)}
        action={
          <nav className={css.ways} aria-label="Разделы каталога">
            {elsewhere && (
              <Button aria-haspopup="dialog" onClick={open}>
                Выбрать другой город
              </Button>
            )}
            {sections.map(({ id, path, name }) => (
              <Chip key={id} render={<Link to={paths.section(path)} />}>
                {name}
              </Chip>
            ))}
          </nav>
        }
      />
      {popular.length > 0 && (
        <section className={css.popular} aria-labelledby="popular">
          <Heading level={2} id="popular">
            Популярные товары
          </Heading>
          <ProductGrid label="Популярные товары">
            {popular.map((card) => (
              <li key={card.id}>
                <ProductCard
                  card={card}
                  action={renderAction(card)}
                  corner={<FavoriteButton card={card} />}
                />
              </li>
            ))}
          </ProductGrid>
        </section>
      )}
    </>
  );
}
