import Box from '@mui/material/Box';
import { thumbOf } from '@thriftline/domain/pictures/picture-variants';
import type { ReactNode } from 'react';
import { ImageFrame } from '../cards/image-frame.tsx';
import { ItemLink } from '../cards/item-link.tsx';
import { UserText } from '../texts/user-text.tsx';
import { RecordCell, RecordRow } from './record-table.tsx';

interface ShortRecordProps {
  /** How many columns the table has: the record spans them all. */
  columns: number;
  img: string;
  /** The small variant, when it is known. */
  thumb?: string | undefined;
  placeholder?: string | undefined;
  name: string;
  /** The item's page. */
  to: string;
  /** What stands before the photo, like a box to check. */
  before?: ReactNode;
  /** What stands at the end of the row, like a menu. */
  after?: ReactNode;
  /** What matters of it, line by line under the name. */
  children: ReactNode;
}

/** A record about an item on a phone: a short row, so that many are in sight. */
export function ShortRecord(props: ShortRecordProps) {
  const { columns, img, thumb = thumbOf(img), placeholder, name, to, before, after, children } = props;
  return (
    <RecordRow dense>
      <RecordCell span={columns}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: before ? -1 : 0, mr: after ? -1 : 0 }}>
          {before}
          <Box sx={{ width: 64, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
            <ImageFrame src={img} thumb={thumb} placeholder={placeholder} sizes="64px" alt="" />
          </Box>
          <Box
            sx={{
              flex: 1,
              minWidth: 0,
              display: 'grid',
              // No line of it widens the others.
              gridTemplateColumns: 'minmax(0, 1fr)',
              justifyItems: 'start',
            }}
          >
            <Box sx={{ typography: 'subtitle2', lineHeight: 1.3 }}>
              <ItemLink to={to}>
                <UserText lines={2}>{name}</UserText>
              </ItemLink>
            </Box>
            {children}
          </Box>
          {after}
        </Box>
      </RecordCell>
    </RecordRow>
  );
}
