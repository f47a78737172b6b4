import { plural, t } from '@lingui/core/macro';
import { formatCents } from '@thriftline/domain/base/money';
import { booksRoundingText } from '@thriftline/domain/payouts/books-rounding-text';
import type { Books } from '@thriftline/domain/payouts/earnings';
import { ErrorState } from '@/components/states/error-state.tsx';
import { useFetched } from '@/hooks/use-fetched.ts';
import { readBooks } from '../api/read-books.ts';
import { Sums } from './sums.tsx';

function salesText({ sales }: Books): string {
  return plural(sales, { one: 'in # sale', other: 'in # sales' });
}

function reversedText({ reversed }: Books): string {
  const amount = formatCents(reversed);
  return t`${amount} more was reversed`;
}

/** What is said of each sum, and its amount. */
function sumsOf(books: Books | undefined) {
  const amount = (cents: (known: Books) => number) => books && formatCents(cents(books));
  return [
    [t`Paid by buyers`, amount(({ gross }) => gross), books && salesText(books)],
    [t`Refunded to buyers`, amount(({ back }) => back)],
    ...(books !== undefined && books.withBank > 0
      ? [[t`Held by buyers’ banks, or lost to them`, amount(({ withBank }) => withBank)] as const]
      : []),
    [t`Held until orders are complete`, amount(({ waiting }) => waiting)],
    [t`On its way to sellers, or on hold`, amount(({ onItsWay }) => onItsWay)],
    [
      t`Sent to sellers`,
      amount(({ transferred, reversed }) => transferred - reversed),
      books && books.reversed > 0 && reversedText(books),
    ],
    [t`Fees of open sales`, amount(({ feesToCome }) => feesToCome)],
    [t`Kept as fees`, amount(({ fees }) => fees), books && booksRoundingText(books.rounding)],
    [t`Owed by sellers`, amount(({ owed }) => owed)],
  ] as const;
}

/** What buyers paid, and where of it how much is now. */
export function BooksReport() {
  const books = useFetched(readBooks);
  if (books.status === 'error') return <ErrorState error={books.error} onRetry={books.retry} />;
  return <Sums sums={sumsOf(books.status === 'ready' ? books.data : undefined)} />;
}
