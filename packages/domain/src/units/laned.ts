import { IS_LANED } from '../sports/by-discipline/is-laned.gen.ts'

/** Rowing and canoe sprint have no folder. */
const LANED: ReadonlySet<string> = new Set([...Object.keys(IS_LANED), 'ROW', 'CSP'])

/** Whether the start order in a race of a discipline is a lane of pool, track or course, and is called so. */
export const isLaned = (discipline: string): boolean => LANED.has(discipline)
