import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ProductStep, stepBeside } from '../product-steps.ts';

interface StepButtonsProps {
  step: ProductStep;
  onStep: (step: ProductStep) => void;
}

/** The way to the next step of the form, and back. */
export function StepButtons({ step, onStep }: StepButtonsProps) {
  const [before, after] = [stepBeside(step, -1), stepBeside(step, 1)];
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5 }}>
      {before !== undefined && (
        <Button size="large" onClick={() => onStep(before)}>
          Back
        </Button>
      )}
      {after !== undefined && (
        <Button variant="contained" size="large" sx={{ ml: 'auto' }} onClick={() => onStep(after)}>
          Next
        </Button>
      )}
    </Box>
  );
}
