import { useLingui } from '@lingui/react/macro';
import { paths } from '@thriftline/domain/base/paths';
import { NotFound } from '@/components/states/not-found.tsx';

/** Stands where an item would be that was deleted, is no longer advertised, or never was. */
export function NoSuchItem() {
  const { t } = useLingui();
  return (
    <NotFound
      page={t`Item not found`}
      title={t`This item doesn’t exist`}
      to={paths.home.href()}
      way={t`Browse items`}
    >
      {t`It may have been removed, or the link is wrong.`}
    </NotFound>
  );
}
