import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { paths } from '@thriftline/domain/base/paths';
import { Link } from 'react-router-dom';

interface GoneWishProps {
  /** What became of the item. */
  why: string;
  /** What it was called. */
  name: string;
}

/** Stands where the way to pay would be, of a wish whose item cannot be had: why, and what is like it. */
export function GoneWish({ why, name }: GoneWishProps) {
  const { t } = useLingui();
  return (
    <>
      {why}
      <Button
        component={Link}
        to={paths.search.href(name)}
        size="small"
        aria-label={t`Find similar to ${name}`}
        sx={{ display: 'flex', width: 'fit-content', ml: -0.5 }}
      >
        {t`Find similar`}
      </Button>
    </>
  );
}
