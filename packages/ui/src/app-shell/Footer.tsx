import type { ReactNode } from 'react';
import { Container } from '../layout/index.ts';
import * as css from './Footer.css.ts';

export interface FooterColumn {
  /** Heading of the column: «Покупателям». */
  title: string;
  /** Links, one under another. */
  links: readonly { key: string; link: ReactNode }[];
}

export interface FooterProps {
  /** Logo, phone and hours. */
  about: ReactNode;
  /** Three columns of links. */
  columns: readonly FooterColumn[];
  /** Small print. */
  legal: ReactNode;
}

/** The frame of the footer. */
export function Footer({ about, columns, legal }: FooterProps) {
  return (
    <footer className={css.footer}>
      <Container>
        <div className={css.columns}>
          <div className={css.about}>{about}</div>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className={css.title}>{title}</h2>
              <ul>
                {links.map(({ key, link }) => (
                  <li key={key} className={css.item}>
                    {link}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={css.legal}>{legal}</div>
      </Container>
    </footer>
  );
}
