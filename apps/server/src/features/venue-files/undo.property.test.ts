import { VenueFileDetail } from '@games/contract'
import { padRsc } from '@games/domain'
import { aCompetitor, aResult, aUnit, results, schedule } from '@games/testing'
import { emptyTables } from '@games/testing/empty-tables'
import { randomCases } from '@games/testing/suite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { projectionDigests } from '../../ingest/projections.queries.ts'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import { emptyOffice } from '../../testing/organiser.ts'

/** Files of two heats of a timed final that are imported, corrected by newer files and undone in any order. */

const UNITS = [1, 2].map((heat) => padRsc(`ATHW100M--------------FNL-000${heat}00`))
const FILES = ['venue_file', 'venue_choice', 'venue_said']
const { db, ivone, undo, medals } = emptyOffice(...FILES)

/** A file of a heat: the hundredths of its runners in the order of their numbers. */
interface HeatFile {
  readonly heat: 0 | 1
  readonly times: readonly [number, number]
}

async function startLists(): Promise<void> {
  await emptyDatabase(db.pool)
  await emptyTables(db.pool, 'office_action', ...FILES)
  await receive(
    db.pool,
    schedule(
      { documentCode: 'ATH' },
      UNITS.map((code) => aUnit({ code, medal: 1 })),
    ),
    ...UNITS.map((documentCode, heat) =>
      results(
        { documentCode, resultStatus: 'START_LIST' },
        [1, 2].map((at) =>
          aResult({
            sortOrder: at,
            startOrder: String(at),
            startSortOrder: at,
            competitor: aCompetitor({
              code: `${heat + 1}${at}`,
              bib: `${heat + 1}${at}`,
              organisation: `O${heat}${at}`,
            }),
          }),
        ),
      ),
    ),
  )
}

/** Imports a file as a person does; returns the number of the action. */
async function imported({ heat, times }: HeatFile, name: string): Promise<number> {
  const ranked = times.map((time, at) => ({ time, at })).toSorted((a, b) => a.time - b.time)
  const lines = [
    `4,1,${heat + 1},Invented 100 m,,,,,,100`,
    ...ranked.map(({ time, at }, place) => `${place + 1},${heat + 1}${at + 1},${at + 1},,,,${(time / 100).toFixed(2)}`),
    '',
  ]
  const content = Buffer.from(lines.join('\r\n')).toString('base64')
  const { body } = await ivone.call('POST', '/api/office/venue-files', { name, content })
  const path = `/api/office/venue-files/${(body as { file: { id: number } }).file.id}`
  const detail = async () => VenueFileDetail.parse((await ivone.call('GET', path)).body)
  const heats = (await detail()).heats.map(({ key }) => ({ heat: key, unit: UNITS[heat] }))
  await ivone.call('PUT', `${path}/assignments`, { heats, rows: [], marks: [] })
  const done = await ivone.call('POST', `${path}/import`, { overCorrections: true, seen: (await detail()).seen })
  expect(done.status).toBe(200)
  return Number(done.body['action'])
}

/** Medals, ranks and statuses. */
async function published(): Promise<unknown> {
  const { rows: ranks } = await db.pool.query(
    `select code, competitor, fact ->> 'rank' as rank, fact ->> 'result' as result from fact_result
     where document_type = 'DT_RESULT' order by code, competitor`,
  )
  const { rows: statuses } = await db.pool.query('select code, status, schedule_status, medal from unit order by code')
  return { ranks, statuses, medals: await medals() }
}

const file: fc.Arbitrary<HeatFile> = fc.record({
  heat: fc.constantFrom(0, 1),
  times: fc
    .tuple(fc.integer({ min: 1100, max: 1150 }), fc.integer({ min: 1100, max: 1150 }))
    .filter(([a, b]) => a !== b),
})
const files = fc.uniqueArray(file, { minLength: 2, maxLength: 4, selector: (one) => JSON.stringify(one) })

test('an undone file leaves the medals, ranks and statuses of the other files, and the last undo those of the start (R12.7)', async () => {
  await fc.assert(
    fc.asyncProperty(files, fc.infiniteStream(fc.nat()), async (all, choices) => {
      await startLists()
      const start = await projectionDigests(db.pool, { withMessageIds: true })
      let left = all
      const actions: { readonly of: HeatFile; readonly action: number }[] = []
      for (const [at, one] of all.entries()) actions.push({ of: one, action: await imported(one, `${at}.lif`) })
      const states: { readonly left: readonly HeatFile[]; readonly state: unknown }[] = []
      while (actions.length > 0) {
        const [undone] = actions.splice(choices.next().value % actions.length, 1)
        if (undone === undefined) break
        expect(await undo(undone.action)).toBe(200)
        left = left.filter((one) => one !== undone.of)
        states.push({ left, state: await published() })
      }
      expect(await projectionDigests(db.pool, { withMessageIds: true })).toEqual(start)
      for (const { left: remaining, state } of states) {
        await startLists()
        for (const [at, one] of remaining.entries()) await imported(one, `${at}.lif`)
        expect(state).toEqual(await published())
      }
    }),
    { numRuns: randomCases(5) },
  )
})

test('a medal of two heats ends with them, though the file of one was undone before its correction (R12.7)', async () => {
  await startLists()
  const first = await imported({ heat: 0, times: [1100, 1101] }, '0.lif')
  await imported({ heat: 1, times: [1102, 1100] }, '1.lif')
  const correction = await imported({ heat: 0, times: [1100, 1102] }, '2.lif')
  expect([await undo(first), await undo(correction), await medals()]).toEqual([200, 200, []])
})
