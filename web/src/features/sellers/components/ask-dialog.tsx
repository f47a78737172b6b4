import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { conversationDocumentId } from '@thriftline/domain/base/collections';
import { paths } from '@thriftline/domain/base/paths';
import type { FoundListing } from '@thriftline/domain/search/search-engine';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ImageFrame } from '@/components/cards/image-frame.tsx';
import { LoadMore } from '@/components/loading/load-more.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { PriceTag } from '@/components/texts/price-tag.tsx';
import { UserText } from '@/components/texts/user-text.tsx';

interface AskDialogProps {
  open: boolean;
  onClose: () => void;
  /** Who asks. */
  uid: string;
  /** What the seller is called. */
  name: string;
  items: readonly FoundListing[];
  hasMore: boolean;
  loadingMore: boolean;
  onShowMore: () => void;
}

/** Which of a seller's items a question is about: it opens the conversation about that item. */
export function AskDialog(props: AskDialogProps) {
  const { open, onClose, uid, name, items, hasMore, loadingMore, onShowMore } = props;
  const { t } = useLingui();
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs" scroll="paper">
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        <Trans>
          Which item do you want to ask <UserText>{name}</UserText> about?
        </Trans>
      </DialogTitle>
      <DialogContent dividers sx={{ px: 1, py: 0.5 }}>
        <List disablePadding>
          {items.map(({ id, listing }) => (
            <PartBoundary key={id} as="li">
              <ListItem disablePadding>
                <ListItemButton
                  component={Link}
                  to={paths.dashboard.messages.with(conversationDocumentId(id, uid))}
                  sx={{ gap: 1.5, px: 1, py: 1, minHeight: 72, borderRadius: 1 }}
                >
                  <span style={{ width: 56, flexShrink: 0, borderRadius: 10, overflow: 'hidden' }}>
                    <ImageFrame
                      src={listing.img}
                      thumb={listing.thumb}
                      placeholder={listing.placeholder}
                      sizes="56px"
                      alt=""
                      ratio="1"
                    />
                  </span>
                  <span style={{ minWidth: 0, display: 'grid', overflowWrap: 'anywhere' }}>
                    <span>
                      <UserText>{listing.productname}</UserText>
                    </span>
                    <PriceTag price={listing.resaleprice} />
                  </span>
                </ListItemButton>
              </ListItem>
            </PartBoundary>
          ))}
        </List>
        <LoadMore label={t`More items`} hasMore={hasMore} loading={loadingMore} onLoadMore={onShowMore} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t`Cancel`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
