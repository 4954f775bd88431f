import type { SheetPlan, SheetQuestion } from '@games/contract'
import { trimRsc } from '@games/domain/rsc'
import { mayBeNew } from '@games/domain/sheets/question-answers'
import { rowsInWords } from '@games/domain/sheets/rows-in-words'
import { printRows } from './print.ts'
import type { sheetWords } from './sheet-words.ts'

type Words = ReturnType<typeof sheetWords>

/** Prints the plan of a sheet in the words of the office: notices, rows, problems, remarks of the sports' rules, questions, counts. */
export function printSheet(plan: SheetPlan, words: Words): void {
  for (const notice of plan.notices) console.log(words.notice(notice))
  if (plan.leftOut.length > 0) console.log(words.leftOutSheets(plan.leftOut))
  for (const table of plan.notRead)
    console.log(words.notRead(table, plan.sheets.length > 1 ? (plan.sheets[table.sheet]?.name ?? null) : null))
  if (plan.encodings.length > 0) console.log(words.encodings)
  for (const { encoding, words: examples } of plan.encodings)
    console.log(`  --encoding ${encoding}  ${examples.join(', ')}`)
  printLines(plan, words)
  printRows(
    ['by the rules', 'of', 'what'],
    plan.rules.map((line) => [
      words.ruleOf(line.of),
      line.unit === null ? line.where : `${line.where}, ${trimRsc(line.unit).slice(22)}`,
      words.rule(line),
    ]),
  )
  printQuestions(plan.questions, words)
  const { counts, kind } = plan
  console.log(
    `${counts.rows} rows of ${kind === null ? 'an unknown kind' : words.kind(kind)}: ${counts.new} new, ${counts.changes} changed, ${counts.leaves} removed, ${counts.same} the same, ${counts.doubts} doubts, ${counts.problems} problems`,
  )
}

/** The rows of doubts are not repeated: their questions have them. */
function printLines({ lines }: SheetPlan, words: Words): void {
  printRows(
    ['row', 'state', 'words', 'what'],
    lines
      .filter(({ state }) => state !== 'same' && state !== 'doubt')
      .map(({ row, state, words: written, code, changes, problem }) => [
        row ?? '',
        words.state(state),
        written || (code ?? ''),
        [
          ...(problem === null ? [] : [words.problem(problem)]),
          ...changes.map(({ field, from, to }) => `${field}: ${from ?? ''} → ${to ?? ''}`),
        ].join('; '),
      ]),
  )
}

export function printQuestions(
  questions: readonly (Omit<SheetQuestion, 'rows' | 'suggestions'> & {
    readonly rows: readonly number[]
    readonly suggestions: readonly SheetQuestion['suggestions'][number][]
  })[],
  words: Words,
): void {
  for (const question of questions) {
    const { key, what, rows, count, suggestions } = question
    const where = count === 0 ? '' : `, ${count === 1 ? 'row' : 'rows'} ${rowsInWords(rows, count)}`
    console.log(`${words.question(question)}${where}`)
    const answers = [
      ...suggestions.map((suggestion) => [suggestion.code, words.suggestion(what, suggestion)] as const),
      ...(mayBeNew(what) ? ([['new', words.newName(what)]] as const) : []),
      ['skip', words.leaveOut] as const,
    ]
    for (const [code, answer] of answers) console.log(`  --answer ${shellQuoted(`${key}=${code}`)}  ${answer}`)
    console.log('')
  }
}

/** One word of a POSIX shell. */
const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
