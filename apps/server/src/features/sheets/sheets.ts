import { ApiFailure, type SheetPlan } from '@games/contract'
import { err, ok, type Result } from '@games/domain'
import { LRUCache } from 'lru-cache'
import type { ClientBase, Pool } from 'pg'
import { competitionCode } from '../games/index.ts'
import type { TableImports } from '../imports/index.ts'
import { planSheet, type PlannedSheet, rememberSheet } from './plan-sheet.ts'
import { readInThread } from './read-in-thread.ts'
import type { ReadWorkbook, WorkbookFault } from './read-workbook.ts'
import { deleteOldDrafts, type SheetChoices } from './sheets.queries.ts'

/** Of games that no message has named yet. */
const FIRST_COMPETITION = 'GAMES'

export interface SheetFile {
  readonly fileName: string
  readonly bytes: Uint8Array
}
export interface Options {
  readonly choices: SheetChoices
  /** For a server that holds no competition yet. */
  readonly competitionCode?: string | null
}

/** Sheets without codes on the road of tables (decision 0100): what they would do, and taking them in. */
export interface SheetImports {
  /** A fault: the file cannot be read at all. */
  plan(file: SheetFile, options: Options): Promise<Result<WorkbookFault, PlannedSheet>>
  /** Takes in what was planned, in one transaction with `applied`. Null as `importId`: nothing would change. */
  apply(
    file: SheetFile,
    options: Options & {
      readonly check: (planned: PlannedSheet) => void
      readonly applied?: (tx: ClientBase, importId: number, planned: PlannedSheet) => Promise<void>
    },
  ): Promise<Result<WorkbookFault, PlannedSheet & { readonly importId: number | null }>>
  /** Files that nobody has touched for a week go, whether or not another is handed in. */
  forgetOld(): Promise<void>
}

/** Read files are kept a little, for somebody who answers one question after the other. */
const KEPT_FILES = 4
const KEPT_MS = 600_000

export function createSheetImports({
  pool,
  imports,
}: {
  readonly pool: Pool
  readonly imports: TableImports
}): SheetImports {
  const kept = new LRUCache<string, Promise<Result<{ readonly kind: WorkbookFault }, ReadWorkbook>>>({
    max: KEPT_FILES,
    ttl: KEPT_MS,
  })
  const read = async ({
    fileName,
    bytes,
  }: SheetFile): Promise<Result<{ readonly kind: WorkbookFault }, ReadWorkbook>> => {
    const key = `${fileName} ${await digestOf(bytes)}`
    const before = kept.get(key)
    if (before) return before
    const reading = readInThread(bytes, fileName)
    kept.set(key, reading)
    reading.catch(() => kept.delete(key))
    return reading
  }
  const competition = async (named: string | null | undefined) =>
    named ?? ((await competitionCode(pool)) === null ? FIRST_COMPETITION : null)
  return {
    async forgetOld() {
      await deleteOldDrafts(pool)
    },
    async plan(file, { choices, competitionCode: named }) {
      const workbook = await read(file)
      if (!workbook.ok) return err(workbook.error.kind)
      const planned = await imports.dryRun({
        fileName: file.fileName,
        competitionCode: await competition(named),
        plan: (tx, planning) => planSheet(tx, workbook.value, choices, planning),
      })
      if (!planned.ok) throw competitionFailure(planned.error)
      return ok(planned.value)
    },
    async apply(file, { choices, competitionCode: named, check, applied }) {
      const workbook = await read(file)
      if (!workbook.ok) return err(workbook.error.kind)
      const done = await imports.applyRows({
        fileName: file.fileName,
        competitionCode: await competition(named),
        async plan(tx, planning) {
          const planned = await planSheet(tx, workbook.value, choices, planning)
          check(planned)
          return planned
        },
        async applied(tx, importId, planned) {
          await rememberSheet(tx, importId, planned, choices)
          await applied?.(tx, importId, planned)
        },
      })
      if (!done.ok) throw competitionFailure(done.error)
      return ok(done.value)
    },
  }
}

const competitionFailure = (fault: { readonly kind: string; readonly inForce?: string }): ApiFailure =>
  new ApiFailure(
    400,
    'invalid-input',
    fault.inForce === undefined ? 'This server holds no competition yet' : `This server holds ${fault.inForce}`,
  )

const digestOf = async (bytes: Uint8Array): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex')

const LINES = 200

/** A plan as it is shown, from one of its rows on. */
export function viewOf(
  { view, lines }: PlannedSheet,
  about: Pick<SheetPlan, 'id' | 'fileName' | 'action'>,
  {
    show = null,
    from = 0,
  }: {
    readonly show?: SheetPlan['lines'][number]['state'] | null | undefined
    readonly from?: number | undefined
  } = {},
): SheetPlan {
  const wanted = show === null ? lines : lines.filter(({ state }) => state === show)
  return {
    ...about,
    ...view,
    lines: wanted.slice(from, from + LINES),
    next: from + LINES < wanted.length ? from + LINES : null,
  }
}

/** A file that cannot be read, as a plan that says why. */
export const faultView = (about: Pick<SheetPlan, 'id' | 'fileName' | 'action'>, fault: WorkbookFault): SheetPlan => ({
  ...about,
  fault,
  notices: [],
  sheets: [],
  sheet: 0,
  kind: null,
  tables: [],
  questions: [],
  counts: { rows: 0, doubts: 0, problems: 0, leaves: 0, changes: 0, new: 0, same: 0, passedOver: 0 },
  lines: [],
  next: null,
  names: [],
  rules: [],
  removes: false,
  title: '',
  applicable: false,
  seen: '',
})
