/** What lies on a picture has a ground of its own, whatever the picture's colors. */
export const ON_PICTURE = {
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: 'var(--mui-palette-lift-low)',
  '&:hover': { bgcolor: 'surface.tint' },
} as const;
