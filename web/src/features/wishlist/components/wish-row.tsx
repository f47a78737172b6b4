import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { paths } from '@thriftline/domain/base/paths';
import type { Wish } from '@thriftline/domain/catalogue/wish';
import type { ReactNode } from 'react';
import { useDeleteButton } from '@/components/dialogs/use-delete-button.tsx';
import { RecordItem } from '@/components/records/record-item.tsx';
import { RecordCell, RecordRow } from '@/components/records/record-table.tsx';
import { ShortRecord } from '@/components/records/short-record.tsx';
import { FLUSH_TEXT } from '@/components/texts/flush-text.ts';
import { PriceTag } from '@/components/texts/price-tag.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { Row } from '@/lib/live/row.ts';
import { WaitingToSend } from '@/outbox/components/waiting-to-send.tsx';
import { subjectOfCopy } from '@/outbox/texts/mutation-subject.ts';
import { removeWish } from '../api/remove-wish.ts';

interface WishRowProps {
  row: Row<Stored<Wish>>;
  /** The way to pay for it, or why there is none. */
  payment: ReactNode;
  /** How many columns the table has. */
  columns: number;
}

/** A wish: what it is, how to get it, and taking it off the list. */
export function WishRow({ row: { data: wish, pending }, payment, columns }: WishRowProps) {
  const { t } = useLingui();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const name = wish.productname;
  const { button, question } = useDeleteButton({
    label: t`Remove`,
    question: t`Remove “${name}” from your wish list?`,
    done: t`Removed from your wish list`,
    onDelete: () => removeWish(wish.buyerId, subjectOfCopy(wish)),
    children: t`You can add it again while it’s listed.`,
  });
  return (
    <>
      {isPhone ? (
        <ShortRecord columns={columns} img={wish.img} name={name} to={paths.product.href(wish.productId)}>
          <PriceTag price={wish.productprice} />
          {pending && <WaitingToSend />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 1 }}>
            {payment}
            {button}
          </Box>
        </ShortRecord>
      ) : (
        <RecordRow>
          <RecordCell>
            <RecordItem img={wish.img} name={wish.productname} to={paths.product.href(wish.productId)}>
              {pending && <WaitingToSend />}
            </RecordItem>
          </RecordCell>
          <RecordCell label={t`Price`}>
            <PriceTag price={wish.productprice} />
          </RecordCell>
          <RecordCell label={t`Location`}>
            <UserText>{wish.location || '—'}</UserText>
          </RecordCell>
          <RecordCell label={t`Payment`}>{payment}</RecordCell>
          <RecordCell>
            <Box sx={FLUSH_TEXT}>{button}</Box>
          </RecordCell>
        </RecordRow>
      )}
      {question}
    </>
  );
}
