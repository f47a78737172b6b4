import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormFaults } from '@/components/form/form-faults.tsx';
import { ABOVE_TABS } from '@/components/plain/above-tabs.ts';
import { type ProductStep, stepBeside } from '../../product-steps.ts';

interface StepButtonsProps {
  step: ProductStep;
  /** How often the way on was refused. */
  refusals: number;
  onBack: (step: ProductStep) => void;
  /** Asks to go on, which may be refused. */
  onNext: (step: ProductStep) => void;
}

/** The way to the next step of the form, and back; on phones it stays in reach above the tabs. */
export function StepButtons({ step, refusals, onBack, onNext }: StepButtonsProps) {
  // Of this step alone: it is drawn anew for each.
  const [earlier] = useState(refusals);
  const [before, after] = [stepBeside(step, -1), stepBeside(step, 1)];
  return (
    <Box
      sx={(theme) => ({
        display: 'grid',
        gap: 1.5,
        [theme.breakpoints.down('md')]: {
          position: 'sticky',
          bottom: ABOVE_TABS,
          zIndex: 1,
          py: 1,
          bgcolor: 'background.default',
          borderTop: 1,
          borderColor: 'divider',
        },
      })}
    >
      <FormFaults attempt={refusals - earlier} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5 }}>
        {before !== undefined && (
          <Button size="large" onClick={() => onBack(before)}>
            <Trans>Back</Trans>
          </Button>
        )}
        {after !== undefined && (
          <Button variant="contained" size="large" sx={{ ml: 'auto' }} onClick={() => onNext(after)}>
            <Trans>Next</Trans>
          </Button>
        )}
      </Box>
    </Box>
  );
}
