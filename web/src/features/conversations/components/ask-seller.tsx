import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { conversationDocumentId } from '@thriftline/domain/base/collections';
import { paths } from '@thriftline/domain/base/paths';
import { Link } from 'react-router-dom';

/** The way to the buyer's conversation about an item, whether there is one yet or not. */
export function AskSeller({ productId, uid }: { productId: string; uid: string }) {
  return (
    <Button
      component={Link}
      to={paths.dashboard.messages.with(conversationDocumentId(productId, uid))}
      variant="outlined"
      size="large"
      fullWidth
    >
      <Trans>Ask the seller</Trans>
    </Button>
  );
}
