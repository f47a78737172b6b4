import Box from '@mui/material/Box';
import { Form } from 'formik';
import type { ReactNode } from 'react';

/** The fields of a formik form under each other, checked by us and not by the browser. */
export function FormColumn({ children }: { children: ReactNode }) {
  return (
    <Form noValidate>
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 640 }}>{children}</Box>
    </Form>
  );
}
