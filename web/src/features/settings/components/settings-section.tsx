import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  title: string;
  /** What it is about, in a sentence. */
  text?: ReactNode;
  children: ReactNode;
}

/** Settings that belong together. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 2.5, '&:not(:first-of-type)': { mt: 2.5 } }}
    >
      <div>
        <Typography id={titleId} variant="h3" component="h2">
          {title}
        </Typography>
        {text !== undefined && (
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {text}
          </Typography>
        )}
      </div>
      {children}
    </Box>
  );
}
