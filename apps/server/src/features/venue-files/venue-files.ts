import { createHash } from 'node:crypto'
import { ApiFailure, type VenueFileKind, type VenueMeet } from '@games/contract'
import type { Draft } from '@games/odf/tables/index'
import type { FileProblem, LenexKind } from '@games/odf/venue-files/index'
import type { ClientBase } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { lockApplying } from '../../ingest/apply-lock.ts'
import { appendEvents, type LogEvent } from '../../live/index.ts'
import type { Caller } from '../../http/session/private-call-types.ts'
import { PROVISIONAL_CODE } from '../../ingest/provisional-code.ts'
import { competitionCode, timeZone } from '../games/index.ts'
import { applyDrafts, lockRules, offsetBy, type TableImportsOptions, type TablePlan } from '../imports/index.ts'
import { changedMeanwhile, recordAction } from '../office-log/index.ts'
import { knownWords } from '../sheets/index.ts'
import { originOf, readChoices, titledKey } from './choices.ts'
import { type HeatRules, rulesOfHeats } from './heat-rules.ts'
import { type LynxFiles, lynxFiles, lynxUnits } from './lynx-out.ts'
import { disciplineOfHeats, LENEX_DISCIPLINE, LYNX_DISCIPLINE, type PlannedHeat, planHeats } from './plan-heats.ts'
import { type MeetPlan, meetView, NO_DIFF, NO_MEET, planMeet, type ProgrammeDiff } from './plan-meet.ts'
import { rememberMeet } from './remember-meet.ts'
import { withProgramme } from './with-programme.ts'
import { kindOfName, type VenueFileRead } from './read-venue-file.ts'
import { VenueFileReader } from './venue-file-reader.ts'
import {
  contentOf,
  fileRow,
  forgetLeft,
  importSeen,
  leaveOlder,
  lockFile,
  noteImport,
  putFile,
  putSaid,
  settleFile,
  startListState,
  unitRows,
  type VenueFileRow,
  waitingIds,
  wasTakenBack,
} from './venue-files.queries.ts'

/** The office's record calls a file of a timing system so. */
export const VENUE_FILE_KIND = 'venue-file'

export type VenueFileOptions = Omit<TableImportsOptions, 'onCommitted'> & {
  readonly onCommitted: (seq: number) => void
  /** There may be messages to apply: an import that is undone may let in what was refused because of it. */
  readonly wake: () => void
  /** The folder that is watched; null: none. */
  readonly folder: string | null
}

/** What a person lets in, beyond what is let in by itself. */
interface Leave {
  /** Official lists are changed too. */
  readonly official: boolean
  /** Heats are let in whose rows have the names of others. */
  readonly doubtful: boolean
  readonly overCorrections: boolean
  /** What they have looked at (`seenOf`); null: nobody has. */
  readonly seen: string | null
}
const BY_ITSELF: Leave = { official: false, doubtful: false, overCorrections: false, seen: null }

/** Files of the venues' own tools (decision 0102), taken and brought in. */
export interface VenueFiles {
  readonly options: VenueFileOptions
  /** The content of a file that waits; null: there is no such file. */
  read(id: number): Promise<VenueFileRead | null>
  /** A file from the watched folder: what is known of it goes in at once, the rest waits. The same file again is nothing. */
  takeFromFolder(name: string, content: Uint8Array): Promise<void>
  /** A file from the office, which waits to be looked at. Gives its number; null: its name is of no kind that is read. */
  takeFromOffice(name: string, content: Uint8Array): Promise<number | null>
  /** Whatever has come of what files of the folder waited for goes in. */
  tryWaiting(): Promise<void>
  /**
   * Brings in what nothing is open about of what was looked at; gives the line of the record. Throws ApiFailure where it is otherwise by now, or
   * there is nothing to bring in.
   */
  bringIn(
    id: number,
    caller: Caller,
    wanted: { readonly overCorrections: boolean; readonly seen: string },
  ): Promise<number>
  /** Contents of files that were let be go when their day is over. */
  forgetLeft(): Promise<void>
  /** The start lists for FinishLynx; null: nothing has happened since they were asked for last. */
  changedStartLists(): Promise<LynxFiles | null>
}

export function openVenueFiles(options: VenueFileOptions): VenueFiles {
  const { pool } = options
  const reader = new VenueFileReader()
  let written = ''
  let tried = ''

  const read = async (id: number): Promise<VenueFileRead | null> => {
    const row = await fileRow(pool, id)
    const content = row?.state === 'waiting' ? await contentOf(pool, id) : null
    return row && content ? reader.read(row.kind, content) : null
  }
  const bringInById = async (id: number, leave: Leave, caller: Caller | null): Promise<number | null> => {
    const content = await read(id)
    return content && bringInFile(options, id, content, leave, caller)
  }

  const take = async (name: string, content: Uint8Array, origin: 'folder' | 'office'): Promise<number | null> => {
    const kind = kindOfName(name)
    if (kind === null) return null
    const digest = createHash('sha256').update(content).digest()
    const { id, waits } = await transaction(pool, async (tx) => {
      const put = await putFile(tx, { name, origin, kind, digest, content }, origin === 'office')
      if (put.waits) await leaveOlder(tx, name, put.id)
      return put
    })
    if (waits && origin === 'folder') await bringInById(id, BY_ITSELF, null)
    return id
  }

  return {
    options,
    read,
    async takeFromFolder(name, content) {
      await take(name, content, 'folder')
    },
    takeFromOffice: (name, content) => take(name, content, 'office'),
    async tryWaiting() {
      const now = await startListState(pool, [LYNX_DISCIPLINE, LENEX_DISCIPLINE])
      if (now === tried) return
      for (const id of await waitingIds(pool)) {
        const file = await fileRow(pool, id)
        if (file?.origin === 'folder') await bringInById(id, BY_ITSELF, null)
      }
      tried = now
    },
    async bringIn(id, caller, { overCorrections, seen }) {
      // sent again, since the answer was lost: it is the same line, also where the rest of the file waits
      const before = await importSeen(pool, id, seen)
      if (before !== null) return before
      const leave = { official: true, doubtful: true, overCorrections, seen }
      const line = await bringInById(id, leave, caller)
      if (line === null) throw new ApiFailure(409, 'changed-meanwhile', 'Nothing of this file can be brought in')
      return line
    },
    async forgetLeft() {
      await forgetLeft(pool)
    },
    async changedStartLists() {
      const now = await startListState(pool, [LYNX_DISCIPLINE])
      if (now === written) return null
      const files = await transaction(pool, lynxFiles)
      const isAny = (await lynxUnits(pool)).length > 0
      written = now
      // while there is no list, whatever lies in the folder is somebody else's
      return isAny ? files : null
    },
  }
}

/** A file that waits, read, with what it would change. */
export interface PlannedFile {
  readonly row: VenueFileRow
  readonly read: VenueFileRead
  readonly problems: readonly FileProblem[]
  readonly meet: MeetPlan & { readonly view: VenueMeet | null }
  readonly plan: Awaited<ReturnType<typeof planHeats>>
  /** What comes of the heats that nothing is open about, brought in by a person. */
  readonly rules: HeatRules
}

/** `read`: the content of the file. Null: there is no such file. */
export async function planFile(
  tx: ClientBase,
  id: number,
  read: VenueFileRead,
  { overCorrections, utcOffset }: { readonly overCorrections: boolean; readonly utcOffset: () => number },
): Promise<PlannedFile | null> {
  const row = await fileRow(tx, id)
  if (!row) return null
  const choices = await readChoices(
    tx,
    originOf(row.kind),
    read.heats.flatMap((heat) => [heat.key, titledKey(heat)]),
  )
  const rows = await unitRows(tx, disciplineOfHeats(read.heats, read.meet !== null))
  const meet = read.meet === null ? NO_MEET : planMeet(read.meet.meet, choices, rows, await knownWords(tx))
  const heats = meet.programme?.heats ?? (isBeforeHeats(meet.question) ? [] : read.heats)
  const offsetAt = offsetBy({ zone: await timeZone(tx), minutes: utcOffset() })
  const plan = await planHeats(tx, heats, choices, {
    overCorrections,
    meet,
    isWhole: isWholeFile(read),
    rows,
    offsetAt,
  })
  const rules = await rulesOfHeats(tx, plan.heats, plan.held, true)
  return {
    row,
    read,
    problems: meet.programme === null ? read.problems : [...(read.meet?.problems ?? []), ...meet.programme.problems],
    meet: { ...meet, view: meetView(meet, plan.held.programme) },
    plan,
    rules,
  }
}

/** Whether the heats of a file are known only after the answer. */
const isBeforeHeats = (question: MeetPlan['question']): boolean =>
  question === 'meet' || question === 'ages' || question === 'other-ages'

/** A digest of what a file would change and of what is open about it: the same where nothing is otherwise. */
export const seenOf = ({ plan: { heats, held }, meet, rules }: PlannedFile): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        heats.map(({ view, change }) => [view, change?.draft.resultStatus, change?.draft.body]),
        rules.lines,
        meet.view,
        held.programme.drafts.map(({ body }) => body),
      ]),
    )
    .digest('hex')

/** Brings in the heats of a waiting file that may be; gives the line of the record, null when nothing was brought in. */
async function bringInFile(
  options: VenueFileOptions,
  id: number,
  read: VenueFileRead,
  leave: Leave,
  caller: Caller | null,
): Promise<number | null> {
  const { pool, policy } = options
  const { seq, action } = await transaction(pool, async (tx) => {
    await lockApplying(tx, policy)
    await lockRules(tx)
    const nothing = { seq: null, action: null }
    if ((await lockFile(tx, id)) !== 'waiting') return nothing
    // what somebody has taken back comes in again by somebody alone
    if (caller === null && (await wasTakenBack(tx, id))) return nothing
    const { utcOffset } = options
    const looked = await planFile(tx, id, read, { overCorrections: false, utcOffset })
    if (!looked) return nothing
    if (leave.seen !== null && seenOf(looked) !== leave.seen) throw changedMeanwhile()
    const planned = leave.overCorrections ? await planFile(tx, id, read, { overCorrections: true, utcOffset }) : looked
    if (!planned) return nothing
    const { row, plan, meet } = planned
    const programme = caller === null ? NO_DIFF : plan.held.programme
    const chosen = plan.heats.filter(
      ({ view, isDoubtful, isNew }) =>
        (caller !== null || !isNew) &&
        (view.state === 'ready' || (leave.official && view.state === 'official')) &&
        (leave.doubtful || (!isDoubtful && !hasUnreadResults(read))),
    )
    const stillOpen = plan.heats.some((heat) => isOpen(heat) && !chosen.includes(heat))
    if (chosen.length === 0 && programme.drafts.length === 0) {
      // what nobody can say more of is done with; what cannot be read is told
      const hasProgramme = meet.question !== null || plan.held.programme.drafts.length > 0
      if (
        !stillOpen &&
        !hasProgramme &&
        read.fault === null &&
        (row.origin === 'folder' || read.heats.length > 0) &&
        caller === null
      )
        await settleFile(tx, id, row.import_id === null ? 'unchanged' : 'imported', null)
      return nothing
    }
    const competition = (await competitionCode(tx)) ?? (caller === null ? null : PROVISIONAL_CODE)
    if (competition === null) return nothing
    const rules = await rulesOfHeats(tx, chosen, plan.held, caller !== null)
    const { importId, events } = await applyHeats(
      tx,
      { heats: chosen, programme, drafts: withProgramme(rules.drafts, programme.whole), holds: read.holds },
      row,
      competition,
      options,
    )
    const remembered = caller === null ? null : await rememberMeet(tx, meet.programme, read.meet?.meet.name ?? '')
    if (stillOpen) await noteImport(tx, id, importId)
    else await settleFile(tx, id, 'imported', importId)
    const done = await recordAction(tx, caller, {
      action: 'import',
      subject: { kind: VENUE_FILE_KIND, id: String(id) },
      before: null,
      after: {
        name: row.name,
        heats: chosen.length,
        // what was there and is otherwise now, what somebody had corrected and stays, and what somebody should look at
        changed: sumOf(chosen, ({ view }) => view.changes.length),
        kept: sumOf(chosen, ({ view }) => view.kept.length),
        doubts: sumOf(chosen, ({ view }) => view.doubts.length),
        import: importId,
        ...remembered,
        ...(leave.seen !== null && { seen: leave.seen }),
      },
    })
    return { seq: await appendEvents(tx, events), action: done }
  })
  if (seq !== null) options.onCommitted(seq)
  return action
}

/** A result that cannot be read, one place with two times, or a part of the file is missing: a part of the heat would be published. */
const hasUnreadResults = ({ problems }: VenueFileRead): boolean => problems.some(({ problem }) => UNREAD.has(problem))
const UNREAD: ReadonlySet<FileProblem['problem']> = new Set([
  'bad-time',
  'bad-mark',
  'in-feet',
  'heights-order',
  'place-twice',
  'no-end',
  'records-missing',
])

/** Whether each record of a file is read. */
const isWholeFile = ({ problems }: VenueFileRead): boolean => !problems.some(({ problem }) => LEFT_OUT.has(problem))
const LEFT_OUT: ReadonlySet<FileProblem['problem']> = new Set([
  'bad-line',
  'bad-time',
  'in-yards',
  'no-end',
  'no-such-heat',
  'records-missing',
])

const sumOf = (heats: readonly PlannedHeat[], of: (heat: PlannedHeat) => number): number =>
  heats.reduce((sum, heat) => sum + of(heat), 0)

const OPEN_STATES: ReadonlySet<string> = new Set(['unit', 'rows', 'marks', 'official', 'ready'])
const isOpen = ({ view }: PlannedHeat): boolean => OPEN_STATES.has(view.state)

/** The kind of an import of a meet that has no lists. */
const KIND_OF_MEET: Readonly<Partial<Record<LenexKind, TablePlan['kind']>>> = {
  invitation: 'schedule',
  entries: 'participants',
}

async function applyHeats(
  tx: ClientBase,
  {
    heats,
    programme,
    drafts,
    holds,
  }: {
    readonly heats: readonly PlannedHeat[]
    readonly programme: ProgrammeDiff
    readonly drafts: readonly Draft[]
    readonly holds: LenexKind | null
  },
  { name, kind }: { readonly name: string; readonly kind: VenueFileKind },
  competition: string,
  options: VenueFileOptions,
): Promise<{ importId: number; events: LogEvent[] }> {
  const changes = heats.flatMap(({ change }) => change ?? [])
  const plan: TablePlan = {
    kind:
      (holds && KIND_OF_MEET[holds]) ??
      (kind === 'evt' || heats.every(({ view }) => view.says === 'start-list') ? 'start-lists' : 'results'),
    found: sumOf(heats, ({ view }) => view.rows),
    added: [...programme.added, ...changes.flatMap(({ diff }) => diff.added)],
    changed: [...programme.changed, ...changes.flatMap(({ diff }) => diff.changed)],
    removed: changes.flatMap(({ diff }) => diff.removed),
    unknown: [],
    problems: [],
    applicable: true,
  }
  const { importId, events } = await applyDrafts(tx, plan, drafts, { fileName: name }, competition, options)
  for (const { unit, said } of changes) await putSaid(tx, unit, importId, said)
  return { importId, events }
}
