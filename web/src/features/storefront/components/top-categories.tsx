import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { ImageFrame } from '@/components/image-frame.tsx';
import { ItemGrid } from '@/components/item-grid.tsx';
import { paths } from '@/config/paths.ts';
import { useFetched } from '@/hooks/use-fetched.ts';
import { fetchTopCategories, type TopCategory } from '../api/fetch-top-categories.ts';

/** The categories, each leading to its products. */
export function TopCategories() {
  const list = useFetched(fetchTopCategories);
  return (
    <Box component="section" aria-labelledby="categories">
      <Typography variant="h2" id="categories" sx={{ mb: 2.5 }}>
        Top categories
      </Typography>
      {list.status === 'error' && <ErrorState error={list.error} onRetry={list.retry} />}
      {list.status === 'loading' && <LoadingGrid />}
      {list.status === 'ready' && <Categories categories={list.data} />}
    </Box>
  );
}

function LoadingGrid() {
  return (
    <ItemGrid>
      {['a', 'b', 'c', 'd'].map((key) => (
        <li key={key}>
          <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '4 / 3.9' }} />
        </li>
      ))}
    </ItemGrid>
  );
}

function Categories({ categories }: { categories: readonly TopCategory[] }) {
  if (categories.length === 0) {
    return (
      <EmptyState title="No categories yet">Sellers add the first ones from their dashboard.</EmptyState>
    );
  }
  return (
    <ItemGrid>
      {categories.map((category) => (
        <Card component="li" key={category._id}>
          <CardActionArea component={Link} to={paths.category.href(category._id)}>
            <ImageFrame src={category.img} alt="" />
            <Typography variant="h4" component="h3" sx={{ p: { xs: 1.5, md: 2 } }}>
              {category.categoryname}
            </Typography>
          </CardActionArea>
        </Card>
      ))}
    </ItemGrid>
  );
}
