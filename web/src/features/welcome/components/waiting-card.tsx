import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { LoadingText } from '@/components/loading/loading-text.tsx';
import { useOnline } from '@/lib/connection/connection.ts';
import { countText } from '@/lib/texts/count-text.ts';

interface WaitingCardProps {
  /** Undefined while unknown. */
  count: number | undefined;
  /** Nobody can say. */
  failed?: boolean;
  /** What is counted, like `orders to pay`. */
  label: string;
  /** Where to see to it. */
  to: string;
}

/** A number that matters to this person, leading to where they can do something about it; a dash while there is nobody to ask. */
export function WaitingCard({ count, failed = false, label, to }: WaitingCardProps) {
  const online = useOnline();
  const unknown = failed || !online ? '—' : <LoadingText width="1.5ch" />;
  return (
    <Card>
      <CardActionArea component={Link} to={to} sx={{ p: { xs: 1.5, md: 2 }, height: 1 }}>
        <Typography variant="h2" component="p" sx={{ color: count ? 'price.main' : 'text.secondary' }}>
          {count === undefined ? unknown : countText(count)}
        </Typography>
        <Typography variant="subtitle2" component="p">
          {label}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
