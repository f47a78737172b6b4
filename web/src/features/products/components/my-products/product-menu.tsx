import { select } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { paths } from '@thriftline/domain/base/paths';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import type { Product } from '@thriftline/domain/catalogue/product';
import { allowsProductAct } from '@thriftline/domain/catalogue/product-acts';
import type { ProductState } from '@thriftline/domain/catalogue/product-state';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DeleteQuestion } from '@/components/dialogs/delete-question.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { waitsFor } from '@/lib/connection/connection.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { byPlace } from '@/lib/texts/by-place.ts';
import { deleteProduct } from '../../api/delete-product.ts';
import { bringBack, takeDown } from '../../api/edit-product.ts';

/** What becomes of what belongs to a product that is deleted. */
export function DeletedWithIt() {
  return <Trans>This can’t be undone. Its ad and unpaid bookings are deleted, too.</Trans>;
}

/** An act that a menu offers before its own. */
export interface MenuAct {
  label: string;
  disabled: boolean;
  onSelect: () => void;
}

interface ProductMenuProps {
  product: Stored<Product>;
  state: ProductState;
  /** True while what was done before waits to be sent. */
  pending?: boolean;
  /** Whether editing and deleting are among it, as in a row that shows no more than one button. */
  whole?: boolean;
  /** What stands before them, where the row has no room for buttons. */
  first?: readonly MenuAct[];
}

const NONE: readonly MenuAct[] = [];

/** What else a seller does with a product, in a menu: taking it down and bringing it back, listing one like it, in a row all. */
export function ProductMenu({
  product,
  state,
  pending = false,
  whole = false,
  first = NONE,
}: ProductMenuProps) {
  const { uid } = useSignedInUser();
  const { t } = useLingui();
  const name = product.productname;
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [deleting, setDeleting] = useState(false);
  const isDown = state.name === 'hidden';

  const toggle = async () => {
    setAnchor(null);
    try {
      const sent = await (isDown ? bringBack : takeDown)(uid, product);
      if (sent === 'queued') {
        const waiting = waitsFor();
        notify.info(
          t`${select(waiting, {
            offline: 'Waiting to send: others see it once you’re back online.',
            other: 'Waiting to send: others see it once we’re connected again.',
          })}`,
        );
      } else
        notify.success(
          isDown ? t`Your item is for sale again` : t`Your item is hidden. Only you can see it.`,
        );
    } catch (error) {
      notify.error(error);
    }
  };

  return (
    <>
      <IconButton
        aria-label={t`More actions for ${name}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {byPlace(first).map(({ key, entry: { label, disabled, onSelect } }) => (
          <MenuItem
            key={key}
            disabled={disabled}
            onClick={() => {
              setAnchor(null);
              onSelect();
            }}
          >
            {label}
          </MenuItem>
        ))}
        {whole && state.name !== 'sold' && (
          <MenuItem
            component={Link}
            to={paths.dashboard.editProduct.href(product._id)}
            disabled={pending || !allowsProductAct(state, 'edit')}
          >
            <Trans>Edit</Trans>
          </MenuItem>
        )}
        {state.name !== 'sold' && (
          <MenuItem
            disabled={pending || !allowsProductAct(state, isDown ? 'bringBack' : 'takeDown')}
            onClick={() => void toggle()}
          >
            {isDown
              ? t({ message: 'Unhide', context: 'an item' })
              : t({ message: 'Hide', context: 'an item' })}
          </MenuItem>
        )}
        <MenuItem component={Link} to={paths.dashboard.addProduct.copy(product._id)}>
          {state.name === 'sold' ? t`List a similar item` : t`Duplicate`}
        </MenuItem>
        {whole && (
          <MenuItem
            disabled={!allowsProductAct(state, 'delete')}
            onClick={() => {
              setAnchor(null);
              setDeleting(true);
            }}
            sx={{ color: 'error.main' }}
          >
            <Trans>Delete</Trans>
          </MenuItem>
        )}
      </Menu>
      {whole && (
        <DeleteQuestion
          open={deleting}
          onClose={() => setDeleting(false)}
          question={t`Delete “${name}”?`}
          done={MESSAGES.productDeleted}
          onDelete={() => deleteProduct(uid, product)}
        >
          <DeletedWithIt />
        </DeleteQuestion>
      )}
    </>
  );
}
