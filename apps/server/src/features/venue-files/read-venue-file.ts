import type { VenueFileKind } from '@games/contract'
import {
  type FileFault,
  type FileHeat,
  type FileProblem,
  heatsOfEvt,
  heatsOfLenex,
  heatsOfLff,
  heatsOfLif,
  kindOfMeet,
  type LenexKind,
  type LenexMeet,
  readEvt,
  readLenex,
  readLff,
  readLif,
  readPpl,
  readSch,
  readSdif,
} from '@games/odf/venue-files/index'
import { isArchive, unpackMeet } from './lenex-archive.ts'

/** A file of a timing system, read; with a fault it holds nothing. */
export interface VenueFileRead {
  readonly fault: FileFault | null
  readonly holds: LenexKind | null
  /** Who is in it without a heat; null: it is about heats. */
  readonly people: number | null
  readonly heats: readonly FileHeat[]
  readonly problems: readonly FileProblem[]
  /** A meet of swimming with events, and the problems of reading it without those of its heats. */
  readonly meet: { readonly meet: LenexMeet; readonly problems: readonly FileProblem[] } | null
}

const KIND_OF: Readonly<Record<string, VenueFileKind>> = {
  lif: 'lif',
  // known by its event line
  lff: 'lif',
  evt: 'evt',
  ppl: 'ppl',
  sch: 'sch',
  lef: 'lenex',
  lxf: 'lenex',
  sd3: 'sdif',
  cl2: 'sdif',
  hy3: 'sdif',
  hyv: 'sdif',
  // Hy-Tek packs its exports
  zip: 'sdif',
}

/** What a file is, by the end of its name; null: of no kind that is read. */
export function kindOfName(name: string): VenueFileKind | null {
  const end = /\.([a-z\d]{3})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(KIND_OF, end) ? (KIND_OF[end] ?? null) : null
}

/** A file that contains nothing. */
export const NOTHING_READ = {
  fault: null,
  holds: null,
  people: null,
  heats: [],
  problems: [],
  meet: null,
} as const satisfies VenueFileRead
const faulty = (fault: FileFault): VenueFileRead => ({ ...NOTHING_READ, fault })

/** The bytes of a file of a kind. Never throws for what may be in it. */
export function readVenueFile(kind: VenueFileKind, bytes: Uint8Array): VenueFileRead {
  switch (kind) {
    case 'lif': {
      const field = readLff(bytes)
      if (field.ok) return { ...NOTHING_READ, ...heatsOfLff(field.value) }
      const read = readLif(bytes)
      return read.ok ? { ...NOTHING_READ, ...heatsOfLif(read.value) } : faulty(read.error)
    }
    case 'evt': {
      const read = readEvt(bytes)
      return read.ok ? { ...NOTHING_READ, ...heatsOfEvt(read.value) } : faulty(read.error)
    }
    case 'ppl': {
      const read = readPpl(bytes)
      if (!read.ok) return faulty(read.error)
      return { ...NOTHING_READ, people: read.value.people.length, problems: read.value.problems }
    }
    case 'sch': {
      const read = readSch(bytes)
      return read.ok ? { ...NOTHING_READ, problems: read.value.problems } : faulty(read.error)
    }
    case 'lenex':
    case 'sdif': {
      if (!isArchive(bytes)) return readMeet(kind, bytes)
      const packed = unpackMeet(bytes)
      if (!packed.ok) return faulty(packed.error)
      const { name, document, meets } = packed.value
      const read = readMeet(kindOfName(name), document)
      if (meets === 1) return read
      const several: FileProblem = { problem: 'several-meets', line: null, value: String(meets) }
      return {
        ...read,
        problems: [several, ...read.problems],
        meet: read.meet && { ...read.meet, problems: [several, ...read.meet.problems] },
      }
    }
  }
}

function readMeet(kind: VenueFileKind | null, document: Uint8Array): VenueFileRead {
  const read = kind === 'sdif' ? readSdif(document) : readLenex(document)
  if (!read.ok) return faulty(read.error)
  const { meet, problems } = read.value
  const holds = kindOfMeet(meet)
  if (meet === null || holds === 'other') return { ...NOTHING_READ, holds, problems }
  const found = { ...NOTHING_READ, holds, meet: { meet, problems } }
  if (holds === 'invitation') return { ...found, problems }
  if (holds === 'entries') {
    const people = meet.clubs.flatMap(({ athletes }) => athletes).filter(({ entries }) => entries.length > 0)
    return { ...found, people: people.length, problems }
  }
  const { heats, problems: more } = heatsOfLenex(meet)
  return { ...found, heats, problems: [...problems, ...more] }
}
