import { join } from 'node:path'
import { ApiFailure, type VenueFile, type VenueFileDetail } from '@games/contract'
import type { ClientBase } from 'pg'
import type { z } from 'zod/mini'
import type { VenueAssignments } from '@games/contract'
import { transaction } from '../../db/transaction.ts'
import type { Caller, PrivateCalls } from '../../http/session/private-call-types.ts'
import { foreignFiles } from '../../ingest/venue-folder.ts'
import { competitionCode, timeZone } from '../games/index.ts'
import { changedMeanwhile, recordAction, type RecordedState } from '../office-log/index.ts'
import { meetNameKey, originOf, rowKey } from './choices.ts'
import { pack } from './lenex-archive.ts'
import { type LenexHolds, lenexFile, lenexUnits } from './lenex-out.ts'
import { LYNX_FILES, lynxEncoding, lynxFiles, lynxUnits } from './lynx-out.ts'
import type { VenueFileRead } from './read-venue-file.ts'
import {
  type ChoiceKind,
  choiceOf,
  type ChoiceOrigin,
  fileCounts,
  type FilePlace,
  fileRow,
  fileRows,
  leftBy,
  lockFile,
  putChoice,
  settleFile,
  type VenueFileRow,
} from './venue-files.queries.ts'
import { planFile, seenOf, VENUE_FILE_KIND, type VenueFiles } from './venue-files.ts'

/** Files on a page of the list. */
const PAGE = 100

type Calls = PrivateCalls<
  | 'listVenueFiles'
  | 'addVenueFile'
  | 'getVenueFile'
  | 'assignVenueFile'
  | 'importVenueFile'
  | 'leaveVenueFile'
  | 'chooseLynxEncoding'
  | 'getLynxFiles'
  | 'getLenexFile'
>

const READ_ONLY = { isolation: 'repeatable read', readOnly: true } as const

export const venueFileCalls = (files: VenueFiles): Calls => {
  const { pool, folder, utcOffset } = files.options
  return {
    async listVenueFiles({ query: { state, limit = PAGE, cursor } }) {
      const isDone = state === undefined ? null : state === 'done'
      const after = cursor === undefined ? null : placeIn(cursor)
      const view = await transaction(
        pool,
        async (tx) => {
          const rows = await fileRows(tx, { isDone, after, most: limit + 1 })
          const last = rows.length > limit ? rows[limit - 1] : undefined
          return {
            files: rows.slice(0, limit).map(presentFile),
            counts: await fileCounts(tx),
            next: last ? cursorOf({ isDone: last.state !== 'waiting', at: last.came_us, id: last.id }) : null,
            folder: folder === null ? null : LYNX_FOLDER,
            encoding: await lynxEncoding(tx),
            out: { lynx: (await lynxUnits(tx)).length, lenex: (await lenexUnits(tx)).length },
          }
        },
        READ_ONLY,
      )
      // without a list nothing is written there
      const isWritten = folder !== null && view.out.lynx > 0
      const foreign = isWritten ? await foreignFiles(join(folder, LYNX_FOLDER), LYNX_FILES).catch(() => []) : []
      return { view: { ...view, foreignFiles: foreign } }
    },

    async addVenueFile({ body: { name, content } }) {
      const id = await files.takeFromOffice(name, Buffer.from(content, 'base64'))
      const row = id === null ? undefined : await fileRow(pool, id)
      if (!row)
        throw new ApiFailure(
          400,
          'invalid-input',
          'Files are .lif, .lff, .evt, .ppl, .sch, .lef, .lxf, .sd3, .cl2, .hy3 and .zip',
          {
            fields: { name: 'no-such-kind' },
          },
        )
      return { view: { file: presentFile(row) } }
    },

    async getVenueFile({ params: { id } }) {
      const read = await files.read(id)
      return { view: await transaction(pool, (tx) => presentDetail(tx, id, read, utcOffset), READ_ONLY) }
    },

    async assignVenueFile({ params: { id }, body }, caller) {
      const meet = body.meet === undefined ? null : ((await files.read(id))?.meet?.meet.name ?? null)
      const action = await transaction(pool, async (tx) => {
        const row = await fileRow(tx, id)
        if (!row) throw noSuchFile()
        return choose(tx, caller, id, choicesIn(originOf(row.kind), body, meet))
      })
      return { view: { action } }
    },

    async importVenueFile({ params: { id }, body }, caller) {
      if (!(await fileRow(pool, id))) throw noSuchFile()
      return { view: { action: await files.bringIn(id, caller, body) } }
    },

    async leaveVenueFile({ params: { id } }, caller) {
      const action = await transaction(pool, async (tx) => {
        const state = await lockFile(tx, id)
        if (state === null) throw noSuchFile()
        // the answer was lost, or two let it be at once
        const done = state === 'left' ? await leftBy(tx, id) : undefined
        if (done !== undefined) return done
        if (state !== 'waiting') throw changedMeanwhile()
        await settleFile(tx, id, 'left', null)
        return recordAction(tx, caller, {
          action: 'leave',
          subject: { kind: VENUE_FILE_KIND, id: String(id) },
          before: { state },
          after: { state: 'left' },
        })
      })
      return { view: { action } }
    },

    async chooseLynxEncoding({ body: { encoding } }, caller) {
      const choice = { origin: 'finishlynx', kind: 'encoding', key: '', value: encoding } as const
      return { view: { action: await transaction(pool, (tx) => choose(tx, caller, null, [choice])) } }
    },

    async getLynxFiles() {
      const written = await transaction(pool, lynxFiles)
      return { view: { name: 'lynx.zip', bytes: pack(written) } }
    },

    async getLenexFile({ query: { holds } }) {
      const bytes = await transaction(pool, async (tx) => lenexFile(tx, holds, await gamesOf(tx, utcOffset())))
      const name: LenexHolds = holds
      return { view: { name: `${name}.lxf`, bytes: pack({ [`${name}.lef`]: bytes }) } }
    },
  }
}

/** Below the folder that is watched. */
export const LYNX_FOLDER = 'finishlynx'

const cursorOf = ({ isDone, at, id }: FilePlace): string => `${isDone ? 'done' : 'waiting'}.${at}.${id}`

function placeIn(cursor: string): FilePlace {
  const [, state, at, id] = /^(waiting|done)\.(\d{1,16})\.(\d{1,10})$/.exec(cursor) ?? []
  if (state === undefined) throw new ApiFailure(400, 'invalid-input', 'query.cursor: not a cursor of this list')
  return { isDone: state === 'done', at: Number(at), id: Number(id) }
}

const noSuchFile = () => new ApiFailure(404, 'not-found', 'There is no such file')

async function gamesOf(tx: ClientBase, offset: number) {
  const [competition, zone] = [await competitionCode(tx), await timeZone(tx)]
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone ?? 'UTC',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const shift = zone === null ? offset * 60_000 : 0
  return {
    name: competition ?? 'Games',
    local: (at: Date) => format.format(new Date(at.getTime() + shift)).replace(' ', 'T'),
  }
}

const presentFile = ({ id, name, kind, origin, state, came_at, undone_at }: VenueFileRow): VenueFile => ({
  id,
  name,
  kind,
  origin,
  state: state === 'imported' && undone_at !== null ? 'undone' : state,
  cameAt: came_at.toISOString(),
})

async function presentDetail(
  tx: ClientBase,
  id: number,
  read: VenueFileRead | null,
  utcOffset: () => number,
): Promise<VenueFileDetail> {
  const row = await fileRow(tx, id)
  if (!row) throw noSuchFile()
  const planned =
    row.state === 'waiting' && read ? await planFile(tx, id, read, { overCorrections: false, utcOffset }) : null
  const isAsked = planned?.plan.heats.some(({ view }) => view.state === 'unit') ?? false
  return {
    file: presentFile(row),
    fault: planned?.read.fault?.kind ?? null,
    holds: planned?.read.holds ?? null,
    people: planned?.read.people ?? null,
    problems: [...(planned?.problems ?? [])],
    heats: planned?.plan.heats.map(({ view }) => view) ?? [],
    races: planned?.plan.races ?? [],
    meet: planned?.meet.view ?? null,
    units: isAsked ? (planned?.plan.units ?? []) : [],
    rules: [...(planned?.rules.lines ?? [])],
    seen: planned === null ? '' : seenOf(planned),
  }
}

interface Choice {
  readonly origin: ChoiceOrigin
  readonly kind: ChoiceKind
  readonly key: string
  readonly value: string | null
}

const choicesIn = (
  origin: ChoiceOrigin,
  { heats, rows, marks, ages, programme, meet }: z.infer<typeof VenueAssignments>,
  meetName: string | null,
): Choice[] => [
  ...heats.map(({ heat, unit }): Choice => ({ origin, kind: 'heat', key: heat, value: unit })),
  ...rows.map(
    ({ heat, row, competitor }): Choice => ({ origin, kind: 'row', key: rowKey(heat, row), value: competitor }),
  ),
  ...marks.map(({ mark, irm }): Choice => ({ origin, kind: 'mark', key: mark, value: irm })),
  ...(ages === undefined ? [] : [{ origin, kind: 'ages', key: '', value: ages } as const]),
  ...(programme === undefined ? [] : [{ origin, kind: 'programme', key: '', value: programme } as const]),
  ...(meet === undefined || meetName === null
    ? []
    : [{ origin, kind: 'programme', key: meetNameKey(meetName), value: meet } as const]),
]

/** Remembers what a person has said, with a line of the record that says what was said before. */
async function choose(
  tx: ClientBase,
  caller: Caller,
  file: number | null,
  choices: readonly Choice[],
): Promise<number> {
  const before: Record<string, unknown> = {}
  const after: Record<string, unknown> = {}
  for (const { origin, kind, key, value } of choices) {
    const name = `${origin} ${kind} ${key}`
    before[name] = await choiceOf(tx, origin, kind, key)
    after[name] = value
    await putChoice(tx, origin, kind, key, value)
  }
  return recordAction(tx, caller, {
    action: 'assign',
    subject: { kind: VENUE_FILE_KIND, id: String(file ?? 'encoding') },
    before: before satisfies RecordedState,
    after,
  })
}

/** Puts back what was said before, where nobody has said otherwise since; false: somebody has. */
export async function chooseBack(tx: ClientBase, before: RecordedState, after: RecordedState): Promise<boolean> {
  for (const [name, value] of Object.entries(after)) {
    const [, origin, kind, key] =
      /^(finishlynx|lenex) (heat|row|mark|encoding|ages|programme) ([\s\S]*)$/.exec(name) ?? []
    if (origin === undefined || kind === undefined || key === undefined) return false
    const choice = [origin as ChoiceOrigin, kind as ChoiceKind, key] as const
    if ((await choiceOf(tx, ...choice)) !== value) return false
    const was = before[name]
    await putChoice(tx, ...choice, typeof was === 'string' ? was : null)
  }
  return true
}
