import { useLingui } from '@lingui/react/macro';
import { type Category, mergeCategoriesSchema } from '@thriftline/domain/catalogue/categories/category';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormSelect } from '@/components/form/form-select.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { stillFinishingText } from '@/lib/texts/still-finishing-text.ts';
import { mergeCategories } from '../api/merge-categories.ts';

const schema = mergeCategoriesSchema.pick(['into']);

interface MergeCategoryDialogProps {
  category: Stored<Category>;
  /** Those it can be merged into. */
  others: readonly Stored<Category>[];
  open: boolean;
  onClose: () => void;
  onMerged: () => void;
}

/** Asks into which other category one goes. */
export function MergeCategoryDialog(props: MergeCategoryDialogProps) {
  const { t } = useLingui();
  const { category, others, open, onClose, onMerged } = props;
  const notify = useNotify();
  const name = category.categoryname;
  const submit = async ({ into }: { into: string }) => {
    const answer = await mergeCategories(category._id, into);
    const other = others.find(({ _id }) => _id === into)?.categoryname;
    const done = answer.isPending
      ? t`“${name}” is being merged into “${other}”`
      : t`“${name}” is merged into “${other}”`;
    notify.success(stillFinishingText(done, answer));
    onMerged();
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={t`Merge “${name}” into another category`}
      text={t`This can’t be undone. All its items and their ads move there, sold ones too, and “${name}” is deleted.`}
      submitLabel={t`Merge`}
      destructive
      initialValues={{ into: '' }}
      schema={schema}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormSelect
        name="into"
        label={t`Into`}
        options={others.map(({ _id, categoryname }) => ({ value: _id, label: categoryname }))}
      />
    </FormDialog>
  );
}
