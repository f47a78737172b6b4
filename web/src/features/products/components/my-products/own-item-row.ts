import type { ItemInterest } from '@thriftline/domain/catalogue/interest/item-interest';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { ReactNode } from 'react';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { Row } from '@/lib/live/row.ts';

/** What a row of a seller's own items is given, in a table and on a phone. */
export interface OwnItemRowProps {
  row: Row<Stored<Product>>;
  /** Whether there is an advertisement; undefined until known. */
  advertised: boolean | undefined;
  /** How many people it interests; undefined until known. */
  interest: ItemInterest | undefined;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  /** How many people booked it. */
  bookings: number;
  /** Who booked it. */
  children?: ReactNode;
}
