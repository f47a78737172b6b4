import Box from '@mui/material/Box';
import type { Act } from '@/lib/offline/act.ts';
import { RecordItem } from '../record-item.tsx';
import { RecordCell, RecordRow } from '../record-table.tsx';
import { WaitingToSend } from './waiting-to-send.tsx';

interface GoneRowProps {
  act: Act;
  /** How many columns the table has. */
  columns: number;
}

/** Stands where something was deleted while the server does not know of it. */
export function GoneRow({ act: { subject }, columns }: GoneRowProps) {
  return (
    <RecordRow>
      <RecordCell span={columns}>
        <RecordItem img={subject.img} name={subject.name}>
          <WaitingToSend />
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            Deleted on this device; everybody sees it once it is sent.
          </Box>
        </RecordItem>
      </RecordCell>
    </RecordRow>
  );
}
