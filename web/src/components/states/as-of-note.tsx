import Box from '@mui/material/Box';
import { useAsOf } from '@/hooks/use-as-of.ts';

/** What is shown, and since when nobody has checked it. */
export interface AsOfProps {
  /** What it is, the same in every visit, like `products/p1`. */
  of: string;
  /** Whether the server has confirmed it in this session. */
  confirmed: boolean;
  /** What follows from it, in a sentence. */
  children?: string;
}

/** How old what is shown is, while nobody can check it; nothing otherwise. */
export function AsOfNote({ of, confirmed, children }: AsOfProps) {
  const asOf = useAsOf(of, confirmed);
  if (asOf === undefined) return null;
  return (
    <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
      {asOf} {children}
    </Box>
  );
}
