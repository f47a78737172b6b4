import { useLingui } from '@lingui/react/macro';
import { paths } from '@thriftline/domain/base/paths';
import { NotFound } from '@/components/states/not-found.tsx';

interface NoSuchItemProps {
  /** Whether it was there a moment ago, on this page. */
  wasThere?: boolean;
}

/** Stands where an item would be that was deleted, is no longer advertised, or never was. */
export function NoSuchItem({ wasThere = false }: NoSuchItemProps) {
  const { t } = useLingui();
  return (
    <NotFound
      page={t`Item not found`}
      title={wasThere ? t`This item is no longer for sale` : t`This item doesn’t exist`}
      to={paths.home.href()}
      way={t`Browse items`}
    >
      {wasThere
        ? t`The listing was just hidden or deleted. You haven’t been charged.`
        : t`It may have been removed, or the link is wrong.`}
    </NotFound>
  );
}
