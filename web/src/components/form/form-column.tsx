import Box from '@mui/material/Box';
import { Form } from 'formik';
import type { ReactNode } from 'react';

interface FormColumnProps {
  /** Stands beside the fields, and stays in sight, where there is room for it. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The fields of a formik form under each other, checked by us and not by the browser. */
export function FormColumn({ beside, children }: FormColumnProps) {
  return (
    <Form noValidate>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 5 }}>
        <Box sx={{ display: 'grid', gap: 2.5, flex: '1 1 auto', minWidth: 0, maxWidth: '40rem' }}>
          {children}
        </Box>
        {beside !== undefined && (
          <Box sx={{ display: { xs: 'none', lg: 'block' }, flex: '0 0 300px', position: 'sticky', top: 24 }}>
            {beside}
          </Box>
        )}
      </Box>
    </Form>
  );
}
