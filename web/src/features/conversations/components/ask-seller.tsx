import Button from '@mui/material/Button';
import { conversationDocumentId } from '@thriftline/domain/base/collections';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';

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
      Ask the seller
    </Button>
  );
}
