import type { HeadToHeadUnit, ResultRow, UnitPage, UnitSide } from '@games/contract'
import { trimRsc } from '@games/domain'
import { isLaned } from '@games/domain/units/laned'
import { legend, resultTable, squads } from './result-table.ts'
import type { Block, Sheet, TableBlock } from './sheet.ts'
import { type BookSetting, type BookWords, sheetBase } from './words.ts'

const hasLanes = ({ unit, form }: UnitPage): boolean =>
  isLaned(unit.discipline.code) && (form === 'race' || form === 'list')

/** A start list stays one when there are results. */
const BEFORE_THE_START = {
  rank: null,
  result: null,
  resultType: null,
  irm: null,
  qualificationMark: null,
  difference: null,
  wind: null,
  reactionTime: null,
  medal: null,
  records: [],
} satisfies Partial<ResultRow>

/** Who starts, in start order; null while no list was sent. */
export function startListSheet(page: UnitPage, setting: BookSetting): Sheet | null {
  const { words } = setting
  if (page.startList.length === 0) return null
  const rows = page.startList.map((row) => ({ ...row, ...BEFORE_THE_START }))
  const lists = squads(rows, words)
  return {
    ...headOf(page, setting, 'start-list'),
    status: null,
    blocks: [
      ...worthPrinting(resultTable(rows, { words, meanings: {}, lanes: hasLanes(page) }), lists),
      ...lists,
      ...notesOf(page, words),
    ],
  }
}

/** The result with its periods, statistics and notes; null before the start. */
export function resultsSheet(page: UnitPage, setting: BookSetting): Sheet | null {
  const { words } = setting
  const { unit, results, columns, meanings } = page
  if (results.length === 0) return null
  const sides: Block[] = unit.kind === 'head-to-head' ? duel(unit, page, words) : []
  return {
    ...headOf(page, setting, 'results'),
    status: words.status(unit.status),
    blocks: [
      ...correctionOf(page, words),
      ...sides,
      ...worthPrinting(resultTable(results, { words, meanings, columns, lanes: hasLanes(page) }), sides),
      ...legend(results, meanings, words),
      ...statisticsOf(page, words),
      ...notesOf(page, words),
    ],
  }
}

/** Names, and a result beside them: what stands around the table says as much already. */
const worthPrinting = (table: TableBlock, around: readonly Block[]): Block[] =>
  around.length > 0 && table.columns.length <= 2 ? [] : [table]

function headOf(page: UnitPage, setting: BookSetting, kind: 'start-list' | 'results') {
  const { unit, updatedAt } = page
  const { words } = setting
  const { units } = words
  const tab = kind === 'start-list' ? '/startlist' : ''
  const time = unit.hideStart ? words.text(unit.startText, words.nextUp) : unit.start ? words.time(unit.start) : ''
  const facts = page.facts.map(({ label, value }) => `${words.text(label, '')} ${value}`.trim())
  const when = [unit.day ? words.day(unit.day) : '', time].filter(Boolean).join(', ')
  const lines = [
    units.place(unit),
    when,
    unit.kind !== 'non-competition' && unit.medal ? words.decides(unit.medal) : '',
    facts.join(' · '),
  ]
  return {
    ...sheetBase(setting, kind, updatedAt, `/discipline/${unit.discipline.code}/results/${trimRsc(unit.code)}${tab}`),
    title: units.title(unit),
    lines: lines.filter(Boolean),
  }
}

/** The score of a match, how it ended, and its periods. */
function duel(unit: HeadToHeadUnit, { periods }: UnitPage, words: BookWords): Block[] {
  const [home, away] = unit.sides
  const { units } = words
  const name = (side: UnitSide) => [units.side(side), side.irm ? `(${side.irm})` : ''].filter(Boolean).join(' ')
  const score = home.result === null && away.result === null ? null : `${home.result ?? '–'} × ${away.result ?? '–'}`
  const code = unit.discipline.code
  return [
    { kind: 'score', home: name(home), away: name(away), score },
    ...(unit.line ? [{ kind: 'text' as const, text: words.text(unit.line, ''), strong: true }] : []),
    ...(periods.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            columns: [
              { label: words.periods, grows: true, names: true },
              ...periods.map((period) => ({ label: units.periodShort(period.code, code), align: 'right' as const })),
            ],
            rows: ([home, away] as const).map((side, index) => [
              { text: units.side(side), bold: true },
              ...periods.map((period) => ({ text: (index === 0 ? period.home : period.away) ?? '' })),
            ]),
          },
        ]),
  ]
}

function statisticsOf({ unit, statistics }: UnitPage, words: BookWords): Block[] {
  if (statistics.length === 0 || unit.kind !== 'head-to-head') return []
  const [home, away] = unit.sides
  return [
    { kind: 'heading', text: words.statistics },
    {
      kind: 'table',
      columns: [
        { label: words.statistics, grows: true, names: true },
        { label: words.units.side(home), align: 'right' },
        { label: words.units.side(away), align: 'right' },
      ],
      rows: statistics.map(({ key, label, home: ours, away: theirs }) => [
        { text: words.text(label, key) },
        { text: ours ?? '–' },
        { text: theirs ?? '–' },
      ]),
    },
  ]
}

const correctionOf = ({ correction }: Pick<UnitPage, 'correction'>, words: BookWords): Block[] =>
  correction
    ? [
        {
          kind: 'text',
          strong: true,
          text: [words.corrected(correction.at), correction.note ?? ''].filter(Boolean).join(': '),
        },
      ]
    : []

const notesOf = ({ notes }: UnitPage, words: BookWords): Block[] =>
  notes.length === 0
    ? []
    : [{ kind: 'heading', text: words.notes }, ...notes.map((text) => ({ kind: 'text' as const, text }))]
