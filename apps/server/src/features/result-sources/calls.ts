import { ApiFailure, type ResultSource } from '@games/contract'
import { padRsc } from '@games/domain'
import type { Pool } from 'pg'
import type { PrivateCalls } from '../../http/session/private-call-types.ts'
import { WantedNames } from '../names/index.ts'
import { inSnapshot } from '../snapshot.ts'
import { daysWithUnits, summariesOf, unitPage, unitsByCode, unitsOfDay } from '../units/index.ts'
import {
  importRow,
  medalsOfImport,
  shownSources,
  type SourceRow,
  sourcesOf,
  unitsOfImport,
} from './result-sources.queries.ts'

const SHOWN_UNITS = 300

/** Where results came from: of a day, of a unit, and the content of an import. `today`: the games' day. */
export const resultSourceCalls = (
  pool: Pool,
  today: () => string,
): PrivateCalls<'listDayResults' | 'getUnitSources' | 'getImport'> => ({
  listDayResults: ({ query: { day = 'today' } }) =>
    inSnapshot(pool, async (tx) => {
      const shown = day === 'today' ? today() : day
      const units = await summariesOf(tx, await unitsOfDay(tx, shown, { part: 'competition' }))
      const sources = await shownSources(
        tx.from([]),
        units.map(({ code }) => code),
      )
      const byUnit = new Map(sources.map((row) => [row.unit, present(row)]))
      return {
        view: {
          day: shown,
          today: today(),
          days: (await daysWithUnits(tx)).map((one) => one.day),
          units: units.map((unit) => ({ unit, source: byUnit.get(unit.code) ?? null })),
        },
      }
    }),

  getUnitSources: ({ params: { unit: code } }) =>
    inSnapshot(pool, async (tx, seq) => {
      const page = await unitPage(tx, seq, padRsc(code))
      if (!page) throw new ApiFailure(404, 'not-found', 'There is no such unit')
      const sources = await sourcesOf(tx.from([]), page.unit.code)
      return {
        view: {
          unit: page.unit,
          results: page.results.length > 0 ? page.results : page.startList,
          sources: sources.map(present),
        },
      }
    }),

  getImport: ({ params: { id } }) =>
    inSnapshot(pool, async (tx) => {
      const q = tx.from([])
      const row = await importRow(q, id)
      if (!row) throw new ApiFailure(404, 'not-found', 'There is no such import')
      const rows = await unitsOfImport(q, id)
      const isShown = new Map(rows.map((one) => [one.code, one.is_shown]))
      const codes = rows.slice(0, SHOWN_UNITS).map(({ code }) => code)
      const units = await summariesOf(tx, await unitsByCode(tx, codes))
      const events = await medalsOfImport(q, id)
      const wanted = new WantedNames()
      for (const { event } of events) wanted.event(padRsc(event))
      const names = await wanted.lookUp(tx)
      return {
        view: {
          id: row.id,
          kind: row.kind,
          fileName: row.file_name,
          rows: row.found,
          added: row.added,
          changed: row.changed,
          removed: row.removed,
          at: row.imported_at.toISOString(),
          by: row.by,
          undone: row.undone_at !== null,
          action: row.action,
          venueFile: row.subject_kind === 'venue-file' ? Number(row.subject_id) : null,
          units: units.map((unit) => ({ unit, isShown: isShown.get(unit.code) ?? false })),
          unitCount: rows.length,
          medals: events.map(({ event }) => ({ event, name: names.event(padRsc(event)).name })),
        },
      }
    }),
})

const present = (row: SourceRow): ResultSource => ({
  road: row.road,
  name: row.name,
  at: row.at.toISOString(),
  by: row.by,
  isStartList: row.is_start_list,
  isShown: row.is_shown,
  isUndone: row.is_undone,
  importId: row.import_id,
  message: row.message,
  messages: row.messages,
})
