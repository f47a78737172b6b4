/** Links or buttons in one row that a finger pushes on, from edge to edge. */
export const PILLS = {
  display: 'flex',
  gap: { xs: 0.5, sm: 1 },
  mx: -2,
  px: 2,
  // Room for the mark of the focus.
  py: 0.5,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
} as const;

/** One of them; the one that is open is `active`. */
export const PILL = {
  width: 'auto',
  // Three with their counts fit side by side on a phone.
  px: { xs: 1.25, sm: 2 },
  py: 0,
  minHeight: 44,
  typography: 'subtitle2',
  border: 1,
  borderColor: 'divider',
  borderRadius: '22px',
  bgcolor: 'background.paper',
  whiteSpace: 'nowrap',
  '& > span': { ml: { xs: 0.5, sm: 1 } },
  '&.active, &[aria-pressed="true"]': {
    borderColor: 'primary.main',
    bgcolor: 'surface.tint',
    color: 'primary.main',
  },
} as const;
