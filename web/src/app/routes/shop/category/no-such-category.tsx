import { useLingui } from '@lingui/react/macro';
import { paths } from '@thriftline/domain/base/paths';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { NotFound } from '@/components/states/not-found.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';

/** Shown in place of a category that isn't on this device while the server can't be asked. */
export function CategoryNotHere() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Category`} />
      <NotOnDevice />
    </>
  );
}

/** Stands where a category would be that was deleted or never was. */
export function NoSuchCategory() {
  const { t } = useLingui();
  return (
    <NotFound
      page={t`Category not found`}
      title={t`This category doesn’t exist`}
      to={paths.categories.href()}
      way={t`See all categories`}
    >
      {t`It may have been deleted, or the link is wrong.`}
    </NotFound>
  );
}
