import { padRsc } from '@games/domain'
import type { OdfBody, OdfHeader, OdfMessage, OdfUnit } from '@games/odf'
import { type Board, openBoard } from './board.ts'
import type { Cue, MessageCue } from './cue.ts'
import { direct } from './director.ts'
import { localDate, localTime, logicalDate } from './games-time.ts'
import type { Games } from './plan.ts'
import { prologue } from './prologue.ts'

/** A message and the instant of the games (epoch milliseconds) at which it was produced. */
export interface Moment {
  readonly at: number
  readonly message: OdfMessage
}

/** A message of the timeline whose body has not been built yet. */
export interface StampedCue {
  readonly at: number
  readonly header: OdfHeader
  readonly build: () => OdfMessage
  /** The units a DT_SCHEDULE_UPDATE carries, as they are from then on. */
  readonly units: readonly OdfUnit[]
}

const scripts = new WeakMap<Games, readonly StampedCue[]>()

/** Every message of the games in the order of their instants, with versions given, bodies not built. Kept for each plan. */
export function script(games: Games): readonly StampedCue[] {
  let stamped = scripts.get(games)
  if (!stamped) scripts.set(games, (stamped = stamp(games)))
  return stamped
}

/** Every message of the games, one by one, in the order of their instants. */
export function* timeline(games: Games): Generator<Moment, void> {
  for (const { at, build } of script(games)) yield { at, message: build() }
}

/**
 * What a newcomer gets: of every message before the instant (epoch milliseconds) only the newest of its identity, and all schedule
 * updates of a discipline condensed into one with each changed unit as it is at that instant. In no particular order.
 */
export function initialDownload(games: Games, instant: number): readonly StampedCue[] {
  const newest = new Map<string, StampedCue>()
  const updated = new Map<string, { last: StampedCue; units: Map<string, OdfUnit> }>()
  for (const cue of script(games)) {
    if (cue.at >= instant) break
    if (cue.units.length === 0) newest.set(identity(cue.header), cue)
    else {
      const update = updated.get(cue.header.documentCode) ?? { last: cue, units: new Map<string, OdfUnit>() }
      updated.set(cue.header.documentCode, { last: cue, units: update.units })
      for (const unit of cue.units) update.units.set(unit.code, unit)
    }
  }
  const condensed = [...updated.values()].map(({ last: { at, header }, units }): StampedCue => {
    const all = [...units.values()]
    return { at, header, units: all, build: () => message(header, [], { kind: 'schedule', sessions: [], units: all }) }
  })
  return [...newest.values(), ...condensed]
}

function stamp(games: Games): StampedCue[] {
  const board = openBoard(games)
  // Array.prototype.sort is stable: cues of one instant keep the order in which they were written down.
  const cues = [...prologue(games, board), ...direct(games, board)].sort((a, b) => a.at - b.at)
  const versions = new Map<string, number>()
  const units = new Map<string, OdfUnit>()
  const stamped: StampedCue[] = []
  for (let i = 0; i < cues.length; i++) {
    const cue = cues[i] as Cue
    if (cue.kind === 'message') {
      const header = headerOf(games, cue, versions)
      stamped.push({ at: cue.at, header, units: [], build: () => message(header, cue.notes, cue.body()) })
      continue
    }
    const { discipline } = cue.unit
    const changed = new Map<string, OdfUnit>()
    let next: Cue | undefined = cue
    while (next?.kind === 'unit' && next.at === cue.at && next.unit.discipline === discipline) {
      const line: OdfUnit = { ...currentLine(board, units, next.unit), ...next.change }
      units.set(line.code, line)
      changed.set(line.code, line)
      i += 1
      next = cues[i]
    }
    i -= 1
    const update = {
      at: cue.at,
      documentType: 'DT_SCHEDULE_UPDATE',
      documentCode: padRsc(discipline),
      documentSubtype: null,
      resultStatus: null,
    }
    const header = headerOf(games, update, versions)
    const lines = [...changed.values()]
    stamped.push({
      at: cue.at,
      header,
      units: lines,
      build: () => message(header, [], { kind: 'schedule', sessions: [], units: lines }),
    })
  }
  return stamped
}

const currentLine = (board: Board, units: ReadonlyMap<string, OdfUnit>, unit: Parameters<Board['unit']>[0]): OdfUnit =>
  units.get(unit.code) ?? board.unit(unit)

const message = (header: OdfHeader, notes: readonly string[], body: OdfBody): OdfMessage => ({
  header,
  notes,
  body,
  warnings: [],
})

/** What versions are counted for; the source is no part of it (ODF §2). */
const identity = (h: Pick<OdfHeader, 'documentType' | 'documentCode' | 'documentSubtype'>): string =>
  `${h.documentType} ${h.documentCode} ${h.documentSubtype ?? ''}`

function headerOf(
  games: Games,
  cue: Pick<MessageCue, 'at' | 'documentType' | 'documentCode' | 'documentSubtype' | 'resultStatus' | 'language'>,
  versions: Map<string, number>,
): OdfHeader {
  const { at, documentType, documentCode, documentSubtype, resultStatus } = cue
  const version = (versions.get(identity(cue)) ?? 0) + 1
  versions.set(identity(cue), version)
  return {
    ...envelope(games.competitionCode, at),
    documentCode,
    documentType,
    documentSubtype,
    version,
    resultStatus,
    language: cue.language ?? null,
  }
}

/** What every header of these games says; the rest is the message's own. */
export const envelope = (competitionCode: string, at: number) => ({
  competitionCode,
  documentSubcode: null,
  language: null,
  feedFlag: 'P' as const,
  date: localDate(at),
  time: localTime(at),
  logicalDate: logicalDate(at),
  source: 'SIMULATOR',
})
