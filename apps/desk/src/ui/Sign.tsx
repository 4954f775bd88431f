const SIGNS = {
  back: 'M15 4 7 12l8 8',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  done: 'm4 13 5 5L20 6',
  official: 'm2 13 4.5 5L15 7M11.5 16.5l1.5 1.5L22 7',
  list: 'M5 6h14M5 12h14M5 18h8',
  warn: 'M8 3h8l5 5v8l-5 5H8l-5-5V8ZM12 7.5v5.5M12 16.5h.01',
  circle: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z',
  cross: 'm5 5 14 14M19 5 5 19',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5v14l11-7Z',
  undo: 'M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  off: 'M3 9q9-7.5 18 0M7 13q2-2 5-2M12 18h.01M4 20 20 4',
  erase: 'M8 5h13v14H8l-6-7ZM12 9.5l5 5M17 9.5l-5 5',
  swap: 'M4 8h15l-4-4M20 16H5l4 4',
} as const
export type SignName = keyof typeof SIGNS

/** A sign of the desk; what it means stands beside it, or is the name of what it is in. */
export const Sign = ({ name }: { name: SignName }) => (
  <svg className="desk-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={SIGNS[name]} />
  </svg>
)
