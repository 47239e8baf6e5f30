const drawings = {
  shield: 'M12 3.5 5 6v5.5c0 4.2 2.9 7.4 7 9 4.1-1.6 7-4.8 7-9V6l-7-2.5ZM9 12l2.2 2.2L15.2 10',
  tag: 'M4 5.5v6l8.6 8.6a1.6 1.6 0 0 0 2.3 0l5.2-5.2a1.6 1.6 0 0 0 0-2.3L11.5 4H5.5A1.5 1.5 0 0 0 4 5.5ZM8.4 8.4h.01',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  smile:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM8.5 14a4.2 4.2 0 0 0 7 0M9 9.5h.01M15 9.5h.01',
  bundle: 'M4 8.5 12 4l8 4.5v7L12 20l-8-4.5v-7ZM4 8.5l8 4.5 8-4.5M12 13v7',
  chat: 'M20 11.5c0 4-3.6 7-8 7-1 0-2-.2-2.9-.5L4.5 20l1.2-3.6A6.6 6.6 0 0 1 4 11.5c0-4 3.6-7 8-7s8 3 8 7Z',
} as const

/** A line drawing beside a reason. */
export const ReasonIcon = ({ name }: { name: keyof typeof drawings }) => (
  <svg
    aria-hidden="true"
    width="32"
    height="32"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={drawings[name]} />
  </svg>
)
