import { ApiFailure, type SheetPlan } from '@games/contract'
import { err, ok, type Result } from '@games/domain'
import type { ClientBase, Pool } from 'pg'
import { OverLimit } from '../../limited-thread.ts'
import { PROVISIONAL_CODE } from '../../ingest/provisional-code.ts'
import { competitionCode } from '../games/index.ts'
import type { Counted, Planned, TableImports } from '../imports/index.ts'
import { rememberSheet } from './plan-sheet.ts'
import { faultOf, MOST_WAITING, Planner, Stopped, TooMany, type Turn, type Waiting } from './planner.ts'
import type { ShownPlan } from './planner-messages.ts'
import { isLaidOut, type WorkbookFault } from './workbook.ts'
import { beginLook, deleteOldDrafts, type Progress, putProgress, type SheetChoices } from './sheets.queries.ts'
import type { Part } from './views.ts'

/** How often it is told how far a sheet is, and asked whether it was stopped. */
const TOLD_EVERY_MS = 500
/** After which a sheet that found no place is worth another try. */
const RETRY_AFTER_S = 20

export interface SheetFile {
  /** Of the office: where how far it is is told, and where it is stopped. */
  readonly id?: string
  readonly fileName: string
  readonly bytes: Uint8Array
}
export interface Options {
  readonly choices: SheetChoices
  /** For a server that holds no competition yet. */
  readonly competitionCode?: string | null
  /** What of the plan is shown. */
  readonly part?: Part
  readonly onProgress?: (progress: Progress) => void
}

/** Sheets without codes on the road of tables (decision 0100): what they would do, and taking them in. */
export interface SheetImports {
  /** A fault: the file cannot be read at all. Throws ApiFailure (`not-open`) where somebody has stopped it. */
  plan(file: SheetFile, options: Options): Promise<Result<WorkbookFault, SheetPlan>>
  /**
   * Takes in what was planned, in one transaction with `applied`. Null as `importId`: nothing would change. `check` sees what is about to go
   * in, before anything does.
   */
  apply(
    file: SheetFile,
    options: Options & {
      readonly check: (planned: ShownPlan) => void
      /** Whether a person has compared the plan with the pages of a PDF or Word document. Without it none is applied. */
      readonly isCompared: boolean
      readonly applied?: (tx: ClientBase, importId: number, planned: ShownPlan) => Promise<void>
    },
  ): Promise<Result<WorkbookFault, { readonly view: SheetPlan; readonly importId: number | null }>>
  /** Files that nobody has touched for a week go, whether or not another is handed in. */
  forgetOld(): Promise<void>
}

/** `planner`: one that several share, whose files may be of several databases. */
export function createSheetImports({
  pool,
  imports,
  planner = new Planner(),
}: {
  readonly pool: Pool
  readonly imports: TableImports
  readonly planner?: Planner
}): SheetImports {
  const competition = async (named: string | null | undefined) =>
    named ?? ((await competitionCode(pool)) === null ? PROVISIONAL_CODE : null)

  /** A file's turn, once it is open; a fault where it cannot be read or needs too much. */
  async function inTurn<T>(
    { id, ...file }: SheetFile,
    { choices: { encoding }, onProgress }: Pick<Options, 'choices' | 'onProgress'>,
    work: (turn: Turn, about: Pick<SheetPlan, 'id' | 'fileName' | 'action'>, waiting: Waiting) => Promise<T>,
  ): Promise<Result<WorkbookFault, T>> {
    const watch = id === undefined ? null : await watchDraft(pool, id)
    const stopped = watch?.stopped ?? new AbortController().signal
    const waiting: Waiting = {
      stopped,
      onProgress(progress) {
        watch?.tell(progress)
        onProgress?.(progress)
      },
    }
    try {
      return await planner.turn(waiting, async (turn) => {
        const fault = await turn.open({ ...file, encoding: encoding ?? null })
        if (fault !== null) return err(fault)
        return ok(await work(turn, { id: id ?? '', fileName: file.fileName, action: null }, waiting))
      })
    } catch (error) {
      if (error instanceof OverLimit) return err(faultOf(error))
      if (error instanceof Stopped) throw new ApiFailure(409, 'not-open', 'The reading of this sheet was stopped')
      if (error instanceof TooMany)
        throw new ApiFailure(429, 'too-many-attempts', `${MOST_WAITING} sheets wait to be read already`, {
          retryAfter: RETRY_AFTER_S,
        })
      throw error
    } finally {
      await watch?.end()
    }
  }

  return {
    async forgetOld() {
      await deleteOldDrafts(pool)
    },
    async plan(file, { choices, competitionCode: named, part = {}, onProgress }) {
      const code = await competition(named)
      return inTurn(file, { choices, ...(onProgress && { onProgress }) }, async (turn, about) => {
        const planned = await imports.dryRun({
          fileName: file.fileName,
          competitionCode: code,
          plan: async (tx, planning) => ({
            ...(await turn.plan(tx, choices, planning, { about, part })),
            drafts: [],
          }),
        })
        if (!planned.ok) throw competitionFailure(planned.error)
        return planned.value.view
      })
    },
    async apply(file, { choices, competitionCode: named, part = {}, onProgress, check, isCompared, applied }) {
      const code = await competition(named)
      return inTurn(file, { choices, ...(onProgress && { onProgress }) }, async (turn, about, waiting) => {
        const done = await imports.applyRows<AppliedSheet>({
          fileName: file.fileName,
          competitionCode: code,
          async plan(tx, planning) {
            const shown = await turn.plan(tx, choices, planning, { about, part })
            check(shown)
            if (!isCompared && isLaidOut(shown.view.notices))
              throw new ApiFailure(
                400,
                'invalid-input',
                'Compare the plan with the pages of the file before it is applied',
              )
            const planned = await turn.planned(tx)
            waiting.onProgress({ stage: 'taking-in', done: 0, of: null })
            return { ...shown, ...planned }
          },
          async applied(tx, importId, planned) {
            await rememberSheet(tx, importId, planned.words, choices)
            await applied?.(tx, importId, planned)
          },
        })
        if (!done.ok) throw competitionFailure(done.error)
        return { view: done.value.view, importId: done.value.importId }
      })
    },
  }
}

type AppliedSheet = Planned &
  ShownPlan &
  Pick<Awaited<ReturnType<Turn['planned']>>, 'words'> & { readonly plan: Counted }

/** Tells how far the file of a draft is, and looks whether somebody has stopped it, at whichever node. */
async function watchDraft(pool: Pool, id: string) {
  const look = await beginLook(pool, id)
  if (look === null) throw new ApiFailure(404, 'not-found', 'There is no such sheet: somebody has let it go')
  const stopping = new AbortController()
  let now: Progress | null = null
  let isTold = false
  let telling: Promise<void> = Promise.resolve()
  const tell = async () => {
    // a database that does not answer is told of by the plan itself
    if (now === null) return
    isTold = true
    if (await putProgress(pool, id, look, now).catch(() => false)) stopping.abort()
  }
  const timer = setInterval(() => {
    telling = telling.then(tell)
  }, TOLD_EVERY_MS)
  return {
    stopped: stopping.signal,
    tell(progress: Progress) {
      now = progress
    },
    async end() {
      clearInterval(timer)
      await telling
      if (isTold) await putProgress(pool, id, look, null).catch(() => false)
    },
  }
}

const competitionFailure = (fault: { readonly kind: string; readonly inForce?: string }): ApiFailure =>
  new ApiFailure(
    400,
    'invalid-input',
    fault.inForce === undefined ? 'This server holds no competition yet' : `This server holds ${fault.inForce}`,
  )
