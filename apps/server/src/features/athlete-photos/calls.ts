import { ApiFailure, type PhotoAthlete, topics } from '@games/contract'
import type { ClientBase, Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { Reading } from '../../facts/reading.ts'
import type { Caller, PrivateCalls } from '../../http/session/private-call-types.ts'
import { decodeCursor, pageOf } from '../../http/api/cursor.ts'
import { appendEvents } from '../../live/index.ts'
import { describeFiles, type FileAddresses, fileRows, setFileUses } from '../files/index.ts'
import { WantedNames } from '../names/index.ts'
import { changedMeanwhile, recordAction, type RecordedState, type Undoer } from '../office-log/index.ts'
import { personalFieldsOpened } from '../settings/index.ts'
import { inSnapshot } from '../snapshot.ts'
import * as queries from './athlete-photos.queries.ts'
import { matchNames } from './match-names.ts'

/** The kind of subject that the office's record has for an athlete's photo. */
export const ATHLETE_PHOTO_KIND = 'athlete-photo'

/** Athletes a page, unless requested otherwise. */
const PAGE = 50

interface PhotoDeps {
  readonly pool: Pool
  readonly addresses: FileAddresses
  readonly onCommitted: (seq: number) => void
}

export const athletePhotoCalls = ({
  pool,
  addresses,
  onCommitted,
}: PhotoDeps): PrivateCalls<'listAthletePhotos' | 'matchAthletePhotos' | 'setAthletePhoto' | 'removeAthletePhoto'> => {
  const present = async (tx: Reading, rows: readonly queries.AthleteRow[]): Promise<PhotoAthlete[]> => {
    const wanted = new WantedNames()
    for (const { organisation, disciplines } of rows) {
      wanted.organisation(organisation)
      for (const code of disciplines) wanted.discipline(code)
    }
    const names = await wanted.lookUp(tx)
    const ids = rows.flatMap(({ file_id: id }) => id ?? [])
    const files = await describeFiles(addresses)(tx.from([]), ids, 'staff')
    return rows.map(({ code, name, bib, organisation, disciplines, file_id: file, withheld }) => ({
      id: code,
      name,
      bib,
      organisation: names.organisation(organisation),
      disciplines: disciplines.map((one) => names.discipline(one)),
      photo: (file && files.get(file)) || null,
      withheld,
    }))
  }
  return {
    listAthletePhotos: ({ query: { q = '', state = null, limit = PAGE, cursor } }) =>
      inSnapshot(pool, async (tx) => {
        const free = tx.from([])
        const rows = await queries.athletesOf(free, { q, state, after: positionAt(cursor) }, limit + 1)
        const { shown, next } = pageOf(rows, limit, (row) => [row.sort_name, row.code])
        return {
          view: {
            athletes: await present(tx, shown),
            next,
            counts: await queries.photoCounts(free),
            open: (await personalFieldsOpened(free)).includes('photo'),
          },
        }
      }),
    matchAthletePhotos: ({ body: { names } }) =>
      inSnapshot(pool, async (tx) => {
        const found = matchNames(names, await queries.allAthletes(tx.from([])))
        const rows = [...new Set(found.flatMap(({ athletes }) => athletes))]
        const shown = new Map((await present(tx, rows)).map((athlete) => [athlete.id, athlete]))
        return {
          view: {
            matches: found.map(({ by, athletes }, at) => ({
              name: names[at] ?? '',
              by,
              athletes: athletes.flatMap(({ code }) => shown.get(code) ?? []),
            })),
          },
        }
      }),
    async setAthletePhoto({ params: { id }, body: { file, expected, again } }, caller) {
      const done = await transaction(pool, async (tx) => {
        const was = await photoToChange(tx, id)
        // the answer was lost, and it is sent again
        if (was.file_id === file) return { action: await newest(tx, id), seq: null }
        if (was.file_id !== expected || (was.withheld && !again)) throw changedMeanwhile()
        return change(tx, caller, { athlete: id, was, now: { file, withheld: false }, action: 'set' })
      })
      if (done.seq !== null) onCommitted(done.seq)
      return { view: { action: done.action } }
    },
    async removeAthletePhoto({ params: { id }, body: { expected } }, caller) {
      const done = await transaction(pool, async (tx) => {
        const was = await photoToChange(tx, id)
        if (was.withheld) return { action: await newest(tx, id), seq: null }
        if (was.file_id !== expected) throw changedMeanwhile()
        return change(tx, caller, { athlete: id, was, now: { file: null, withheld: true }, action: 'remove' })
      })
      if (done.seq !== null) onCommitted(done.seq)
      return { view: { action: done.action } }
    },
  }
}

function positionAt(cursor: string | undefined): queries.AthletesWanted['after'] {
  if (cursor === undefined) return null
  const [sortName = '', code = ''] = decodeCursor(cursor, 2) ?? []
  return { sortName, code }
}

async function photoToChange(tx: ClientBase, athlete: string): Promise<queries.PhotoRow> {
  const row = await queries.lockPhoto(tx, athlete)
  if (!row) throw new ApiFailure(404, 'not-found', 'There is no such athlete')
  return row
}

async function newest(tx: ClientBase, athlete: string): Promise<number> {
  const action = await queries.newestAction(tx, ATHLETE_PHOTO_KIND, athlete)
  if (action === null) throw changedMeanwhile()
  return action
}

interface PhotoState {
  readonly file: string | null
  readonly withheld: boolean
}

interface PhotoChange {
  readonly athlete: string
  readonly was: queries.PhotoRow
  readonly now: PhotoState
  readonly action: 'set' | 'remove'
}

async function change(
  tx: ClientBase,
  caller: Pick<Caller, 'viewer'> | null,
  { athlete, was, now, action }: PhotoChange,
): Promise<{ action: number; seq: number }> {
  if (now.file !== null) await checkPicture(tx, now.file, was.owner)
  await put(tx, was, now)
  return {
    action: await recordAction(tx, caller, {
      action,
      subject: { kind: ATHLETE_PHOTO_KIND, id: athlete },
      before: { file: was.file_id, withheld: was.withheld },
      after: { ...now },
    }),
    seq: await announce(tx, athlete),
  }
}

/** Throws ApiFailure 400 where a file is not there, no picture, or used by something else already. */
async function checkPicture(tx: ClientBase, file: string, owner: string): Promise<void> {
  const [row] = await fileRows(tx, [file])
  const fault = !row ? 'no-such-file' : row.kind !== 'image' ? 'unknown-kind' : null
  if (fault !== null) throw new ApiFailure(400, 'invalid-input', 'Not a picture', { fields: { file: fault } })
  if (await queries.isUsedElsewhere(tx, file, owner))
    throw new ApiFailure(400, 'invalid-input', 'This picture is used elsewhere', { fields: { file: 'used-elsewhere' } })
}

async function put(tx: ClientBase, was: queries.PhotoRow, now: PhotoState): Promise<void> {
  const past = await queries.putPhoto(tx, was, now)
  const shown = now.file === null ? [] : [{ fileId: now.file, access: 'athlete' as const }]
  const missing = await setFileUses(tx, was.owner, [
    ...shown,
    ...past.map((fileId) => ({ fileId, access: 'staff' as const })),
  ])
  if (now.file !== null && missing.includes(now.file)) throw changedMeanwhile()
}

const announce = (tx: ClientBase, athlete: string): Promise<number> =>
  appendEvents(tx, [{ topic: topics.athlete(athlete), ref: null, correction: null }])

/**
 * Puts a photo that is stored in the place of an athlete who has none and asked for none, without a line of the record. Gives the event's
 * number; null where it was not put.
 */
export const putAthletePhoto = (pool: Pool, athlete: string, file: string): Promise<number | null> =>
  transaction(pool, async (tx) => {
    const was = await queries.lockPhoto(tx, athlete)
    if (!was || was.file_id !== null || was.withheld) return null
    await checkPicture(tx, file, was.owner)
    await put(tx, was, { file, withheld: false })
    return announce(tx, athlete)
  })

/** Puts a photo back, as long as it is stored: a day after it was replaced or removed. */
export const undoAthletePhoto =
  (onCommitted: (seq: number) => void): Undoer =>
  async (tx, { id, before, after }) => {
    const was = await queries.lockPhoto(tx, id)
    const [target, left] = [stateIn(before), stateIn(after)]
    if (!was || was.file_id !== left.file || was.withheld !== left.withheld) throw changedMeanwhile()
    if (target.file !== null && (await fileRows(tx, [target.file])).length === 0) throw changedMeanwhile()
    await put(tx, was, target)
    const seq = await announce(tx, id)
    return { now: { ...target }, committed: () => onCommitted(seq) }
  }

const stateIn = (recorded: RecordedState | null): PhotoState => ({
  file: typeof recorded?.['file'] === 'string' ? recorded['file'] : null,
  withheld: recorded?.['withheld'] === true,
})
