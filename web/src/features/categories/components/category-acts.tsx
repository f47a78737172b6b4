import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Category } from '@thriftline/domain/catalogue/categories/category';
import { useState } from 'react';
import { MoreActs } from '@/components/dialogs/more-acts.tsx';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { DeleteCategoryDialog } from './delete-category-dialog.tsx';
import { MergeCategoryDialog } from './merge-category-dialog.tsx';
import { RenameCategoryDialog } from './rename-category-dialog.tsx';

interface CategoryActsProps {
  category: Stored<Category>;
  /** All others, which it can be merged into. */
  others: readonly Stored<Category>[];
  /** Hears that its products are in another category. */
  onMerged: () => void;
}

/** Rename, and behind More: Merge into…, and Delete. */
export function CategoryActs({ category, others, onMerged }: CategoryActsProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<'rename' | 'merge' | 'delete'>();
  const needsNetwork = useNeedsNetwork();
  const close = () => setAsked(undefined);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button size="small" variant="outlined" onClick={() => setAsked('rename')} {...needsNetwork}>
        {t`Rename`}
      </Button>
      <MoreActs>
        {others.length > 0 && (
          <Button size="small" variant="outlined" onClick={() => setAsked('merge')} {...needsNetwork}>
            {t`Merge into…`}
          </Button>
        )}
        <Button
          size="small"
          variant="outlined"
          color="error"
          onClick={() => setAsked('delete')}
          {...needsNetwork}
        >
          {t`Delete`}
        </Button>
      </MoreActs>
      <RenameCategoryDialog category={category} open={asked === 'rename'} onClose={close} />
      <MergeCategoryDialog
        category={category}
        others={others}
        open={asked === 'merge'}
        onClose={close}
        onMerged={onMerged}
      />
      <DeleteCategoryDialog
        category={category}
        open={asked === 'delete'}
        onClose={close}
        onMerge={() => setAsked('merge')}
      />
    </Box>
  );
}
