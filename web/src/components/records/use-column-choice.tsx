import { useLingui } from '@lingui/react/macro';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { accountStore } from '@/lib/device/store.ts';
import { isHidden, withColumn } from './hidden-columns.ts';
import type { RecordColumn } from './record-rows.tsx';

/** What of a column decides whether it is shown. */
type Choosable = Pick<RecordColumn<never>, 'id' | 'title'>;

interface ColumnChoice<C> {
  /** Those to show: on a phone, where there is no table, all of them. */
  shown: readonly C[];
  /** The button that chooses them; nothing on a phone. */
  chooser: ReactNode;
}

/** Which columns an account sees of a table of this name, as chosen on this device. */
export function useColumnChoice<C extends Choosable>(table: string, columns: readonly C[]): ColumnChoice<C> {
  const { uid } = useSignedInUser();
  const name = `columns.${table}`;
  const [hidden, setHidden] = useState(() => accountStore(uid).read(name));
  const isDesk = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  if (!isDesk) return { shown: columns, chooser: null };
  const choose = (id: string, isShown: boolean) => {
    const next = withColumn(hidden, id, isShown);
    accountStore(uid).keep(name, next);
    setHidden(next);
  };
  return {
    shown: columns.filter(({ id }) => id === undefined || !isHidden(hidden, id)),
    chooser: <ColumnChooser columns={columns} hidden={hidden} onChoose={choose} />,
  };
}

interface ColumnChooserProps {
  columns: readonly Choosable[];
  /** As it is kept. */
  hidden: unknown;
  onChoose: (id: string, isShown: boolean) => void;
}

function ColumnChooser({ columns, hidden, onChoose }: ColumnChooserProps) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ViewColumnOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ alignSelf: 'stretch' }}
      >
        {t`Columns`}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.flatMap(({ id, title }) => {
          if (id === undefined) return [];
          const isShown = !isHidden(hidden, id);
          const Mark = isShown ? CheckBoxIcon : CheckBoxOutlineBlank;
          return [
            <MenuItem
              key={id}
              role="menuitemcheckbox"
              aria-checked={isShown}
              onClick={() => onChoose(id, !isShown)}
              dense
            >
              <Mark sx={{ mr: 1, color: isShown ? 'primary.main' : 'text.secondary' }} />
              {title}
            </MenuItem>,
          ];
        })}
      </Menu>
    </>
  );
}
