/** The look of a part of a page that stands by itself: a case, a note, a sum. */
export const PANEL = {
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: '16px',
  bgcolor: 'background.paper',
} as const;
