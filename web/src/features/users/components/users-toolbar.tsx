import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { NativeSelect } from '@/components/plain/native-select.tsx';
import { useDelayedText } from '@/hooks/use-delayed-text.ts';
import { type SortField, type Sorting, sortingOf, sortingText } from '../api/user-order.ts';
import { sortFieldsOf, type UserColumn } from './shared-user-columns.tsx';

/** What each order is called, upwards and downwards. */
const NAMES: Record<SortField, readonly [MessageDescriptor, MessageDescriptor]> = {
  createdAt: [msg`Oldest first`, msg`Newest first`],
  name: [msg`Name, A to Z`, msg`Name, Z to A`],
  email: [msg`Email, A to Z`, msg`Email, Z to A`],
  role: [msg`Role, A to Z`, msg`Role, Z to A`],
  status: [msg`Unverified first`, msg`Verified first`],
};

interface UsersToolbarProps {
  columns: readonly UserColumn[];
  filter: string;
  /** Told when typing has paused; keeps its identity or not. */
  onFilter: (filter: string) => void;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  /** What else there is to choose. */
  children: ReactNode;
}

/** Filter by name or e-mail, and the order: on a phone the table has no heads to click. */
export function UsersToolbar({ columns, filter, onFilter, sorting, onSort, children }: UsersToolbarProps) {
  const { t } = useLingui();
  const [text, setText] = useDelayedText(filter, onFilter);
  const options = sortFieldsOf(columns).flatMap((field) => [
    { value: sortingText({ field, direction: 'asc' }), label: t(NAMES[field][0]) },
    { value: sortingText({ field, direction: 'desc' }), label: t(NAMES[field][1]) },
  ]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <TextField
        type="search"
        label={t`Filter by name or e-mail`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ flex: '1 1 260px', maxWidth: { md: '26.25rem' } }}
      />
      <NativeSelect
        label={t`Sort`}
        value={sortingText(sorting)}
        options={options}
        onChange={(chosen) => onSort(sortingOf(chosen))}
        sx={{ flex: '1 1 180px', maxWidth: { md: 240 } }}
      />
      {children}
    </Box>
  );
}
