import { basename, join } from 'node:path'

/** What runs beside the server, as a thread or a process of its own: files below this folder. */
export const PROGRAMS = [
  'features/access-log/proxy-log/log.worker.ts',
  'features/books/pdf.worker.ts',
  'features/desk/replay.worker.ts',
  'features/files/check/check.process.ts',
  'features/notifications/push.worker.ts',
  'features/sheets/planner.worker.ts',
  'features/venue-files/read.worker.ts',
] as const

export type Program = (typeof PROGRAMS)[number]

const isBuilt = basename(import.meta.dirname) === 'dist'

/** Where a program is: beside the server that is built as it was built with it, else as it is written. Absolute. */
export const programFile = (program: Program): string =>
  isBuilt ? join(import.meta.dirname, 'programs', `${basename(program, '.ts')}.js`) : join(import.meta.dirname, program)
