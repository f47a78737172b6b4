const PATHS = {
  home: 'M4 11.2 12 4.5l8 6.7M6.5 9.5v10h4V14h3v5.5h4v-10',
  article: 'M5 4.5h14v15H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4.5',
  login: 'M13 4.5h5.5v15H13M4 12h10M10.5 8.5 14 12l-3.5 3.5',
  logout: 'M11 4.5H5.5v15H11M9.5 12H20M16.5 8.5 20 12l-3.5 3.5',
  dashboard: 'M4.5 4.5H11v8H4.5zM4.5 16H11v3.5H4.5zM14 4.5h5.5V8H14zM14 11.5h5.5v8H14z',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z',
  sun: 'M12 7.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
} as const;

/** A line drawing of the shell; what it means stands beside it or in the name of its button. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
