import { FILE_KINDS, type FileLimits } from '@games/contract'
import { z } from 'zod'
import type { Statements } from '../../facts/reading.ts'
import { limitsSet } from './files.queries.ts'

const MEGABYTE = 1_000_000
/** What a file may have where the organiser has not said (setting `file_limits`), megabytes. */
const USUAL_MB = { image: 25, pdf: 50, video: 2_000, captions: 1 } as const
/** An S3 store takes five gigabytes at once. */
const MOST_MB = { image: 200, pdf: 500, video: 4_500, captions: 5 } as const

const megabytes = (kind: keyof typeof MOST_MB) => z.number().int().min(1).max(MOST_MB[kind]).optional()

/** The setting: megabytes by kind; those left out are as usual. */
export const FileLimitsSetting = z.strictObject({
  image: megabytes('image'),
  pdf: megabytes('pdf'),
  video: megabytes('video'),
  captions: megabytes('captions'),
})

/** The most bytes of a file of each kind. */
export async function fileLimits(q: Statements): Promise<FileLimits> {
  const read = FileLimitsSetting.safeParse((await limitsSet(q)) ?? {})
  const set = read.success ? read.data : {}
  return Object.fromEntries(FILE_KINDS.map((kind) => [kind, (set[kind] ?? USUAL_MB[kind]) * MEGABYTE])) as FileLimits
}
