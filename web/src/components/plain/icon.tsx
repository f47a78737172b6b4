const PATHS = {
  home: 'M4 11.2 12 4.5l8 6.7M6.5 9.5v10h4V14h3v5.5h4v-10',
  search: 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM15 15l5 5',
  add: 'M12 4.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM12 8.5v7M8.5 12h7',
  heart: 'M12 19.5 5.2 12.7a4.4 4.4 0 0 1 6.2-6.2l.6.6.6-.6a4.4 4.4 0 0 1 6.2 6.2Z',
  inbox: 'M4.5 13.5 7 5.5h10l2.5 8v5h-15ZM4.5 13.5h4.2l1.2 2.2h4.2l1.2-2.2h4.2',
  tag: 'm12.5 4.5 7 7-8 8-7-7v-8ZM8.7 8.7v.01',
  person: 'M12 4.5a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4ZM4.8 19.5c.8-3.3 3.7-5 7.2-5s6.4 1.7 7.2 5',
  onward: 'm9.5 6 6 6-6 6',
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
