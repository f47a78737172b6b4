import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { NativeSelect } from '@/components/native-select.tsx';
import { type Sorting, sortingOf, sortingText } from '../api/user-order.ts';

const SORTINGS = [
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
  { value: 'email', label: 'Email, A to Z' },
  { value: '-email', label: 'Email, Z to A' },
];

interface UsersToolbarProps {
  filter: string;
  onFilter: (filter: string) => void;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

/** Filter by name or e-mail; on phones also the order, which the table's heads give elsewhere. */
export function UsersToolbar({ filter, onFilter, sorting, onSort }: UsersToolbarProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <TextField
        type="search"
        label="Filter by name or e-mail"
        value={filter}
        onChange={(event) => onFilter(event.target.value)}
        sx={{ flex: '1 1 260px', maxWidth: { md: 420 } }}
      />
      <NativeSelect
        label="Sort"
        value={sortingText(sorting)}
        options={SORTINGS}
        onChange={(text) => onSort(sortingOf(text))}
        sx={{ flex: '1 1 180px', display: { md: 'none' } }}
      />
    </Box>
  );
}
