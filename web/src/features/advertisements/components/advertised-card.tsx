import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ImageFrame } from '@/components/image-frame.tsx';
import { PriceTag } from '@/components/price-tag.tsx';
import { paths } from '@/config/paths.ts';
import type { AdvertisedItem } from '../api/fetch-advertisements.ts';

/** An advertised item, leading to its category where it can be booked. */
export function AdvertisedCard({ item }: { item: AdvertisedItem }) {
  return (
    <Card component="li">
      <CardActionArea component={Link} to={paths.category.href(item.categoryId)} sx={{ height: 1 }}>
        <ImageFrame src={item.thumb ?? item.img} alt="" />
        <CardContent sx={{ p: { xs: 1.5, md: 2 } }}>
          <PriceTag price={item.resaleprice} original={item.originalprice} />
          <Typography variant="h4" component="h3" sx={{ mt: 0.5 }}>
            {item.productname}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {item.condition} · {item.location}
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
