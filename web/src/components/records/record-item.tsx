import Box from '@mui/material/Box';
import { thumbOf } from '@thriftline/domain/pictures/picture-variants';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ImageFrame } from '../cards/image-frame.tsx';
import { ItemLink } from '../cards/item-link.tsx';
import { UserText } from '../texts/user-text.tsx';

interface RecordItemProps {
  /** Absent of what has no picture. */
  img?: string | undefined;
  /** The small variant, when it is known. */
  thumb?: string | undefined;
  placeholder?: string | undefined;
  name: string;
  /** The item's page, as long as there is one. */
  to?: string;
  /** What stands under the name. */
  children?: ReactNode;
}

/** A product in a table: its picture and its name. */
export function RecordItem(props: RecordItemProps) {
  const { img, thumb = img && thumbOf(img), placeholder, name, to, children } = props;
  const picture = <ImageFrame src={img} thumb={thumb} placeholder={placeholder} sizes="96px" alt="" />;
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 2,
        minWidth: { lg: 220 },
      }}
    >
      {img !== undefined && (
        <Box sx={{ width: 96, flexShrink: 0, alignSelf: 'start', borderRadius: 1, overflow: 'hidden' }}>
          {to === undefined ? (
            picture
          ) : (
            <Link to={to} tabIndex={-1} aria-hidden>
              {picture}
            </Link>
          )}
        </Box>
      )}
      {/* Beside the middle of the picture, or growing past it. */}
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', alignSelf: 'center', minWidth: 0 }}>
        <Box component="span" sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>
          {to === undefined ? (
            <UserText>{name}</UserText>
          ) : (
            <ItemLink to={to}>
              <UserText>{name}</UserText>
            </ItemLink>
          )}
        </Box>
        {children}
      </Box>
    </Box>
  );
}
