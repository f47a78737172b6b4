import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { paths } from '@thriftline/domain/base/paths';
import { useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { LiveAnnouncement } from '@/components/plain/live-announcement.tsx';
import { PagedRecords } from '@/components/records/paged-records.tsx';
import { RecordItem } from '@/components/records/record-item.tsx';
import { RecordCell, RecordRow } from '@/components/records/record-table.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { orderCategories } from '../api/order-categories.ts';
import { useCategories } from '../api/use-categories.ts';
import { type Direction, moved, placeAfter } from '../moved.ts';
import { CategoryActs } from './category-acts.tsx';
import { CategoryPlace } from './category-place.tsx';
import { ProductCount } from './product-count.tsx';

const ROWS_PER_PAGE = 25;

/** Every category in the order in which lists show them, with what an admin can do about it. */
export function CategoriesList() {
  const { t } = useLingui();
  const { pages, showMore } = useShownPages();
  const list = useCategories();
  const categories = list.rows.map(({ data }) => data);
  const shown = categories.slice(0, pages * ROWS_PER_PAGE);
  const [round, setRound] = useState(0);
  const [announced, setAnnounced] = useState('');
  const busy = useRef(false);
  const notify = useNotify();

  const move = async (place: number, direction: Direction) => {
    // Another one would begin with the order before this one.
    if (busy.current) return;
    busy.current = true;
    try {
      await orderCategories(moved(categories, place, direction).map(({ _id }) => _id));
      const name = categories[place]?.categoryname;
      const count = categories.length;
      const number = placeAfter(place, direction, count) + 1;
      setAnnounced(t`“${name}” is number ${number} of ${count}`);
    } catch (error) {
      notify.error(error);
    } finally {
      busy.current = false;
    }
  };

  return (
    <>
      <LiveAnnouncement text={announced} />
      <PagedRecords
        list={{
          ...list,
          pages: [{ key: 'all', rows: shown }],
          hasMore: shown.length < categories.length,
          loadingMore: false,
        }}
        label={t`Categories`}
        columns={[t`Category`, t`Products`, t`Place`, t`Actions`]}
        onLoadMore={showMore}
        empty={
          <EmptyState
            title={t`No categories yet`}
            action={
              <Button variant="contained" component={RouterLink} to={paths.dashboard.addCategory.href()}>
                {t`Add Category`}
              </Button>
            }
          />
        }
      >
        {({ rows }) =>
          rows.map((category, place) => (
            <PartBoundary key={category._id} as="tr">
              <RecordRow>
                <RecordCell>
                  <RecordItem
                    img={category.img}
                    name={category.categoryname}
                    to={paths.category.href(category._id)}
                  />
                </RecordCell>
                <RecordCell label={t`Products`}>
                  <ProductCount key={round} categoryId={category._id} />
                </RecordCell>
                <RecordCell label={t`Place`}>
                  <CategoryPlace
                    categoryname={category.categoryname}
                    place={place}
                    count={categories.length}
                    onMove={(direction) => void move(place, direction)}
                  />
                </RecordCell>
                <RecordCell>
                  <CategoryActs
                    category={category}
                    others={categories.filter(({ _id }) => _id !== category._id)}
                    onMerged={() => setRound((count) => count + 1)}
                  />
                </RecordCell>
              </RecordRow>
            </PartBoundary>
          ))
        }
      </PagedRecords>
    </>
  );
}
