import { useLingui } from '@lingui/react/macro';
import { type Category, renameCategorySchema } from '@thriftline/domain/catalogue/categories/category';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { stillFinishingText } from '@/lib/texts/still-finishing-text.ts';
import { renameCategory } from '../api/rename-category.ts';

const schema = renameCategorySchema.pick(['categoryname']);

interface RenameCategoryDialogProps {
  category: Stored<Category>;
  open: boolean;
  onClose: () => void;
}

/** Asks for a category's new name. A name that another has is refused at the field. */
export function RenameCategoryDialog({ category, open, onClose }: RenameCategoryDialogProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const name = category.categoryname;
  const submit = async ({ categoryname }: Pick<Category, 'categoryname'>) => {
    const answer = await renameCategory(category._id, categoryname);
    notify.success(stillFinishingText(t`Category is renamed`, answer));
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={t`Rename “${name}”`}
      text={t`Its items and their ads show the new name, too.`}
      submitLabel={t`Rename`}
      initialValues={{ categoryname: category.categoryname }}
      keepAs={`rename-category:${category._id}`}
      schema={schema}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormTextField name="categoryname" label={t`Category name`} autoFocus required />
    </FormDialog>
  );
}
