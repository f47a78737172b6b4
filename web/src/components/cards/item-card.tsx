import { wishesText } from '@thriftline/domain/catalogue/interest/item-interest';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { carryPhoto, mayMove } from '@/lib/browser/view-transition.ts';
import { countText } from '@/lib/texts/count-text.ts';
import { Icon } from '../plain/icon.tsx';
import { VISUALLY_HIDDEN } from '../plain/visually-hidden.ts';
import { PriceTag } from '../texts/price-tag.tsx';
import { UserText } from '../texts/user-text.tsx';
import { ImageFrame } from './image-frame.tsx';
import styles from './item-card.module.css';
import { ITEM_WIDTHS } from './item-grid.tsx';

interface ItemCardProps {
  /** The item's own page, to which the whole card leads. */
  to: string;
  name: string;
  /** As stored. */
  price: number;
  /** What it cost new. */
  original?: number;
  /** Its first picture; `alt` is empty where the name says as much. */
  picture: { img: string; thumb?: string | undefined; alt?: string };
  /** A few blurred pixels as a `data:` address. */
  placeholder?: string | undefined;
  /** What it is in a few words, as many as one line takes: its condition, where it is. */
  facts?: readonly (string | undefined)[];
  /** Where it is or how it comes, in two lines at most. */
  place?: string | undefined;
  /** The level of its name among the page's headings. */
  heading?: 'h2' | 'h3';
  /** A word on the photo: sold, new. */
  mark?: string | undefined;
  /** Whether it is gone: its photo is grey. */
  sold?: boolean;
  /** Whether its photo is seen without scrolling. */
  eager?: boolean;
  /** A round button on the photo, like the wish list's heart. */
  corner?: ReactNode;
  /** How many wish lists it is on, for cards without a heart button. */
  wishes?: number | undefined;
  /** What else is said of it, and what can be done with it. */
  children?: ReactNode;
}

/**
 * An item among others, wherever items stand side by side: an upright photo, price, name and a line of facts. Made without Material
 * UI, for the home page, too. Stands in an `li` of an ItemGrid.
 */
export function ItemCard({
  to,
  name,
  price,
  original,
  picture: { img, thumb, alt = '' },
  placeholder,
  facts = [],
  place,
  heading: Heading = 'h3',
  mark,
  sold = false,
  eager = false,
  corner,
  wishes = 0,
  children,
}: ItemCardProps) {
  const line = facts.filter((fact) => fact !== undefined);
  return (
    <article aria-label={name} className={styles.card}>
      <div className={sold ? `${styles.photo} ${styles.sold}` : styles.photo}>
        <ImageFrame
          src={img}
          thumb={thumb}
          placeholder={placeholder}
          sizes={ITEM_WIDTHS}
          alt={alt}
          ratio="4 / 5"
          eager={eager}
        />
        {mark !== undefined && <span className={styles.mark}>{mark}</span>}
        {corner === undefined && wishes > 0 && (
          <span className={styles.wishes}>
            <Icon name="heart" />
            <span aria-hidden>{countText(wishes)}</span>
            <span style={VISUALLY_HIDDEN}>{wishesText(wishes)}</span>
          </span>
        )}
      </div>
      <div className={styles.text}>
        <PriceTag price={price} {...(original !== undefined && { original })} />
        <Heading className={styles.name}>
          <Link
            to={to}
            className={styles.link}
            viewTransition={mayMove()}
            onClick={({ currentTarget }) => carryPhoto(currentTarget.closest('article'), to)}
          >
            <UserText lines={2}>{name}</UserText>
          </Link>
        </Heading>
        {line.length > 0 && (
          <p className={styles.facts}>
            {line.map((fact) => (
              <span key={fact}>
                <UserText>{fact}</UserText>
              </span>
            ))}
          </p>
        )}
        {place !== undefined && (
          <p className={styles.place}>
            <UserText lines={2}>{place}</UserText>
          </p>
        )}
        {children !== undefined && <div className={styles.more}>{children}</div>}
      </div>
      {corner !== undefined && <div className={styles.corner}>{corner}</div>}
    </article>
  );
}

/** Cards that are still on their way, as large as the real ones. */
export function WaitingItems({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
    <li key={key} className={styles.waiting} aria-hidden />
  ));
}
