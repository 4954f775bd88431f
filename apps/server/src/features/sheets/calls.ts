import { ApiFailure } from '@games/contract'
import type { TextEncodingName } from '@games/domain/sheets/text-encodings'
import { stringify } from 'csv-stringify/sync'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { PrivateCalls } from '../../http/session/private-call-types.ts'
import type { TableImports } from '../imports/index.ts'
import { changedMeanwhile, recordAction, type Undoer } from '../office-log/index.ts'
import { knownWords } from './known-words.ts'
import { MAX_FILE_BYTES } from './workbook.ts'
import type { SheetImports } from './sheets.ts'
import * as queries from './sheets.queries.ts'
import { templateOf } from './template.ts'
import { faultView, type Part } from './views.ts'

/** The kind of subject that the office's record has for a sheet that was taken in. */
export const SHEET_KIND = 'sheet'

interface SheetDeps {
  readonly pool: Pool
  readonly sheets: Pick<SheetImports, 'plan' | 'apply'>
}

type Calls =
  | 'listSheets'
  | 'openSheet'
  | 'planSheet'
  | 'getSheetProgress'
  | 'stopSheet'
  | 'applySheet'
  | 'closeSheet'
  | 'getSheetTemplate'
  | 'getSheetCodes'

const noSuchSheet = () =>
  new ApiFailure(404, 'not-found', 'There is no such sheet: it was taken in, or a week has gone')

export const sheetCalls = ({ pool, sheets }: SheetDeps): PrivateCalls<Calls> => {
  const planned = async ({ id, file_name: fileName, bytes, choices }: queries.DraftRow, part: Part = {}) => {
    const plan = await sheets.plan({ id, fileName, bytes }, { choices, part })
    return plan.ok ? plan.value : faultView({ id, fileName, action: null }, plan.error)
  }
  return {
    async listSheets() {
      const [open, imports] = [await queries.openDrafts(pool), await queries.pastImports(pool)]
      return {
        view: {
          open: open.map(({ id, fileName, at }) => ({ id, fileName, at: at.toISOString() })),
          imports: imports.map(({ found, at, undoneAt, ...rest }) => ({
            ...rest,
            rows: found,
            at: at.toISOString(),
            undone: undoneAt !== null,
          })),
        },
      }
    },
    async openSheet({ body: { id, name, content } }) {
      const bytes = Buffer.from(content, 'base64')
      if (bytes.length > MAX_FILE_BYTES) throw new ApiFailure(413, 'payload-too-large', 'A sheet has at most 10 MB')
      await queries.putDraft(pool, id, name.replace(/^.*[\\/]/, '') || 'sheet', bytes)
      const draft = await queries.draftById(pool, id)
      if (!draft || draft.action !== null) throw noSuchSheet()
      return { view: await planned(draft) }
    },
    async planSheet({ params: { id }, body: { show, from, ...chosen } }) {
      const draft = await transaction(pool, async (tx) => {
        const before = await queries.draftById(tx, id, true)
        if (!before || before.action !== null) throw noSuchSheet()
        const choices = chosenOf(before.choices, chosen)
        await queries.putChoices(tx, id, choices)
        return { ...before, choices }
      })
      return { view: await planned(draft, { show, from }) }
    },
    async getSheetProgress({ params: { id } }) {
      return { view: { progress: await queries.progressOf(pool, id) } }
    },
    async stopSheet({ params: { id } }) {
      await queries.stopLooks(pool, id)
      return { view: { stopped: true } }
    },
    async applySheet({ params: { id }, body: { seen, leaveOut } }, caller) {
      const draft = await queries.draftById(pool, id)
      if (!draft) throw noSuchSheet()
      // the answer was lost, and it is asked again
      if (draft.action !== null) return { view: { action: draft.action } }
      let action: number | null = null
      const done = await sheets.apply(
        { id, fileName: draft.file_name, bytes: draft.bytes },
        {
          choices: draft.choices,
          // `seen` names the plan that was shown
          isCompared: true,
          check({ view, plan }) {
            if (view.seen !== seen) throw changedMeanwhile()
            if (!plan.applicable)
              throw new ApiFailure(400, 'invalid-input', 'Nothing of this sheet would change anything')
            const { doubts, problems } = view.counts
            if (!leaveOut && doubts + problems > 0)
              throw new ApiFailure(
                400,
                'invalid-input',
                `${doubts + problems} rows have doubts or problems: answer them or leave them out`,
              )
          },
          async applied(tx, importId, { view, plan }) {
            // two who take in the same file at once: the second finds it done
            const locked = await queries.draftById(tx, id, true)
            if (!locked || locked.action !== null) throw changedMeanwhile()
            action = await recordAction(tx, caller, {
              action: 'import',
              subject: { kind: SHEET_KIND, id: String(importId) },
              before: null,
              after: {
                file: draft.file_name,
                kind: plan.kind,
                new: view.counts.new,
                changed: view.counts.changes,
                removed: view.counts.leaves,
              },
            })
            await queries.closeDraft(tx, id, action)
          },
        },
      )
      if (!done.ok) throw new ApiFailure(400, 'invalid-input', `The file cannot be read: ${done.error}`)
      if (action === null) throw new Error('a sheet was taken in without a line of the record')
      return { view: { action } }
    },
    async closeSheet({ params: { id } }) {
      await queries.deleteDraft(pool, id)
      return { view: { closed: true } }
    },
    async getSheetTemplate({ query: { kind } }, caller) {
      const known = await transaction(pool, (tx) => knownWords(tx), { isolation: 'repeatable read', readOnly: true })
      return { view: { name: `${kind}.xlsx`, bytes: await templateOf(kind, known, caller.locale) } }
    },
    async getSheetCodes() {
      const rows = (await queries.sheetCodes(pool)).map(({ key, code }) => {
        const [what = '', ...words] = key.split('|')
        return { what, words: words.join('|'), code }
      })
      const csv = `\uFEFF${stringify(rows, { header: true, delimiter: ';', record_delimiter: '\r\n', columns: ['what', 'words', 'code'], escape_formulas: true })}`
      return { view: { name: 'codes.csv', bytes: new Uint8Array(new TextEncoder().encode(csv)) } }
    },
  }
}

interface Chosen {
  readonly sheet?: number | null | undefined
  readonly kind?: string | null | undefined
  readonly columns?: { readonly header: string; readonly fields: readonly (string | null)[] } | undefined
  readonly answers?: Readonly<Record<string, string | null>> | undefined
  readonly removes?: boolean | undefined
  readonly title?: string | undefined
  readonly encoding?: TextEncodingName | undefined
}

/** What was chosen before with what is chosen now above it. */
function chosenOf(before: queries.SheetChoices, now: Chosen): queries.SheetChoices {
  const answers = { ...before.answers }
  for (const [key, answer] of Object.entries(now.answers ?? {}))
    if (answer === null) delete answers[key]
    else answers[key] = answer
  const { columns } = now
  return {
    ...before,
    answers,
    ...(now.sheet !== undefined && { sheet: now.sheet }),
    ...(now.kind !== undefined && { kind: now.kind }),
    ...(now.removes !== undefined && { removes: now.removes }),
    ...(now.title !== undefined && { title: now.title.trim() }),
    ...(now.encoding !== undefined && { encoding: now.encoding }),
    ...(columns && { columns: [...(before.columns ?? []).filter(({ header }) => header !== columns.header), columns] }),
  }
}

/**
 * Takes a whole import back. A newer import that has corrected its lists must be undone first: the corrected lists contain the rows of both,
 * and the undo would change nothing.
 */
export const undoSheet =
  (imports: Pick<TableImports, 'undoIn'>): Undoer =>
  async (tx, { id }) => {
    const newer = await queries.newerImport(tx, Number(id))
    if (newer !== null) throw changedMeanwhile(newer.fileName ?? undefined)
    const undone = await imports.undoIn(tx, Number(id))
    if (!undone.ok) throw changedMeanwhile()
    return { now: null, committed: undone.value.committed }
  }
