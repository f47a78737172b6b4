import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import { Link } from 'react-router-dom';
import { countText } from '@/lib/count-text.ts';
import type { Step } from '../next-steps.ts';

/** What to do next, as a list of ways there. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {steps.map((step) => (
        <Box
          key={step.label}
          component="li"
          sx={{ '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } }}
        >
          <StepRow step={step} />
        </Box>
      ))}
    </Card>
  );
}

function StepRow({ step: { count, label, hint, to } }: { step: Step }) {
  return (
    <CardActionArea
      component={Link}
      to={to}
      sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2, py: 1.5, minHeight: 64 }}
    >
      {count !== undefined && (
        <Box
          component="p"
          sx={{
            m: 0,
            flexShrink: 0,
            minWidth: 44,
            px: 1,
            py: 1,
            borderRadius: 1,
            bgcolor: 'surface.priceTint',
            color: 'price.main',
            typography: 'h4',
            textAlign: 'center',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {countText(count)}
        </Box>
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'grid' }}>
        <Box component="span" sx={{ typography: 'subtitle1' }}>
          {label}
        </Box>
        {hint !== undefined && (
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {hint}
          </Box>
        )}
      </Box>
      <ChevronRightIcon aria-hidden sx={{ color: 'text.secondary' }} />
    </CardActionArea>
  );
}
