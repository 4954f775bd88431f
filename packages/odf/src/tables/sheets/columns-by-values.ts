import type { SheetField, SheetKind } from '@games/domain'
import { readEventWords } from '@games/domain/sports/recognise/event-words'
import { plain } from '../values.ts'
import { irmInPlace, irmOf, medalOf, nameAndDelegation, rankOf } from './cells.ts'
import { areMost, countsRows, isWeightClass, type Look, looksOf } from './column-looks.ts'
import { arePartsOfEvent } from './event-parts.ts'
import { columnsOfSides, isEventPart, kindOf, passedColumnOf } from './fields.ts'
import type { FoundTable } from './found-table.ts'
import type { PassedColumn } from './header-words.ts'
import type { KnownIndex } from './known.ts'
import { columnsOfParts, isPartCell, isPartHeader, type PartColumns, partColumnsIn } from './part-columns.ts'
import { unitWords } from './word-codes.ts'

/** A column whose header is not known and whose values look like something that the sheet lacks. */
export interface UnknownColumn {
  readonly at: number
  readonly header: string
  /** The fields that it may be, the most probable first. */
  readonly fields: readonly SheetField[]
}
/** The columns of a table by their headers and their values. */
export interface TableColumns {
  readonly fields: readonly (SheetField | null)[]
  /** Why a column is known and not read; null for the others. */
  readonly passed: readonly (PassedColumn | 'row-number' | null)[]
  readonly unknown: readonly UnknownColumn[]
  readonly parts: PartColumns
  /** The column of classes through which the ranks of the table run; -1: the ranks are of one class, or of each. */
  readonly classes: number
}

const LOOKED_AT = 500
/** A time of a race at the beginning of a cell, also with a mark behind it. */
const OF_RACE = /^(?:\d{1,2}:)?\d{1,2}:\d{2}(?:[.,]\d+)?(?!\d)/
const MAX_MEANINGS = 3
const ROW_NUMBERS: ReadonlySet<string> = new Set([
  '',
  ...'n no nr num numero number item seq s_no sl_no sr_no sno serial_no'.split(' '),
])
const ORDERS: ReadonlySet<string> = new Set(['ord', 'ordem', 'orden', 'order'])
/** The best mark of a person: the best attempt of a contest, or the mark of the entry. */
const BEST_MARKS: ReadonlySet<string> = new Set([
  'melhor_marca',
  'mejor_marca',
  'best_mark',
  'melhor_tempo',
  'mejor_tiempo',
  'best_time',
])
/** Headers that mean an age or a belt, and classes only by their values. */
const AGES: ReadonlySet<string> = new Set(['idade', 'edad', 'age', 'alter', 'eta', 'alder', 'faixa'])
const PEOPLE: readonly SheetField[] = ['athlete', 'family_name', 'given_name', 'members']
const OF_EVENTS: ReadonlySet<SheetField> = new Set([
  'discipline',
  'event',
  'category',
  'division',
  'gender',
  'phase',
  'unit',
  'unit_number',
])
/** Kinds whose rows decide medals. */
const OF_MEDALS: ReadonlySet<SheetKind | null> = new Set(['results', 'medallists'])
/** Words of titles above a list of those who start: its times are those of the entries. */
const START_LIST =
  /(?:^|_)(?:balizamentos?|start_?lists?|listas?_de_(?:largada|partida|salida|saida|entrada)|ordem_de_(?:largada|entrada|saida|apresentacao)|orden_de_(?:salida|paso|largada)|heat_?sheets?|psych_?sheets?|entry_?lists?|entries|inscri(?:tos|tas|cao|coes|ptos|ptas|pciones)|series_de_salida)(?:_|$)/
const RESULT_LIST = /(?:^|_)(?:resultad|result|sumula|classificacao|clasificacion)/
/** Columns that only a list of results has. */
const OF_RESULTS: readonly SheetField[] = ['rank', 'irm', 'wlt', 'medal', 'score1', 'side1', 'qualification']
const MARK = /^(?:s|sim|si|n|nao|no|y|yes|x|ok|q)?$/
/** Kinds whose rows are of people or teams. */
const OF_COMPETITORS: ReadonlySet<SheetKind | null> = new Set([
  'participants',
  'start-lists',
  'results',
  'medallists',
  'draws',
  null,
])

/** The number of a document: `RG 9.111.222`, `111.222.333-44`. */
const isDocument = (cell: string): boolean =>
  /^(?:rg|cpf|cn|cc|ti|ci|dni|rut|cedula|passaporte|pasaporte)\W{0,3}[\d.\-/]{4,}[\dxk]?$/i.test(cell) ||
  /^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(cell)
/** The size of a shirt, whose column has the name of a bib: `PP`, `M`, `XL`. */
const isSize = (cell: string): boolean => /^(?:pp|[pmgsl]|xx?[sgl]|gg|eg|egg|\d?xl)$/i.test(cell)

const filledOf = (rows: FoundTable['rows'], at: number): string[] =>
  rows.flatMap(({ cells }) => {
    const cell = cells[at]?.trim() ?? ''
    return cell === '' || /^[-–—]+$/.test(cell) ? [] : [cell]
  })

/**
 * The fields of a table, corrected by what its cells hold. `chosen`: what the organiser has chosen for this header, column by column; `answered`:
 * the meaning of a header by an answer (null: passed over), undefined without one.
 */
export function columnsOf(
  table: FoundTable,
  chosen: readonly (SheetField | null)[] | undefined,
  answered: (header: string) => SheetField | null | undefined,
  kind: SheetKind | null,
  index: KnownIndex,
): TableColumns {
  const rows = table.rows.slice(0, LOOKED_AT)
  const words = table.header.map(plain)
  const passed = table.header.map((header, at): TableColumns['passed'][number] => {
    if (chosen?.[at] != null) return null
    if (isRowNumber(table, words, at)) return 'row-number'
    if (isEntryMark(table, words, at, rows) || isLengthOfBout(table, words, at, rows)) return 'unused'
    if (isEventNumber(table, at, rows)) return 'row-number'
    if (table.fields[at] === null && areMost(filledOf(rows, at), isDocument)) return 'personal'
    if (table.fields[at] === 'bib' && areMost(filledOf(rows, at), isSize)) return 'unused'
    return table.fields[at] === null ? passedColumnOf(header) : null
  })
  const decidesMedals = OF_MEDALS.has(kind ?? kindOf(table.fields))
  const partsEvents = (at: number) => decidesMedals && partsCompetitors(table, at, table.fields)
  const startList = decidesMedals ? startListAbove(table) : null
  const headerOf = (at: number) =>
    startList !== null && table.fields[at] === 'result'
      ? `${startList} – ${table.header[at]}`
      : (table.header[at] ?? '')
  const isDelegation = (at: number) =>
    table.fields[at] === null &&
    (looksOf(filledOf(rows, at), index).has('delegation') || answered(table.header[at] ?? '') === 'organisation')
  const hasOfSides = table.fields.includes('organisation1')
  const ofSides = hasOfSides ? null : columnsOfSides(words, table.fields, isDelegation)
  // without the delegations of the sides
  const besideSides = hasOfSides || ofSides !== null ? null : wordsBesideSides(table, words, rows, index)
  const isTimes = (at: number) => {
    const cells = filledOf(rows, at)
    return (
      LENGTHS.has(words[at] ?? '') && cells.some((cell) => /\d/.test(cell)) && areMost(cells, (cell) => TIME.test(cell))
    )
  }
  const scores = scoresOfSides(table, rows) ?? columnsOfSides(words, table.fields, isTimes)
  // of a qualification: `Clasif. (suma)`
  const isSum = (at: number) =>
    table.fields[at] === 'rank' && areMost(filledOf(rows, at), (cell) => /^\d+[.,](?!0+$)\d+$/.test(cell))
  const isRankWord = (at: number) =>
    table.fields[at] === 'category' &&
    words[at] === 'class' &&
    !table.fields.includes('rank') &&
    areRanks(filledOf(rows, at))
  // `Pto` is a place, and points in other sheets
  const isOpenPlace = (at: number) => {
    const values = filledOf(rows, at)
    const isSure = !table.fields.includes('result') || values.filter((cell) => rankOf(cell) === '1').length > 1
    return words[at] === 'pto' && !(areRanks(values) && isSure)
  }
  const withRank = { ...table, fields: table.fields.map((field, at) => (isRankWord(at) ? 'rank' : field)) }
  const byValues = table.fields.map((field, at): SheetField | null => {
    if (passed[at] !== null) return null
    if (scores?.includes(at)) return at === scores[0] ? 'score1' : 'score2'
    if (ofSides?.includes(at)) return at === ofSides[0] ? 'organisation1' : 'organisation2'
    if (startList !== null && field === 'result') return null
    if (mayBeClass(table, at, filledOf(rows, at)) && partsEvents(at)) return null
    if (isRankWord(at)) return 'rank'
    if (isOpenPlace(at)) return null
    if ((field === 'category' || field === 'gender') && isRankedAcross(withRank, at)) return null
    const isTeam = words[at] === 'time' && (field === 'start' || field === 'result')
    // Portuguese for a team, English for a time
    if (isTeam && areWords(filledOf(rows, at), index))
      return table.fields.includes('athlete') && !table.fields.includes('organisation') ? 'organisation' : 'team'
    if (field === 'event' && isEventPart(table.header[at] ?? ''))
      return arePartsOfEvent(table.header[at] ?? '', filledOf(rows, at)) ? field : null
    if (field === null && (words[at] ?? '') === '' && isOfMedals(table, at, rows)) return 'medal'
    if (field === null && isOrderOfFinal(table, words, at, rows)) return 'rank'
    if (field === 'height' && isHeightOfJump(table, at, rows)) return 'result'
    if (isSum(at)) return null
    // `Finish` is a rank, or the time behind those of the parts of a race
    if (field === 'rank' && areMost(filledOf(rows, at), (cell) => OF_RACE.test(cell))) return 'result'
    if (field === null && SCORES.test(words[at] ?? '') && isScoreBetweenSides(table, at, rows)) return 'result'
    if (field === 'date' && words[at] === 'fecha' && isRound(table, at, rows)) return 'phase'
    if (field === 'discipline' && isEvent(table, filledOf(rows, at), index)) return 'event'
    if (field === 'weight' && areMost(filledOf(rows, at), isWeightClass)) return 'category'
    return field
  })
  const named = table.header.map((_, at) => {
    const answer = answered(headerOf(at)) ?? null
    if (chosen) return chosen[at] ?? (byValues[at] === null ? answer : null)
    return byValues[at] ?? answer
  })
  const isOfParts = (at: number) =>
    named[at] === null && (passed[at] === null || passed[at] === 'unused') && hasParts(filledOf(rows, at))
  const parts = partColumnsIn(table.header, isOfParts)
  const standIn = resultColumnOf(parts, named, rows)
  // the ranks of all classes together are not those of each
  const classes = named.findIndex(
    (field, at) =>
      (field === 'category' || field === 'gender') && byValues[at] === null && isRankedAcross(withRank, at),
  )
  const fields = named.map((field, at) => (at === standIn ? 'result' : field))
  // the organiser chooses the columns of a table without a header row
  if (table.headerRow === null) return { fields, passed, unknown: [], parts, classes }
  const isRead = new Set(fields.includes('result') ? columnsOfParts(parts) : [])
  const unknown = table.header.flatMap((words, at) => {
    const header = headerOf(at)
    const isOpen = fields[at] === null && byValues[at] === null && words !== '' && answered(header) === undefined
    if (!isOpen || isRead.has(at) || isSum(at) || passed[at] === 'personal' || passed[at] === 'row-number') return []
    const values = filledOf(rows, at)
    if (values.length < Math.min(2, rows.length)) return []
    const isUnused = passed[at] === 'unused'
    const isPart = partsEvents(at)
    if (isUnused && !isPart && !AGES.has(plain(words))) return []
    const looks = looksOf(values, index)
    return [{ at, header, looks, isUnused, isPart, isLeading: isLeading(table, at, values) }]
  })
  const meanings = meaningsFor(fields, kind ?? kindOf(fields), namesHaveDelegation(rows, fields, index))
  const sides = unknown.filter(({ looks }) => looks.has('delegation')).length
  return {
    fields,
    passed: passed.map((why, at) => (fields[at] === null ? why : null)),
    parts,
    classes,
    unknown: unknown.flatMap(({ at, header, looks, isUnused, isPart, isLeading: mayRank }) => {
      const known = isOpenPlace(at) ? null : (table.fields[at] ?? null)
      const looked =
        known === 'result'
          ? (['result'] as const)
          : known === null || isUnused
            ? meanings(looks, sides, mayRank)
            : known === 'gender'
              ? ([known] as const)
              : (['category', ...(known === 'phase' ? [known] : [])] as const)
      if (besideSides?.includes(at) && !isUnused) return [{ at, header, fields: ['organisation'] }]
      const found: readonly SheetField[] = isUnused && !looks.has('class') ? [] : looked
      if (found.length > 0) return [{ at, header, fields: found.slice(0, MAX_MEANINGS) }]
      return isPart ? [{ at, header, fields: ['category'] }] : []
    }),
  }
}

/**
 * Whether values are ranks, also with the class behind them (`1º T11`) or marks instead of some: at least one is the first. Ordinals (`1.º`) are
 * ranks also beside words that are not known.
 */
function areRanks(values: readonly string[]): boolean {
  const rankIn = (cell: string) => rankOf(/^(\d{1,3}\s?[.ºª°]?)\s+\p{L}{1,2}\d{1,2}$/u.exec(cell)?.[1] ?? cell) ?? null
  const isRank = (cell: string) => rankIn(cell) !== null || irmInPlace(cell) !== null
  const areOrdinals = values.every((cell) => !/\d/.test(cell) || ORDINAL.test(cell))
  return values.some((cell) => rankIn(cell) === '1') && (areOrdinals ? areMost(values, isRank) : values.every(isRank))
}

/** A number that counts: `1.º`, `2ª`, `3rd`. */
const ORDINAL = /^\d{1,3}\s?(?:\.?[ºª°]|er|[rdt]o|st|nd|rd|th)$/iu

const JUMPS = /salto (?:em|de|con|com) |high jump|pole vault/i

/** Whether a column of heights has the results of a jump: beside ranks, or below its title, and without columns about people. */
function isHeightOfJump({ fields, above }: FoundTable, at: number, rows: FoundTable['rows']): boolean {
  const isOfPeople = fields.includes('weight') || fields.includes('birth_date')
  const isOfJump =
    fields.includes('rank') || [...above, ...rows.flatMap(({ under }) => under)].some((words) => JUMPS.test(words))
  return (
    isOfJump &&
    !isOfPeople &&
    !fields.includes('result') &&
    areMost(filledOf(rows, at), (cell) => /^\d[.,m]\s?\d{1,2}\s?m?$|^\d{3}$/.test(cell) || irmOf(cell) !== null)
  )
}

/** Whether a column without a header has a medal in most cells, 🥇 or `Ouro`, in a table without ranks. Other cells are places. */
function isOfMedals({ fields }: FoundTable, at: number, rows: FoundTable['rows']): boolean {
  const cells = filledOf(rows, at)
  return (
    !fields.some((field) => field === 'rank' || field === 'medal' || field === 'side1') &&
    cells.some((cell) => !/\d/.test(cell)) &&
    areMost(cells, (cell) => medalOf(cell) != null)
  )
}

const MIN_RANKED = 4

/** Whether a column `Final` behind heats has the order of the finish: 1, 2, 3 … once each, also with words for those who did not finish. */
function isOrderOfFinal(
  { fields }: FoundTable,
  words: readonly string[],
  at: number,
  rows: FoundTable['rows'],
): boolean {
  if (words[at] !== 'final' || fields.includes('rank') || !fields.some((field) => PEOPLE.some((one) => one === field)))
    return false
  const ranks = filledOf(rows, at).flatMap((cell) => (/\d/.test(cell) ? (rankOf(cell) ?? '') : []))
  const distinct = new Set(ranks)
  return ranks.length >= MIN_RANKED && ranks.every((_, place) => distinct.has(String(place + 1)))
}

/** Headers of a column of scores: none, or goals and points. */
const SCORES = /^(?:|gols|goles|goals|tantos|ptos)$/

const isBesideDays = (fields: FoundTable['fields']): boolean => fields.filter((field) => field === 'date').length > 1
const ROUND = /^\d{1,2}\s?[.ºª°]?$/

/** Whether a column of days has the rounds of a league, as `Fecha` does in some countries: `1`, `2ª`, beside days also `Final`. */
const isRound = ({ fields }: FoundTable, at: number, rows: FoundTable['rows']): boolean =>
  fields.includes('side1') &&
  !fields.includes('phase') &&
  filledOf(rows, at).every((cell) => ROUND.test(cell) || (isBesideDays(fields) && !/\d[/.-]\d/.test(cell)))

/** Whether a column without a header, or with the word for goals, has the scores of the sides beside it. */
const isScoreBetweenSides = ({ fields }: FoundTable, at: number, rows: FoundTable['rows']): boolean =>
  fields[at - 1] === 'side1' &&
  fields[at + 1] === 'side2' &&
  !fields.includes('result') &&
  areMost(filledOf(rows, at), (cell) => /^\d{1,3}\s?[x×:–-]\s?\d{1,3}(?!\d)/i.test(cell))

/** The time of a race, or a mark instead of it. */
const TIME = /^(?:\d{1,2}(?:[:.,]\d{1,2}){0,2}[.,:]\d{2,3}|\p{L}{2,10})$/u

/** The score of a side, also with a shoot-out: `3`, `1 (4)`, `(4) 1`. */
const SCORE = /^(?:(?:\(\d{1,2}\)\s?)?\d{1,3}(?:\s?\(\d{1,2}\))?|w|w\.?o\.?)$/i

/**
 * The two columns without a header that have the score of each side: between the sides, `31 | x | 12`, or one behind each side. Null: there are no
 * such columns.
 */
function scoresOfSides({ fields, header }: FoundTable, rows: FoundTable['rows']): readonly [number, number] | null {
  const [home, away] = [fields.indexOf('side1'), fields.indexOf('side2')]
  if (home < 0 || away < home || fields.includes('result') || fields.includes('score1')) return null
  const isOfScores = (at: number) => {
    const cells = filledOf(rows, at)
    return cells.some((cell) => /^\d/.test(cell)) && areMost(cells, (cell) => SCORE.test(cell))
  }
  const between = header.flatMap((words, at) => (at > home && at < away && words.trim() === '' ? [at] : []))
  const behind = (header[away + 1] ?? '').trim() === '' && isOfScores(away + 1) ? [away + 1] : []
  const inside = between.filter(isOfScores)
  const [first, second, ...others] = inside.length === 1 && inside[0] === home + 1 ? [...inside, ...behind] : inside
  if (first === undefined || second === undefined || others.length > 0) return null
  // each has the score of its side only where both sides have one; a mark can replace both
  const isBoth = rows.every(({ cells }) => {
    const [one = '', other = ''] = [cells[first], cells[second]]
    return (one === '') === (other === '') || /^\p{L}[\p{L}. ]+$/u.test(one || other)
  })
  return isBoth ? [first, second] : null
}

/** Whether a column of events has their numbers in the programme: other columns have the words or the distance, or the numbers follow each other. */
function isEventNumber({ fields, header }: FoundTable, at: number, rows: FoundTable['rows']): boolean {
  const isRace = /^(?:race|corrida|carrera|regata)$/.test(plain(header[at] ?? ''))
  if ((fields[at] !== 'event' && !isRace) || isEventPart(header[at] ?? '')) return false
  const numbers = filledOf(rows, at)
  if (numbers.length === 0 || !numbers.every((cell) => /^\d{1,3}[.ºª°]?$/.test(cell))) return false
  const others = fields.flatMap((field, other) => (field === 'event' && other !== at ? [other] : []))
  const isNamed = others.some((other) =>
    isEventPart(header[other] ?? '')
      ? filledOf(rows, other).some((cell) => /\d{2}/.test(cell))
      : areMost(filledOf(rows, other), (cell) => /\p{L}{2}/u.test(cell)),
  )
  const distinct = [...new Set(numbers.map((cell) => Number.parseInt(cell, 10)))]
  const follow = distinct.every((number, place) => place === 0 || number === (distinct[place - 1] ?? 0) + 1)
  return isNamed || (others.length > 0 && distinct.length > 1 && follow)
}

/** Whether a column has marks from before the contest: times of seeds, or best marks beside no result and no rank. */
function isEntryMark(
  { fields, header }: FoundTable,
  words: readonly string[],
  at: number,
  rows: FoundTable['rows'],
): boolean {
  if (fields[at] === 'seed')
    return areMost(filledOf(rows, at), (cell) => /^\d{1,2}[:.,'’]\d{2}|^(?:s\/t|nt)$/i.test(cell))
  if (!BEST_MARKS.has(words[at] ?? '')) return false
  const others = fields.filter((field, other) => other !== at && field === 'result').length
  return others > 0 || !(fields.includes('rank') || fields.includes('irm') || header.some(isPartHeader))
}

/** Whether more than half of the filled cells of a column can be parts of a result. */
const hasParts = (filled: readonly string[]): boolean =>
  filled.length === 0 || filled.filter((cell) => isPartCell(cell) || irmOf(cell) !== null).length * 2 > filled.length

/** Headers of the length of a bout. `Time` and its translations are results or times of the day elsewhere. */
const LENGTHS: ReadonlySet<string> = new Set(
  `tempo tiempo time tempo_final tiempo_final tempo_oficial tiempo_oficial crono duracao duracion duration tempo_de_luta tempo_da_luta
    tempo_de_combate tempo_do_combate tiempo_de_lucha tiempo_de_combate tiempo_del_combate bout_time fight_time match_time time_of_bout`.split(
    /\s+/,
  ),
)
const MINUTES = String.raw`\d{1,2}\s?[:.,'’′´m]\s?\d{2}\s?["”″s]?`
/** A part of a bout: extra time (`GS`), or a round by its number (`R2`, `Round 2`, `2º assalto`). */
const PART_OF_BOUT = String.raw`(?:g\.?\s?s\.?|golden[\s-](?:score|point)|p(?:on|un)to de o(?:u)?ro|tempo extra|tiempo extra|overtime|o\.?t\.?|(?:r|rd|rnd|round|assalto|asalto|tempo|tiempo|per[ií]odo|period)\.?\s?\d|\d\s?(?:[.ºª°]|st|nd|rd|er|do)?\s?(?:r|rd|rnd|round|assalto|asalto|tempo|tiempo|per[ií]odo|period)?)`
/** The length of a bout: `1:12`, `GS 4:30`, `2:00 (GS)`, `Round 2 1:10`, `1:00 do 3º`, `R3`. */
const LENGTH_OF_BOUT = new RegExp(
  String.raw`^(?:${MINUTES}|\(?${PART_OF_BOUT}\)?[\s,;:–-]+${MINUTES}|${MINUTES}[\s,;–-]*\(?(?:(?:do|del|of|in|no|en)\s+(?:the\s+)?)?${PART_OF_BOUT}\)?|(?=\D*\d?\D*\p{L})${PART_OF_BOUT})$`,
  'iu',
)
/** Minutes and seconds that are no time of the day. */
const SHORT = /^0?[0-6]\s?[:.'’′´]\s?\d{2}/

/** Whether a column beside the sides of a match has the length of the bout: times, no scores. `Time` can be that of the day. */
function isLengthOfBout(
  { fields }: FoundTable,
  words: readonly string[],
  at: number,
  rows: FoundTable['rows'],
): boolean {
  if (!fields.includes('side1') || !fields.includes('side2') || !LENGTHS.has(words[at] ?? '')) return false
  // the time of each side of a race of two
  if (words.indexOf(words[at] ?? '') !== words.lastIndexOf(words[at] ?? '')) return false
  const cells = filledOf(rows, at)
  if (fields[at] !== 'start') return areMost(cells, (cell) => LENGTH_OF_BOUT.test(cell))
  return (
    fields.includes('wlt') &&
    areMost(cells, (cell) => SHORT.test(cell) || (/\p{L}/u.test(cell) && LENGTH_OF_BOUT.test(cell)))
  )
}

/** The first column of parts of a table that has no other result: the result follows from them. Undefined: it has one, or no parts with figures. */
function resultColumnOf(
  parts: PartColumns,
  fields: readonly (SheetField | null)[],
  rows: FoundTable['rows'],
): number | undefined {
  const has = (...some: readonly SheetField[]) => some.some((field) => fields.includes(field))
  if (has('result', 'score1', 'medal') || !has('side1', 'bib', 'team', ...PEOPLE)) return undefined
  const isPart = has('side1') ? /^\d+\s?[x×:–-]\s?\d+$/ : /\d|^x*o$/i
  return columnsOfParts(parts).find((at) => filledOf(rows, at).some((cell) => isPart.test(cell)))
}

/** Whether values are words: of a delegation, a name or others. */
function areWords(values: readonly string[], index: KnownIndex): boolean {
  const looks = looksOf(values, index)
  return looks.has('delegation') || looks.has('name') || looks.has('text')
}

/** Two columns of the same header with words, one beside each side of names without a delegation; null: there are no such columns. */
function wordsBesideSides(
  { fields }: FoundTable,
  words: readonly string[],
  rows: FoundTable['rows'],
  index: KnownIndex,
): readonly [number, number] | null {
  const looksAt = (at: number) => looksOf(filledOf(rows, at), index)
  const areNames = (['side1', 'side2'] as const).every((side) => looksAt(fields.indexOf(side)).has('name'))
  if (!areNames) return null
  return columnsOfSides(words, fields, (at) => {
    const looks = looksAt(at)
    return fields[at] === null && (looks.has('name') || looks.has('text'))
  })
}

/** `Nº` that counts 1, 2, 3 … down the sheet; an order of the start that continues over several events is one too. */
function isRowNumber({ fields, rows, header }: FoundTable, words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  if (word === '' && header[at]?.trim() !== '#') return false
  if (!ROW_NUMBERS.has(word) && !ORDERS.has(word)) return false
  // without the parts of rows that are several
  const whole = rows.filter(({ row }) => Number.isInteger(row))
  if (!countsRows(whole.map(({ cells }) => cells[at] ?? ''))) return false
  if (!ORDERS.has(word)) return true
  const ofEvents = (['event', 'category', 'gender', 'phase', 'unit'] as const).map((field) => fields.indexOf(field))
  const contests = rows.map(({ cells, under }) =>
    [...under, ...ofEvents.map((place) => (place < 0 ? '' : (cells[place] ?? '')))].join('|'),
  )
  return new Set(contests).size > 1 || fields.filter((field) => field === 'start_order').length > 1
}

/** Whether the first column of a table has numbers that rise from 1, as ranks do. */
function isLeading({ header }: FoundTable, at: number, values: readonly string[]): boolean {
  const numbers = values.flatMap((value) => (/^\d{1,3}$/.test(value) ? Number(value) : []))
  return (
    header.slice(0, at).every((words) => words === '') &&
    numbers[0] === 1 &&
    numbers.every((number, row) => row === 0 || number >= (numbers[row - 1] ?? 0))
  )
}

/** Whether values of a column of sports name events, none a sport: `Modalidad / División` with `Kata individual Juvenil Fem`. */
function isEvent({ fields }: FoundTable, values: readonly string[], index: KnownIndex): boolean {
  const { length } = values.filter((words) => index.discipline(words) !== null || index.disciplineIn(words) !== null)
  return (
    length === 0 &&
    !fields.includes('event') &&
    areMost(values, (words) => {
      const { gender, ageClass, kg, metres } = readEventWords(words)
      return [gender, ageClass, kg, metres].some((fact) => fact !== null)
    })
  )
}

/** Whether people have their delegation in the same cell, or the column of people has delegations. */
function namesHaveDelegation(
  rows: FoundTable['rows'],
  fields: readonly (SheetField | null)[],
  index: KnownIndex,
): boolean {
  const at = fields.indexOf('athlete')
  return (
    at >= 0 &&
    areMost(
      filledOf(rows, at),
      (cell) => nameAndDelegation(cell).organisation !== null || index.organisation(cell) !== null,
    )
  )
}

/** The title of a list of those who start, whose times are no results; null: the table has the columns of results, or another title. */
function startListAbove({ above, rows, fields }: FoundTable): string | null {
  if (OF_RESULTS.some((field) => fields.includes(field))) return null
  const lines = [...above, ...(rows[0]?.under ?? [])]
  if (lines.some((line) => RESULT_LIST.test(plain(line)))) return null
  return lines.find((line) => START_LIST.test(plain(line))) ?? null
}

/** Words of parts of a competition that are no rounds: a stage, a session, a day. */
const PART = /(?:^|_)(?:etapas?|stages?|turnos?|dias?|days?|jornadas?|sessao|sesion|session|polos?)(?:_|$)/

/**
 * Whether a column of another field can tell the classes of an event apart: groups of athletes, a venue, a day, the years of birth, or a stage
 * that is no round. `values`: its filled cells.
 */
function mayBeClass({ fields, header }: FoundTable, at: number, values: readonly string[]): boolean {
  const field = fields[at]
  if (field === 'pool') return fields.includes('athlete')
  if (field === 'birth_date') return values.every((value) => YEARS.test(value))
  if (field !== 'phase') return field === 'venue' || field === 'location' || field === 'date'
  return values.every((value) => {
    const { phase } = unitWords(value)
    const isPart = PART.test(`${plain(header[at] ?? '')}_${plain(value)}`)
    return /^(?:X|----)/.test(phase) || (phase.startsWith('RND') && isPart)
  })
}

/** One or two years: `2010`, `2009/2010`, `2009 e 2010`. */
const YEARS = /^(?:19|20)\d\d(?:\s?(?:[/–-]|[aey]|and|to)\s?(?:(?:19|20)?\d\d))?$/i

/**
 * Whether a column parts the competitors of an event, as a class does that the event does not name: each of its values is in several rows of the
 * event, one below the other, and the results or ranks begin again with each; or each value has all its ranks, in whichever order. A value that
 * follows from the delegation, such as its region, is no class.
 */
export function partsCompetitors({ rows }: FoundTable, at: number, fields: readonly (SheetField | null)[]): boolean {
  const ofEvents = fields.flatMap((field, place) =>
    place !== at && field !== null && OF_EVENTS.has(field) ? [place] : [],
  )
  const measures = (['medal', 'rank', 'result'] as const).map((field) => fields.indexOf(field))
  const measure = measures.find((place) => place >= 0)
  if (measure === undefined || fields.includes('side1')) return false
  let event = ''
  const events = Map.groupBy(rows, ({ cells, under }) => {
    const words = ofEvents.map((place) => cells[place] ?? '')
    // an event is often written once, for the rows below too
    if (words.some((cell) => cell !== '')) event = words.join('|')
    return [...under, event].join('|')
  })
  const isParted = [...events.values()].some((own) => {
    const values = own.map(({ cells }) => plain(cells[at] ?? ''))
    const classes = new Set(values)
    if (classes.size < 2 || values.includes('')) return false
    const blocks = values.filter((value, row) => value !== values[row - 1]).length
    const measured = own.map(({ cells }) => cells[measure] ?? '')
    const isResult = fields[measure] === 'result'
    const winners = isResult ? 0 : measured.filter((cell) => rankOf(cell) === '1').length
    if (blocks !== classes.size)
      return (
        winners === classes.size &&
        [...classes].every((value) => isWholeRanking(measured.filter((_, row) => values[row] === value)))
      )
    // the days of heats and finals differ without classes
    const isByDay = fields[at] === 'date' && isResult
    return winners === blocks || (!isByDay && blocks * 2 <= values.length && !areInOrder(measured))
  })
  return (
    isParted && !filledOf(rows, at).every((value) => MARK.test(plain(value))) && !followsDelegation(rows, at, fields)
  )
}

/** Whether the ranks of a table run through several classes of one column: 1, 2, 3 … once each below one title, and not all classes have a first. */
function isRankedAcross({ fields, rows, above }: FoundTable, at: number): boolean {
  const rank = fields.indexOf('rank')
  const others = fields.filter((field, place) => place !== at && field !== null && OF_EVENTS.has(field))
  if (rank < 0 || others.length > 0 || fields.includes('side1')) return false
  return [...Map.groupBy(rows, ({ under }) => under.join('|')).values()].some((own) => {
    const titles = [...above, ...(own[0]?.under ?? [])]
    if (fields[at] === 'gender' && titles.some((words) => readEventWords(words).gender !== null)) return false
    const ranks = own.map(({ cells }) => rankOf(cells[rank] ?? '') ?? '')
    const classes = [...Map.groupBy(own, ({ cells }) => plain(cells[at] ?? '')).values()]
    const hasFirst = (list: typeof own) => list.some(({ cells }) => rankOf(cells[rank] ?? '') === '1')
    const isOnce = ranks.filter((one) => one === '1').length === 1 && isWholeRanking(ranks)
    return (
      classes.length > 1 && isOnce && !classes.every(hasFirst) && own.every(({ cells }) => (cells[at] ?? '') !== '')
    )
  })
}

/** Whether ranks or medals are those of a whole list: the first is 1, and none is missing. Cells without a rank are ignored. */
function isWholeRanking(cells: readonly string[]): boolean {
  const ranks = cells
    .flatMap((cell) => rankOf(cell) ?? [])
    .map(Number)
    .toSorted((a, b) => a - b)
  return ranks[0] === 1 && ranks.every((rank, row) => rank === row + 1 || rank === ranks[row - 1])
}

/** Whether results, ranks or medals only rise or only fall down a list. */
function areInOrder(cells: readonly string[]): boolean {
  const figures = cells.flatMap((cell) => {
    const place = rankOf(cell)
    if (typeof place === 'string') return [Number(place)]
    return /\d/.test(cell) ? [Number(cell.replace(/\D+/g, '.').replace(/^\.|\.$|\.(?=.*\d\.)/g, ''))] : []
  })
  const steps = figures.slice(1).map((figure, row) => Math.sign(figure - (figures[row] ?? 0)))
  return !(steps.includes(1) && steps.includes(-1))
}

function followsDelegation(rows: FoundTable['rows'], at: number, fields: readonly (SheetField | null)[]): boolean {
  const place = fields.includes('organisation') ? fields.indexOf('organisation') : fields.indexOf('team')
  const repeated = [...Map.groupBy(rows, ({ cells }) => plain(cells[place] ?? '')).values()].filter(
    (own) => own.length > 1,
  )
  return repeated.length > 0 && repeated.every((own) => new Set(own.map(({ cells }) => cells[at])).size === 1)
}

/** The fields that a column may be by its looks: of these, the ones that a sheet of the kind needs and no column has. */
function meaningsFor(
  fields: readonly (SheetField | null)[],
  kind: SheetKind | null,
  isNamed: boolean,
): (looks: ReadonlySet<Look>, delegations: number, mayRank: boolean) => SheetField[] {
  const has = (...some: readonly SheetField[]) => some.some((field) => fields.includes(field))
  const isMatch = has('side1', 'side2')
  const lacksPerson = !has(...PEOPLE) && !isMatch
  const lacksDelegation = !has('organisation') && !isNamed && !isMatch
  const lacksResult = !has('result', 'score1', 'score2')
  const isOfCompetitors = OF_COMPETITORS.has(kind) || (kind === 'names' && lacksPerson)
  const missing = (...some: readonly SheetField[]) => some.filter((field) => !has(field))
  return (looks, delegations, mayRank) => {
    const is = (look: Look) => looks.has(look)
    if (isMatch || kind === 'schedule') {
      if (is('score') && isMatch && lacksResult) return ['result']
      if (is('delegation') && !isMatch && delegations === 2) return ['side1', 'side2']
      if (is('date')) return missing('date')
      if (is('time-of-day') && kind === 'schedule') return missing('start', 'end')
      return []
    }
    if (!isOfCompetitors) return []
    if (is('class')) return missing('category', 'event')
    if (is('gender')) return missing('gender')
    if (is('date'))
      return kind === 'participants' ? missing('birth_date') : has('birth_date') ? [] : missing('date', 'birth_date')
    if (is('delegation')) return lacksDelegation ? missing('organisation', 'team') : []
    if (is('name') && lacksPerson) return missing('athlete', 'team', 'organisation')
    if (is('name') || is('text'))
      return lacksDelegation && !has('team') && !lacksPerson ? missing('organisation', 'team') : []
    if (lacksPerson && !has('team', 'organisation', 'bib')) return []
    if (is('score') || is('result')) return lacksResult && !has('medal') ? missing('result') : []
    if (is('rank') && mayRank && kind === 'results' && !has('rank', 'medal')) return missing('rank', 'bib')
    if (is('rank')) return has('medal') || (!lacksResult && is('number')) ? [] : missing('rank', 'bib', 'result')
    if (is('number') && lacksResult && !has('rank', 'medal')) return missing('result', 'rank', 'bib')
    return []
  }
}
