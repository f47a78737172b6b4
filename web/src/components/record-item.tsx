import Box from '@mui/material/Box';
import { thumbOf } from '@thriftline/domain/picture-variants';
import type { ReactNode } from 'react';
import { ImageFrame } from './image-frame.tsx';

interface RecordItemProps {
  img: string;
  /** The small variant, when it is known. */
  thumb?: string | undefined;
  placeholder?: string | undefined;
  name: string;
  /** What stands under the name. */
  children?: ReactNode;
}

/** A product in a table: its picture and its name. */
export function RecordItem({ img, thumb = thumbOf(img), placeholder, name, children }: RecordItemProps) {
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', minWidth: { lg: 220 } }}>
      <Box sx={{ width: 96, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
        <ImageFrame src={img} thumb={thumb} placeholder={placeholder} sizes="96px" alt="" />
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', minWidth: 0 }}>
        <Box component="span" sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        {children}
      </Box>
    </Box>
  );
}
