import type { ResultRow, SheetCell, UnitPage } from '@games/contract'
import { type AuditedList, auditedFields } from '@games/odf/adapters/audit/audited-list'

type Entry = readonly [string, string | null | undefined]

/**
 * A unit's page read back as the source would write it: signs, passes and retirements in plain letters again. Every cell of every column
 * is read, so that what a page shows and the source does not have is a difference too.
 */
export function listOfPage({ unit, results, columns, facts }: UnitPage): AuditedList {
  const wind = facts.find(({ label }) => label.eng === 'Wind')?.value.replace(/ m\/s$/, '')
  return {
    code: unit.code,
    fields: auditedFields([['wind', plain(wind)]]),
    rows: results.map((row) => ({ competitor: row.competitor.code, fields: auditedFields(rowFields(row, columns)) })),
  }
}

const rowFields = (row: ResultRow, columns: UnitPage['columns']): Entry[] => [
  ['list position', String(row.position)],
  // a competitor nobody names is shown by its code
  ['name', row.competitor.name === row.competitor.code ? null : row.competitor.name],
  ['organisation', row.competitor.organisation?.code],
  ['rank', row.rank],
  ['shared rank', row.rankEqual ? 'yes' : null],
  ['result', row.result],
  ['IRM', row.irm],
  ['qualification mark', row.qualificationMark],
  ['WLT', row.wlt],
  ['difference', row.difference],
  ['bib', row.bib],
  ['start order', row.startOrder],
  ['wind', row.wind],
  ['reaction time', row.reactionTime],
  ['record flags', row.records.join(' ')],
  ...row.members.flatMap(({ code, name }, i): Entry[] => [
    [`runner ${i + 1}`, code],
    [`name of runner ${i + 1}`, name],
  ]),
  ...cellFields(row, columns),
]

function cellFields({ cells }: ResultRow, columns: UnitPage['columns']): Entry[] {
  const entries: Entry[] = []
  let heights = 0
  for (const [i, { key }] of columns.entries()) {
    const cell = cells[i]
    if (!cell) continue
    const [kind = key, place = ''] = key.split('-')
    switch (kind) {
      case 'attempt':
        entries.push(...attemptFields(place, cell))
        break
      case 'height':
        heights += 1
        // trials are drawn "XX–" and "Xr"
        entries.push([`height ${heights}`, `${place} ${cell.text.replaceAll('–', '-').replaceAll('r', 'R')}`])
        break
      case 'part':
        entries.push(...partFields(place, cell))
        break
      default:
        entries.push([key, cell.text.replaceAll('−', '-')])
    }
  }
  return entries
}

/** "8.22" and below it "+0.8 =SB": the wind is what has a sign or is nil, the rest are record flags. */
function attemptFields(round: string, { text, note = '' }: SheetCell): Entry[] {
  const words = note.split(' ')
  const isWind = (word: string) => /^[+−]?\d/.test(word)
  return [
    [`attempt ${round}`, text === '–' ? 'P' : text === 'r' ? 'R' : text],
    [`wind of attempt ${round}`, plain(words.find(isWind))],
    [`record flags of attempt ${round}`, words.filter((word) => !isWind(word)).join(' ')],
  ]
}

/** "10.46" and below it "985 (−0.1)". */
function partFields(order: string, { text, note = '' }: SheetCell): Entry[] {
  const [, points, wind] = /^(\d*) ?(?:\((.+)\))?$/.exec(note) ?? []
  return [
    [`part ${order}`, text],
    [`points of part ${order}`, points],
    [`wind of part ${order}`, plain(wind)],
  ]
}

/** "+1.2" and "−0.4" as feeds write them: "1.2" and "-0.4". */
const plain = (figure: string | undefined): string | undefined => figure?.replace(/^\+/, '').replace('−', '-')
