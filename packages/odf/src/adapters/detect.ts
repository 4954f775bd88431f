import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { err, ok, type Result } from '@games/domain'
import type { AdapterOutput } from './adapter.ts'
import type { AuditedList } from './audit/audited-list.ts'
import { parisLists } from './audit/paris2024-lists.ts'
import { rioLists } from './audit/rio2016-lists.ts'
import { readParis2024 } from './paris2024.ts'
import { readRio2016Athletics } from './rio2016-athletics.ts'

export interface Source {
  /** As it stands in a sentence. */
  readonly name: string
  readonly read: (folder: string) => AdapterOutput
  /** The result lists straight from the files, for the audit of what `read` gave. */
  readonly lists: (folder: string) => AuditedList[]
}

export interface UnknownSource {
  readonly kind: 'no-folder' | 'unknown-source'
  /** A plain English sentence. */
  readonly reason: string
}

/** The sources, and the files by which a folder of theirs is known. */
const SOURCES: readonly { readonly source: Source; readonly signs: readonly string[] }[] = [
  { source: { name: 'Paris 2024', read: readParis2024, lists: parisLists }, signs: ['schedules.csv', 'results'] },
  {
    source: { name: 'Rio 2016 athletics', read: readRio2016Athletics, lists: rioLists },
    signs: ['rio_athletics_results.json'],
  },
]

/** The adapter that can read a folder, or why there is none. */
export function detectSource(folder: string): Result<UnknownSource, Source> {
  if (!existsSync(folder)) return err({ kind: 'no-folder', reason: `There is no folder ${folder}.` })
  const found = SOURCES.find(({ signs }) => signs.every((sign) => existsSync(join(folder, sign))))
  if (found) return ok(found.source)
  const known = SOURCES.map(({ source, signs }) => `${source.name} has ${signs.join(' and ')}`).join('; ')
  return err({ kind: 'unknown-source', reason: `${folder} is of no known source: ${known}.` })
}
