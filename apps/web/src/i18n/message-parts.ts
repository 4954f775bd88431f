/** A locale's messages come in two parts: what every page and the medal table say, and what the others say. */
export type MessagePart = 'first' | 'later'
export const MESSAGE_PARTS = ['first', 'later'] as const satisfies readonly MessagePart[]

/** The parts a page needs; both for an address that is not known to need only the first. */
export const partsFor = (pathname: string): readonly MessagePart[] =>
  /^\/medals(\/|$)/.test(pathname) ? ['first'] : MESSAGE_PARTS
