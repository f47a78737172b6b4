import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { paths } from '@thriftline/domain/base/paths';
import { Link } from 'react-router-dom';

/** What to do where a list fills by itself once somebody shops: looking at what there is. */
export function BrowseAction() {
  return (
    <Button variant="contained" component={Link} to={paths.categories.href()}>
      <Trans>Browse categories</Trans>
    </Button>
  );
}
