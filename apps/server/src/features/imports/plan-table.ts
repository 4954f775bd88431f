import { padRsc, rscPrefix, trimRsc } from '@games/domain'
import {
  type Draft,
  type EventRemark,
  readTableRows,
  stops,
  type TableKind,
  type TableProblem,
} from '@games/odf/tables/index'
import type { Question } from '@games/odf/tables/sheets/index'
import type { Reads } from '../../db/reads.ts'
import { decided, type DecisionNames } from './decisions.ts'
import { type TakenWord, participantFacts, rememberedWords, teamFacts } from './imports.queries.ts'
import { type PlannedRows, type Planning, plannerOf, type TablePlan, type TypedBatch, type TypedRows } from './plan.ts'

/** The changes of a table. `applicable` is false while it has questions. */
export interface QuestionedPlan extends TablePlan {
  /** Contradictions that only the organiser can decide. */
  readonly questions: readonly Question[]
}

/** A plan, and the import it became; null: a dry run, nothing to do, or not applicable. */
export interface ImportOutcome extends QuestionedPlan {
  readonly importId: number | null
}

/** Answers to questions of a table by their keys. */
export type TableAnswers = Readonly<Record<string, string>>

export interface PlannedTable {
  readonly plan: QuestionedPlan
  readonly drafts: readonly Draft[]
  /** The answers that are remembered with the import. */
  readonly words: readonly TakenWord[]
}

/** Reads a table with codes and compares it with what is in force. */
export async function planTable(
  tx: Reads,
  kind: TableKind,
  bytes: Uint8Array,
  planning: Pick<Planning, 'utcOffset'>,
  answers: TableAnswers = {},
): Promise<PlannedTable> {
  const table = readTableRows(kind, bytes)
  const isPartlyRead = table.problems.some(stops)
  const written: TypedRows = {
    kind,
    batches: [{ kind, rows: table.rows } as TypedBatch],
    names: [],
    found: table.found,
    removes: false,
    wholeLists: true,
    isPartlyRead,
    draws: false,
  }
  const planOf = plannerOf(tx, planning)
  const first = await planOf(written)
  const isRead = !isPartlyRead && first.plan.applicable
  const remembered = isRead ? await rememberedWords(tx) : new Map<string, string>()
  const { rows, questions, words } = isRead
    ? await decided(written, planOf, (planned) => namesIn(tx, planned), {
        answerTo: (key) => answers[key] ?? remembered.get(key),
        textOf: () => undefined,
      })
    : { rows: written, questions: [], words: [] }
  const { plan, drafts, remarks, unknown } = await planOf(rows)
  const doubts = isRead ? remarks.filter((remark) => remark.kind !== 'waiting') : []
  return {
    drafts,
    words: words.map(({ what, words: of, code }) => {
      const key = `${what}|${of}`
      return { key, code, said: Object.hasOwn(answers, key) }
    }),
    plan: {
      ...plan,
      // a row that could not be read looks like one that is missing
      removed: isRead ? plan.removed : [],
      unknown,
      problems: [...table.problems, ...first.plan.problems, ...doubts.map(problemOf)].sort(
        (a, b) => (a.row ?? 0) - (b.row ?? 0),
      ),
      questions,
      applicable: isRead && questions.length === 0,
    },
  }
}

/** A remark of the sport's rules as a problem of a table. */
const problemOf = ({ kind, of, code, competitors }: EventRemark): TableProblem => ({
  problem: kind === 'undecided' ? 'event-undecided' : 'event-against-the-rule',
  row: null,
  column: null,
  value: [of, rscPrefix(code, of === 'medal' ? 'event' : 'unit').replace(/-+$/, ''), ...competitors].join(' '),
})

/** Events and units by their codes, competitors by their names in force. */
async function namesIn(tx: Reads, { drafts, conflicts, inForce }: PlannedRows): Promise<DecisionNames> {
  const events = drafts.flatMap(({ body, documentCode }) =>
    body.kind === 'schedule' ? body.units.map(({ code }) => code) : [documentCode],
  )
  const medals = [
    ...[...conflicts.values()].flatMap(({ stated, byRule }) => [...stated, ...byRule]),
    ...events.flatMap((code) => inForce.medals(padRsc(rscPrefix(code, 'event')))?.medals ?? []),
  ]
  const codes = [...new Set(medals.flatMap(({ competitors }) => competitors.map(({ code }) => code)))]
  const names = new Map([
    ...(await participantFacts(tx, codes)).map(({ code, fact }) => [code, fact.printName] as const),
    ...(await teamFacts(tx, codes)).map(({ code, fact }) => [code, fact.name] as const),
  ])
  return {
    competitor: (code, organisation) =>
      `${names.get(code) ?? code}${organisation === null ? '' : ` (${organisation})`}`,
    event: trimRsc,
    unit: trimRsc,
  }
}
