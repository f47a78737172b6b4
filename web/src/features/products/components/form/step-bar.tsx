import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { PRODUCT_STEPS, type ProductStep, STEP_LABELS } from '../../product-steps.ts';

interface StepBarProps {
  step: ProductStep;
  onStep: (step: ProductStep) => void;
}

/** The steps of the form on a phone: where one is, and the way to each of them. */
export function StepBar({ step, onStep }: StepBarProps) {
  const { t } = useLingui();
  return (
    <Box component="nav" aria-label={t`Steps`}>
      <Box
        component="ol"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          // Two by two where letters are so large that a word would not fit.
          gridTemplateColumns: 'repeat(auto-fit, minmax(max(4rem, 20%), 1fr))',
          gap: 0.75,
        }}
      >
        {PRODUCT_STEPS.map((one) => {
          const current = one === step;
          return (
            <Box component="li" key={one} sx={{ display: 'grid' }}>
              <ButtonBase
                aria-current={current ? 'step' : undefined}
                onClick={() => onStep(one)}
                sx={{
                  minHeight: 48,
                  alignItems: 'flex-start',
                  pt: 0.75,
                  borderTop: 3,
                  borderColor: current ? 'primary.main' : 'divider',
                  typography: 'caption',
                  lineHeight: 1.25,
                  fontWeight: current ? 700 : 400,
                  color: current ? 'text.primary' : 'text.secondary',
                }}
              >
                {STEP_LABELS[one]}
              </ButtonBase>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
