import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { AppError } from '@thriftline/domain/base/errors';
import type { Category } from '@thriftline/domain/catalogue/categories/category';
import { useId, useState } from 'react';
import { FormError } from '@/components/form/form-error.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { errorMessage } from '@/lib/texts/error-message.ts';
import { deleteCategory } from '../api/delete-category.ts';

interface DeleteCategoryDialogProps {
  category: Stored<Category>;
  open: boolean;
  onClose: () => void;
  /** Leads to merging, which is what is left for a category with products. */
  onMerge: () => void;
}

/** Asks whether an empty category goes. One with products stays: the refusal leads to merging. */
export function DeleteCategoryDialog({ category, open, onClose, onMerge }: DeleteCategoryDialogProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const titleId = useId();
  const textId = useId();
  const notify = useNotify();
  const name = category.categoryname;
  const close = () => {
    setError(undefined);
    onClose();
  };
  const confirm = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await deleteCategory(category._id);
      notify.success(t`Category is deleted`);
      close();
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  const merge = () => {
    setError(undefined);
    onMerge();
  };
  const hasProducts = error instanceof AppError && error.code === 'conflict';
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : close}
      aria-labelledby={titleId}
      aria-describedby={textId}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        <Trans>
          Delete “<UserText>{name}</UserText>”?
        </Trans>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText id={textId}>{t`You can only delete a category without items.`}</DialogContentText>
        <FormError message={error === undefined ? undefined : errorMessage(error)} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close} disabled={busy} autoFocus>
          {t`Cancel`}
        </Button>
        {hasProducts ? (
          <Button variant="contained" onClick={merge}>
            {t`Merge into…`}
          </Button>
        ) : (
          <Button variant="contained" color="error" onClick={confirm} loading={busy}>
            {t`Delete`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
