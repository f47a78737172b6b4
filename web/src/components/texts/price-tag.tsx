import { useLingui } from '@lingui/react/macro';
import { formatPrice } from '@thriftline/domain/base/locale/format-money';
import { VISUALLY_HIDDEN } from '../plain/visually-hidden.ts';
import styles from './price-tag.module.css';

interface PriceTagProps {
  /** As stored. */
  price: number;
  /** What it cost new, struck through beside it when that was more. */
  original?: number;
  /** Where it is the price of the page. */
  large?: boolean;
}

/** A price on its tag, the one place the accent color is for. */
export function PriceTag({ price, original, large = false }: PriceTagProps) {
  const { t } = useLingui();
  return (
    <span className={large ? `${styles.tag} ${styles.large}` : styles.tag}>
      <span className={styles.price}>{formatPrice(price)}</span>{' '}
      {original !== undefined && original > price && (
        <span className={styles.original}>
          <span style={VISUALLY_HIDDEN}>{t({ message: 'new', context: 'original price' })} </span>
          <s>{formatPrice(original)}</s>
        </span>
      )}
    </span>
  );
}
