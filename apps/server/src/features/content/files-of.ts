import type { ContentBody, FileKind } from '@games/contract'
import type { Statements } from '../../facts/reading.ts'
import type { DescribeFiles, FileReader } from '../edge.ts'
import type { Files } from './present.ts'

/** A server without files. */
export const noFiles: DescribeFiles = async () => new Map()

/** The files that bodies name. */
export const filesOf = (
  describe: DescribeFiles,
  q: Statements,
  bodies: readonly ContentBody[],
  reader: FileReader,
): Promise<Files> => describe(q, [...new Set(bodies.flatMap(fileRefs).map(({ id }) => id))], reader)

/** A file that a body names, and where in it. */
export interface NamedFile {
  readonly id: string
  readonly path: readonly string[]
}

/** The files that a body names: nothing else in it has an id. */
export function fileRefs(body: ContentBody): NamedFile[] {
  const named: NamedFile[] = []
  const walk = (part: unknown, path: readonly string[]): void => {
    if (typeof part !== 'object' || part === null) return
    if ('id' in part && typeof part.id === 'string') named.push({ id: part.id, path })
    for (const [name, inner] of Object.entries(part)) walk(inner, [...path, name])
  }
  walk(body, [])
  return named
}

const KINDS_AT: Readonly<Partial<Record<string, readonly FileKind[]>>> = {
  pdf: ['pdf'],
  source: ['video'],
  captions: ['captions'],
  attachments: ['pdf', 'image'],
}

/** What kinds of file a place of a body takes, by the name it begins with (`photos.3.file`). */
export const fileKindsAt = ([field = '']: readonly string[]): readonly FileKind[] => KINDS_AT[field] ?? ['image']
