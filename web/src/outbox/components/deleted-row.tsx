import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { RecordItem } from '@/components/records/record-item.tsx';
import { RecordCell, RecordRow } from '@/components/records/record-table.tsx';
import type { Mutation } from '../journal/mutation.ts';
import { WaitingToSend } from './waiting-to-send.tsx';

interface DeletedRowProps {
  mutation: Mutation;
  /** How many columns the table has. */
  columns: number;
}

/** Stands where something was deleted while the server does not know of it. */
export function DeletedRow({ mutation: { kind, subject }, columns }: DeletedRowProps) {
  return (
    <RecordRow>
      <RecordCell span={columns}>
        <RecordItem img={subject.img} name={subject.name}>
          <WaitingToSend />
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {kind === 'removeWish' ? (
              <Trans>Removed on this device. Your other devices show it until this is sent.</Trans>
            ) : (
              <Trans>Deleted on this device. Others see it until this is sent.</Trans>
            )}
          </Box>
        </RecordItem>
      </RecordCell>
    </RecordRow>
  );
}
