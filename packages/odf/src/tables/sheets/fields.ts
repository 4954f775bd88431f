import { MEDALS, SHEET_FIELDS, type SheetField, type SheetKind } from '@games/domain'
import { plain } from '../values.ts'
import { medalOf, rankOf } from './cells.ts'
import {
  EVENT_PARTS,
  FILLER_STEMS,
  FILLERS,
  FIRST_STEMS,
  HEADER_WORDS,
  KEY_STEMS,
  type MedalField,
  NAME_STEMS,
  PASSED_STEMS,
  PASSED_WORDS,
  type PassedColumn,
  PERSON_STEMS,
} from './header-words.ts'
import { isPartHeader, partColumnsIn } from './part-columns.ts'

/** Columns of a medal table: only that, since `Total` and `S` mean other things in other sheets. */
const MEDAL_WORDS: readonly (readonly [MedalField, RegExp])[] = [
  ['gold', /^(?:gold|ouro|oro|or|guld)s?$/],
  ['silver', /^(?:silver|prata|plata|silber|argent|argento)s?$/],
  ['bronze', /^(?:bronze|bronce|bronzo|brons)s?$/],
  ['total', /^(?:total|totale|tot|sum|soma|suma|summa|gesamt|geral|)$/],
]
const MEDAL_SIGNS: readonly (readonly [MedalField, string])[] = [
  ['gold', '🥇'],
  ['silver', '🥈'],
  ['bronze', '🥉'],
]
/** Gold, silver, bronze and total as letters, in English, Portuguese or Spanish. */
const MEDAL_LETTERS: readonly (readonly string[])[] = [
  ['g', 's', 'b', 't'],
  ['o', 'p', 'b', 't'],
]
const MEDAL_FIELDS = ['gold', 'silver', 'bronze', 'total'] as const satisfies readonly MedalField[]

function isHeaderField(field: SheetField): field is keyof typeof HEADER_WORDS {
  return field in HEADER_WORDS
}
const wordsOf = (words: string): string[] => words.split(/\s+/)

/** A word of two meanings has that of the field that is named first; a field's own name comes last. */
const BY_HEADER: ReadonlyMap<string, SheetField> = new Map(
  SHEET_FIELDS.filter(isHeaderField)
    .flatMap((field) => wordsOf(HEADER_WORDS[field]).map((header) => [header, field] as const))
    .concat(SHEET_FIELDS.filter(isHeaderField).map((field) => [field, field] as const))
    .concat([...EVENT_PARTS].map((header) => [header, 'event'] as const))
    .toReversed(),
)
const PASSED = ['personal', 'unused'] as const satisfies readonly PassedColumn[]
const BY_PASSED_HEADER: ReadonlyMap<string, PassedColumn> = new Map(
  PASSED.flatMap((why) => wordsOf(PASSED_WORDS[why]).map((header) => [header, why] as const)),
)

/** `DateOfBirth` → `Date Of Birth`. */
const camelSplit = (header: string): string =>
  header.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1 ')

/** The forms in which a header may be known: whole, without its remark, in words; a part of it last. */
function formsOf(header: string): readonly string[] {
  const bare = header.replace(/[([].*$/, '')
  return [header, bare, camelSplit(bare)].map(plain)
}

/** Whether a column has a part of the event, by its header. */
export const isEventPart = (header: string): boolean => formsOf(header).some((form) => EVENT_PARTS.has(form))

/** The fields of a column of one side, the first side first. */
const OF_SIDES = {
  organisation: ['organisation1', 'organisation2'],
  athlete: ['side1', 'side2'],
  team: ['side1', 'side2'],
  score: ['score1', 'score2'],
} as const satisfies Readonly<Record<string, readonly [SheetField, SheetField]>>

/** Words of the names of people, which the columns of a list have too. */
const OF_NAMES = /nom[be]|name|namn|apel/

/** The field of a column whose header names its side: `Escola 1`, `UF B`, `Arquera 2`, `Prov. rincón rojo`, `Blue club`, `Pontos azul`; null: it names none. */
function fieldOfSide(header: string): SheetField | null {
  const words = plain(header)
    .split('_')
    .filter((word) => !CORNER.test(word))
  const numbered = /^[12ab]$/.exec(words.at(-1) ?? '')?.[0]
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const fieldOfRest = (rest: readonly string[]): keyof typeof OF_SIDES | null => {
    const word = rest.join('_')
    const field = BY_HEADER.get(word)
    if (field === 'organisation' || SHORT_DELEGATIONS.has(word)) return 'organisation'
    // attempts, parts of a result and names of members have numbers too
    if (numbered !== undefined) return field === 'athlete' && !OF_NAMES.test(word) ? field : null
    if (SCORES.has(word)) return 'score'
    if (word === 'time') return 'team'
    return field === 'athlete' || field === 'team' ? field : null
  }
  const found = (side: SheetField | undefined, rest: readonly string[]) => {
    const field = side === 'side1' || side === 'side2' ? fieldOfRest(rest) : null
    return field === null ? null : OF_SIDES[field][side === 'side1' ? 0 : 1]
  }
  if (numbered !== undefined) return found(/[1a]/.test(numbered) ? 'side1' : 'side2', words.slice(0, -1))
  return found(BY_HEADER.get(last), words.slice(0, -1)) ?? found(BY_HEADER.get(first), words.slice(1))
}

/** Why a column is known and not read, by its header; null: it is read, or not known. */
export function passedColumnOf(header: string): PassedColumn | null {
  const forms = formsOf(header)
  if (forms.some((form) => BY_HEADER.has(form))) return null
  const whole = forms.map((form) => BY_PASSED_HEADER.get(form)).find((why) => why !== undefined)
  if (whole !== undefined) return whole
  const words = plain(camelSplit(header)).split('_')
  return PASSED.find((why) => words.some((word) => PASSED_STEMS[why].test(word))) ?? null
}

/** The field of a long header whose words are all known and name one field: `Nome completo do(a) aluno(a)`, `Escola em que estuda`. */
function fieldByStems(header: string): SheetField | null {
  const words = plain(camelSplit(header))
    .split('_')
    .filter((word) => !FILLERS.has(word))
  const isOf = (stems: RegExp) => words.some((word) => stems.test(word))
  const keys = KEY_STEMS.filter(([, stems]) => isOf(stems)).map(([field]) => field)
  const known = [PERSON_STEMS, NAME_STEMS, FIRST_STEMS, FILLER_STEMS, ...KEY_STEMS.map(([, stems]) => stems)]
  // `data` belongs to a day of birth, and to nothing else that is known here
  const others = words.filter(
    (word) =>
      !known.some((stems) => stems.test(word)) && !(keys.includes('birth_date') && /^(?:data|fecha|date)$/.test(word)),
  )
  if (others.length > 0 || keys.length > 1) return null
  if (keys[0] === 'family_name') return isOf(NAME_STEMS) ? 'athlete' : 'family_name'
  if (keys[0] !== undefined) return keys[0]
  if (isOf(FIRST_STEMS)) return isOf(NAME_STEMS) ? 'given_name' : null
  return isOf(PERSON_STEMS) ? 'athlete' : null
}

/** What a column is about by what its header says, also where more is said: `Hora (Brasília)`, `Local:`, `Atleta/Equipe`; null: it is not known. */
export function fieldOf(header: string): SheetField | null {
  if (/^\s*#\s*$/.test(header)) return 'bib'
  const forms = formsOf(header)
  const whole = forms.map((form) => BY_HEADER.get(form)).find((field) => field !== undefined)
  // `Rider #` is the number, not the rider
  if (whole === 'athlete' && /#\s*$/.test(header)) return 'bib'
  if (whole !== undefined) return whole
  if (passedColumnOf(header) !== null) return null
  const parts = header.split(/\/| ou | or /).map((part) => BY_HEADER.get(plain(part)))
  const ofSide = BY_HEADER.get(withoutCorner(plain(header)))
  return parts.find((field) => field !== undefined) ?? ofSide ?? fieldOfSide(header) ?? fieldByStems(header)
}

const CORNERS: ReadonlySet<string> = new Set('rincon esquina esq canto corner lado side'.split(' '))
const isCorner = (word: string): boolean =>
  CORNERS.has(word) ||
  ['athlete', 'team'].includes(BY_HEADER.get(word) ?? '') ||
  /^(?:pugilista|boxer|fighter|wrestler)$/.test(word)

/**
 * The colour of a side (in the form of `plain`) without words for its corner or its competitor: `rincon_rojo`, `red_corner`, `canto_do_azul`,
 * `deportista_azul`.
 */
export function withoutCorner(words: string): string {
  const [first = '', ...behind] = words.split('_')
  if (behind.length === 0) return words
  if (isCorner(first)) return behind.join('_').replace(/^d[aeo]l?_/, '')
  return isCorner(behind.at(-1) ?? '') ? [first, ...behind.slice(0, -1)].join('_') : words
}

const SCORES: ReadonlySet<string> = new Set(
  'gols goles goals placar marcador score pontos puntos points pts ptos tantos sets'.split(' '),
)

/** The score of a match between its sides. */
const RESULTS: ReadonlySet<string> = new Set(['resultado', 'result', 'res'])

/** Words that are the rank of a person, and a place elsewhere. */
const PLACES: ReadonlySet<string> = new Set(['place', 'platz', 'plats'])
const isPlace = (word: string): boolean => word === 'class' || PLACES.has(word)
/** Words that are the result of a person, and a time of the day elsewhere. */
const TIMES: ReadonlySet<string> = new Set(['time', 'zeit', 'tid'])
const ARRIVALS: ReadonlySet<string> = new Set(['chegada', 'llegada'])
/** Names that are given names beside a family name, and family names beside a given name. */
const NAMES: ReadonlySet<string> = new Set(['name', 'nome', 'nombre', 'nom', 'namn'])
/** Abbreviations of delegations beside the side of a match. Elsewhere they have other meanings too: `Prov.` can be an event, `Col.` a rank. */
const SHORT_DELEGATIONS: ReadonlySet<string> = new Set(
  'prov mun munic est dep dept reg dist ent inst esc col del fed rep loc nac nat'.split(' '),
)
/** Regions and towns that are delegations in a table without another column of delegations. */
const REGIONS: ReadonlySet<string> = new Set('region regiao comuna'.split(' '))
/** Words around the colour of a corner. */
const CORNER = /^(?:rincon|esquina|esq|canto|corner|lado|side|d[aeo]l?)$/

/** Points that a place earns, where a column has the result itself. */
const POINTS: ReadonlySet<string> = new Set([
  'pontos',
  'puntos',
  'points',
  'pts',
  'punkte',
  'poang',
  'punti',
  'pontuacao',
])
const SUMS: ReadonlySet<string> = new Set([
  'total',
  'totale',
  'gesamt',
  'soma',
  'somat',
  'somatorio',
  'somatoria',
  'suma',
  'sumatoria',
  'summa',
  'nota_total',
  'promedio',
  'media_final',
  'average',
  'pontuacao_total',
])

/** The result beside columns of its parts: `Q1 … Q4, Final`, the best of attempts, the runs of innings. */
const TOTALS: ReadonlySet<string> = new Set([
  ...SUMS,
  'final',
  'media',
  'nota_media',
  'tot',
  'runs',
  'r',
  'corridas',
  'carreras',
  'placar_final',
  'melhor',
  'mejor',
  'best',
  'melhor_tentativa',
  'mejor_intento',
  'best_attempt',
  'melhor_salto',
  'mejor_salto',
])

const BESTS: ReadonlySet<string> = new Set(['melhor', 'mejor', 'best'])

/** A column of a set: `1º set`, `Set 2`, `3. Satz`. */
const SET = /^(?:\d(?:o|a|er|ro|do|st|nd|rd|th|e)?_(?:set|game|satz|parcial)|(?:set|game|satz|parcial|s)_?\d)$/
export const isSetHeader = (header: string): boolean => SET.test(plain(header))
/** All sets of a match in one cell. */
const SETS: ReadonlySet<string> = new Set(['sets', 'parciais', 'parciales', 'satze'])
/** Teams that are no delegation beside the name of an athlete. */
const PAIRS: ReadonlySet<string> = new Set(['dupla', 'pareja', 'pair'])
/** Headers of the winners and the losers of matches, who are their sides. */
const OF_WINNERS: ReadonlySet<string> = new Set(
  'vencedor vencedora ganador ganadora ganhador ganhadora winner'.split(' '),
)
const OF_LOSERS: ReadonlySet<string> = new Set(
  'perdedor perdedora loser derrotado derrotada vencido vencida'.split(' '),
)
export const isOfWinners = (header: string): boolean => OF_WINNERS.has(plain(header))
const SEPARATORS: ReadonlySet<string> = new Set(['x', 'v', 'vs', 'versus', 'contra'])

/**
 * The places of two columns with the same header that are the sides of a match: between them are `X`, scores, or nothing if the rows have a
 * day or a time. Null: there is no such pair. `words` and `fields`: those of the header, where they are known.
 */
export function sidesIn(
  header: readonly string[],
  words: readonly string[] = header.map(plain),
  fields: readonly (SheetField | null)[] = header.map(fieldOf),
): readonly [number, number] | null {
  const isDated = fields.includes('date') || fields.includes('start')
  for (const [at, word] of words.entries()) {
    const other = words.indexOf(word, at + 1)
    if (word === '' || other < 0 || words.indexOf(word, other + 1) >= 0) continue
    const between = words.slice(at + 1, other)
    const hasSeparator = between.some((one) => SEPARATORS.has(one))
    // lists side by side have a column of results each
    const isOnlyResult = (one: string) => RESULTS.has(one) && words.indexOf(one) === words.lastIndexOf(one)
    const isOfMatch = (one: string, place: number) =>
      one === '' ||
      SEPARATORS.has(one) ||
      SCORES.has(one) ||
      SETS.has(one) ||
      isOnlyResult(one) ||
      (hasSeparator && fields[at + 1 + place] === 'organisation')
    const isOfSides = (one: string) => SEPARATORS.has(one) || SCORES.has(one) || SETS.has(one) || isOnlyResult(one)
    const isSide =
      ['team', 'organisation', 'athlete'].includes(fields[at] ?? '') || (word === 'time' && between.some(isOfSides))
    if (isSide && between.every(isOfMatch) && (isDated || between.some((one) => one !== ''))) return [at, other]
  }
  return null
}

/** A number behind or before the word of a competitor: `atleta_3`, `3_atleta`, `3o_atleta`. */
const NUMBERED = /^(?:(.+?)_?(\d)|(\d)[oa]?_(.+))$/
/** Columns of matches, in which `Atleta 1` and `Atleta 2` are sides. */
const OF_MATCHES: readonly SheetField[] = ['date', 'start', 'phase', 'unit', 'unit_number', 'result', 'score1', 'wlt']

/**
 * Fields in which numbered columns of people are the members of a team: three or more (`Atleta 1` to `Atleta 4`), or the two of a pair beside a rank
 * and a delegation, without a column of matches.
 */
function withNumberedMembers(
  words: readonly string[],
  fields: readonly (SheetField | null)[],
): readonly (SheetField | null)[] {
  const columns: number[] = []
  for (const [at, word] of words.entries()) {
    const [, before, last, first, behind] = NUMBERED.exec(word) ?? []
    const isNext = Number(last ?? first) === columns.length + 1
    if (isNext && fieldOf((before ?? behind ?? '').replaceAll('_', ' ')) === 'athlete') columns.push(at)
  }
  const has = (...some: SheetField[]) => some.some((field) => fields.includes(field))
  const isPair =
    columns.length === 2 && (has('rank') || words.some(isPlace)) && has('organisation', 'team') && !has(...OF_MATCHES)
  if (columns.length < 3 && !isPair) return fields
  return fields.map((field, at) => (columns.includes(at) ? 'members' : field))
}

/**
 * What the columns of a header are about. Some words mean another thing beside others: `Place` and `Time` in a list of people without days are
 * their rank and result, `Local` beside `Visitante` is a side, `Estado` of a match its status.
 */
export function fieldsOf(header: readonly string[]): (SheetField | null)[] {
  const words = header.map(plain)
  const named = withNumberedMembers(words, header.map(fieldOf))
  const byHeader = withPairedSides(header, words, withWinnersAndLosers(words, named))
  const pair = sidesIn(header, words, byHeader)
  const fields = inOrderOfSides(
    withDelegationsAsSides(
      byHeader.map((field, at) => (at === pair?.[0] ? 'side1' : at === pair?.[1] ? 'side2' : field)),
    ),
  )
  const has = (...some: SheetField[]) => some.some((one) => fields.includes(one))
  const hasPlaces = has('rank') || words.some(isPlace)
  const isListed =
    (has('athlete', 'family_name', 'given_name', 'bib') ||
      (has('rank') && has('team')) ||
      (hasPlaces && has('members') && has('team', 'organisation')) ||
      // `Place | Lane | Team | Time`, not the place and the time of a contest
      (words.some((word) => PLACES.has(word)) &&
        has('team', 'organisation') &&
        !has('rank', 'discipline', 'event', 'phase', 'type', 'status', 'end'))) &&
    !has('date', 'side1', 'side2')
  const isMatch = has('side1', 'side2')
  const isPerson = has('athlete', 'family_name', 'given_name')
  const medals = has('event', 'athlete', 'family_name', 'given_name', 'medal') ? [] : medalFieldsOf(header)
  const isMedalTable = medals.length > 0 && !has('organisation', 'team', 'date', 'discipline', 'gender', 'category')
  const ofMedalTable = isMedalTable ? medals.findIndex((medal) => medal !== null) - 1 : -1
  // `Apelido` is a family name in Portugal and a nickname in Brazil
  const hasFamily = words.some((word, at) => fields[at] === 'family_name' && word !== 'apelido')
  // a result that has several columns is of parts too
  const isRepeated = (word: string) => words.indexOf(word) !== words.lastIndexOf(word)
  const isPointsOf = (at: number) =>
    fields[at] === 'result' && (POINTS.has(words[at] ?? '') || isRepeated(words[at] ?? ''))
  const isResult = (at: number) => fields[at] === 'result' && !isPointsOf(at)
  // points of each part of an event beside their sum
  const isSum = (at: number) => fields[at] === null && formsOf(header[at] ?? '').some((form) => SUMS.has(form))
  const hasPoints = isListed && fields.filter((_, at) => isPointsOf(at)).length > 1 && fields.some((_, at) => isSum(at))
  const sumAt = words.findIndex((word) => SUMS.has(word))
  const totalAt = sumAt < 0 ? words.findIndex((word) => TOTALS.has(word)) : sumAt
  const parts = partColumnsIn(header, (at) => fields[at] === null)
  const hasParts = parts.numbered.length > 0 || parts.heights.length > 0
  // the best of each part, `Best` of two lifts, beside the sum of them
  const isOfPart = (at: number) =>
    sumAt >= 0 && BESTS.has(words[at] ?? '') && words.indexOf(words[at] ?? '') !== words.lastIndexOf(words[at] ?? '')
  const hasResult = fields.some((field, at) => field === 'result' && !isOfPart(at))
  const isTime = (word: string) => isListed && TIMES.has(word) && !words.some((_, at) => isResult(at))
  const ofSides = delegationsOfSidesIn(words, fields)
  return fields.map((field, at) => {
    const medal = medals[at] ?? null
    if (medal !== null) return medal
    const word = words[at] ?? ''
    if (isListed && PLACES.has(word) && !has('rank')) return 'rank'
    if (field === null && isListed && word === 'centro' && !has('organisation', 'team')) return 'organisation'
    // the time of the day, beside that of the start
    if (word === 'finish' && words.includes('start')) return 'end'
    // the time of day at which each competitor starts, before that of the finish
    if (isListed && field === 'unit' && word === 'partida' && words.some((other) => ARRIVALS.has(other))) return null
    if (isTime(word)) return 'result'
    if (field === null && word === 'last' && words.includes('first')) return 'family_name'
    if (field === null && word === 'first' && words.includes('last')) return 'given_name'
    if (field === 'athlete' && NAMES.has(word) && has('given_name') && !hasFamily) return 'family_name'
    if (field === 'athlete' && NAMES.has(word) && hasFamily && !has('given_name')) return 'given_name'
    if (isListed && isSum(at) && (hasPoints || !hasResult)) return 'result'
    if (isListed && isOfPart(at)) return null
    if (hasPoints && isPointsOf(at)) return null
    const isTotal = TOTALS.has(word) && hasParts && totalAt === at
    if (field === null && isTotal && (isMatch || isListed || has('team', 'organisation')) && !has('result', 'score1'))
      return 'result'
    // beside the name of an athlete
    if (field === 'team' && !PAIRS.has(word) && isPerson && !isMatch && !has('organisation', 'members'))
      return 'organisation'
    if (field === null && REGIONS.has(word) && isPerson && !isMatch && !has('organisation', 'team', 'members'))
      return 'organisation'
    // the first column of a medal table has its delegations, whatever its header
    if (field === null && at === ofMedalTable && word !== '') return 'organisation'
    if (isMatch && SET.test(word) && !has('result', 'score1')) return 'result'
    if (isMatch && word === 'local' && !has('side1')) return 'side1'
    if (isMatch && word === 'jg') return 'unit'
    if (isMatch && word === 'estado' && !has('status')) return 'status'
    if (isMatch && SETS.has(word) && !has('result')) return 'result'
    // the same header twice is the score of each side
    if (isMatch && SCORES.has(word) && words.filter((other) => other === word).length === 2)
      return words.indexOf(word) === at ? 'score1' : 'score2'
    return ofSides.get(at) ?? field
  })
}

/**
 * The columns of two headers with the same words, one for each side of a match: both behind their side, or both before it. Null: the sides or
 * the columns are others.
 */
export function columnsOfSides(
  words: readonly string[],
  fields: readonly (SheetField | null)[],
  fits: (at: number) => boolean,
): readonly [number, number] | null {
  const sides = [fields.indexOf('side1'), fields.indexOf('side2')] as const
  const [left, right] = [Math.min(...sides), Math.max(...sides)]
  if (left < 0) return null
  for (const [at, word] of words.entries()) {
    const other = words.indexOf(word, at + 1)
    if (other < 0 || !fits(at) || !fits(other) || words.indexOf(word, other + 1) >= 0) continue
    const isBehind = left < at && at < right && right < other
    const isBefore = at < left && left < other && other < right
    if (isBehind || isBefore) return sides[0] === left ? [at, other] : [other, at]
  }
  return null
}

/** The columns with the delegations of the sides of a match. */
function delegationsOfSidesIn(
  words: readonly string[],
  fields: readonly (SheetField | null)[],
): ReadonlyMap<number, 'organisation1' | 'organisation2'> {
  // Portuguese for a team
  const isOfTeams = (at: number) =>
    fields[at] === 'organisation' ||
    fields[at] === 'team' ||
    words[at] === 'time' ||
    SHORT_DELEGATIONS.has(words[at] ?? '')
  const [one, other] = columnsOfSides(words, fields, isOfTeams) ?? [-1, -1]
  if (one >= 0)
    return new Map([
      [one, 'organisation1'],
      [other, 'organisation2'],
    ])
  const besideOf = (side: 'side1' | 'side2') =>
    fields.findIndex((field, at) => field === 'organisation' && fields[at - 1] === side)
  return new Map([
    [besideOf('side1'), 'organisation1'],
    [besideOf('side2'), 'organisation2'],
  ])
}

/** Fields in which the winner and the loser of a match are its sides, if both have a column and no other columns have the sides. */
function withWinnersAndLosers(
  words: readonly string[],
  fields: readonly (SheetField | null)[],
): readonly (SheetField | null)[] {
  const [winner, loser] = [OF_WINNERS, OF_LOSERS].map((known) => words.findIndex((word) => known.has(word)))
  if (winner === undefined || loser === undefined || winner < 0 || loser < 0 || fields.includes('side1')) return fields
  return fields.map((field, at) => (at === winner ? 'side1' : at === loser ? 'side2' : field))
}

/** Fields in which the delegations of both sides are the sides, if no other columns have these: `Equipe vermelha | Equipe azul`. */
function withDelegationsAsSides(fields: readonly (SheetField | null)[]): readonly (SheetField | null)[] {
  const areSides =
    fields.includes('organisation1') &&
    fields.includes('organisation2') &&
    !fields.includes('side1') &&
    !fields.includes('side2')
  if (!areSides) return fields
  return fields.map((field) => (field === 'organisation1' ? 'side1' : field === 'organisation2' ? 'side2' : field))
}

/** The field of the other side. */
const OTHER_SIDE: ReadonlyMap<SheetField | null, SheetField> = new Map([
  ['side1', 'side2'],
  ['side2', 'side1'],
  ['organisation1', 'organisation2'],
  ['organisation2', 'organisation1'],
])

/** Columns that only a list of competitors has. */
const OF_LIST: readonly SheetField[] = [
  'athlete',
  'family_name',
  'given_name',
  'team',
  'members',
  'bib',
  'rank',
  'medal',
]

/**
 * Fields in which two columns of one word with the letters A and B, or the numbers 1 and 2, are the sides of a match: `Lane A`, `Lane B`. A column
 * of winners, of sets, or a delegation behind each of them shows it; without one, columns of courts can have whole matches.
 */
function withPairedSides(
  header: readonly string[],
  words: readonly string[],
  fields: readonly (SheetField | null)[],
): readonly (SheetField | null)[] {
  if (fields.includes('side1') || fields.includes('side2') || OF_LIST.some((field) => fields.includes(field)))
    return fields
  const isFree = (at: number) =>
    at >= 0 && fields[at] === null && !isPartHeader(header[at] ?? '') && passedColumnOf(header[at] ?? '') === null
  for (const [at, word] of words.entries()) {
    const [, base, first] = /^(\D+)_([a1])$/.exec(word) ?? []
    if (base === undefined || !isFree(at)) continue
    const [second, third] = first === 'a' ? ['b', 'c'] : ['2', '3']
    const other = words.indexOf(`${base}_${second}`)
    if (!isFree(other) || words.includes(`${base}_${third}`)) continue
    const isOfResults =
      ['athlete', 'team'].includes(BY_HEADER.get(base) ?? '') &&
      (fields.includes('result') || fields.includes('score1'))
    const haveDelegations = [at, other].every((side) => fields[side + 1] === 'organisation')
    if (fields.includes('wlt') || words.some((one) => SET.test(one)) || isOfResults || haveDelegations)
      return fields.map((field, place) => (place === at ? 'side1' : place === other ? 'side2' : field))
  }
  return fields
}

/**
 * Fields in which the first side is that of the first column: a score in one cell has the points of that side first, whatever the colour. Sides that
 * have a column of points each keep their words.
 */
function inOrderOfSides(fields: readonly (SheetField | null)[]): readonly (SheetField | null)[] {
  const [first, second] = [fields.indexOf('side1'), fields.indexOf('side2')]
  if (second < 0 || first < second || fields.includes('score1') || fields.includes('score2')) return fields
  return fields.map((field) => OTHER_SIDE.get(field) ?? field)
}

/** Columns of results of a table, from 0; undefined: the table has no such column. */
export interface ResultColumns {
  readonly points: number | undefined
  /** The first that is not of points. */
  readonly other: number | undefined
  /** Whether `other` is of times, which are not points. */
  readonly isOfTimes: boolean
  /** The header of the points. */
  readonly header: string
}
export function resultColumnsIn(header: readonly string[], fields: readonly (SheetField | null)[]): ResultColumns {
  const columns = fields.flatMap((field, at) => (field === 'result' ? [at] : []))
  const wordOf = (at: number | undefined) => plain(header[at ?? -1] ?? '')
  const points = columns.find((at) => POINTS.has(wordOf(at)))
  const other = columns.find((at) => !POINTS.has(wordOf(at)))
  const isOfTimes = /(?:^|_)(?:tempo|tiempo|time)(?:_|$)/.test(wordOf(other))
  return { points, other, isOfTimes, header: header[points ?? -1] ?? '' }
}

/** The columns of a medal table; none where one of the three colours is missing. */
function medalFieldsOf(header: readonly string[]): readonly (MedalField | null)[] {
  const words = header.map(plain)
  const letters = MEDAL_LETTERS.find((some) => some.slice(0, 3).every((letter) => words.includes(letter)))
  const fields = words.map((word, at): MedalField | null => {
    const sign = MEDAL_SIGNS.find(([, one]) => header[at]?.includes(one))?.[0]
    if (sign !== undefined) return sign
    if (letters?.includes(word)) return MEDAL_FIELDS[letters.indexOf(word)] ?? null
    // `Medalhas de ouro`, `Total medals`
    const colour = word.split('_').filter((part) => !/^(?:de|(?:medal|medalha|medalla)s?)$/.test(part))
    return word === '' ? null : (MEDAL_WORDS.find(([, known]) => known.test(colour.join('_')))?.[0] ?? null)
  })
  return MEDALS.every((medal) => fields.includes(medal)) ? fields : []
}

/** The columns of the places of each event, with the names of those who have them: `1º lugar, 2º lugar, 3º lugar`. */
export interface PodiumColumns {
  /** Columns from 0, in the order of the places. A place can have several. */
  readonly places: readonly { readonly place: number; readonly at: number }[]
  /** The number of columns of each place. */
  readonly width: number
  /** The headers beside the name of a place, such as its delegation. */
  readonly sub: readonly string[]
}

/** How headers of the first place begin. */
const FIRST_PLACE = /^\s*(?:1\s?[ºª°aeos]|ouro|oro|gold|campe|champ|winner|prim|first|medal)/i

/** The columns of a podium in a header; null: it has none. */
export function podiumColumnsIn(header: readonly string[]): PodiumColumns | null {
  if (!header.some((words) => FIRST_PLACE.test(words))) return null
  const places = header.flatMap((words, at) => {
    const place = placeOf(words)
    return place === null ? [] : [{ place, at }]
  })
  const [first, second] = places
  if (first?.place !== 1 || second === undefined || !places.some(({ place }) => place === 2)) return null
  if (places.some(({ place }, at) => at > 0 && place < (places[at - 1]?.place ?? 0))) return null
  const width = second.at - first.at
  const sub = header.slice(first.at + 1, second.at)
  const isAlike = ({ at }: { readonly at: number }, order: number) =>
    at === first.at + order * width &&
    sub.every((words, beside) => plain(header[at + 1 + beside] ?? '') === plain(words))
  if (!places.every(isAlike) || sub.some((words) => fieldOf(words) === null)) return null
  const others = header.filter((words, at) => words !== '' && (at < first.at || at >= first.at + places.length * width))
  const isOfEvents = others.some((words) =>
    ['discipline', 'event', 'category', 'gender', 'division'].includes(fieldOf(words) ?? ''),
  )
  // numbers without other headers can be those of attempts
  const isNamed = others.length === 0 && !places.every(({ at }) => isPartHeader(header[at] ?? ''))
  return isOfEvents || isNamed ? { places, width, sub } : null
}

/** The place that a header names in words, `2º lugar`, `Vice-campeão`, or null. A number without them can be that of an attempt. */
function placeOf(header: string): number | null {
  if (!/[\p{L}ºª°]/u.test(header)) return null
  const words = plain(header).replace(/_?(?:lugar(?:es)?|place|puesto|colocad[oa]s?|posic\w+)$/, '')
  if (words === '') return null
  if (/^(?:campe(?:ao|a|oes|on|ona|ones)|champions?|winners?)$/.test(words)) return 1
  if (/^(?:vice(?:_campe\w+)?|subcampeon(?:a|es)?|runners?_up)$/.test(words)) return 2
  const medal = medalOf(words)
  if (medal) return MEDALS.indexOf(medal) + 1
  const place = rankOf(words.replace(/^(\d)_?(?:os|as)$/, '$1'))
  return place === undefined || place === null || Number(place) > 8 ? null : Number(place)
}

/** A header row as it is remembered: the words of its columns, whatever their case and accents. */
export const headerKey = (header: readonly string[]): string =>
  header.map(plain).join('|').replace(/\|+$/, '').slice(0, 2_000)

/** What a sheet is, by its columns; null: they do not tell. */
export function kindOf(fields: readonly (SheetField | null)[]): SheetKind | null {
  const has = (...some: SheetField[]) => some.some((one) => fields.includes(one))
  const who = has('athlete', 'family_name', 'given_name', 'team', 'organisation')
  if (MEDALS.every((medal) => has(medal)) && has('organisation', 'team')) return 'medal-table'
  if (has('medal') && who && !has('start', 'result')) return 'medallists'
  if (has('seed') && who && !has('rank', 'result', 'start', 'start_order', 'irm', 'wlt', 'score1', 'birth_date'))
    return 'draws'
  if (has('rank', 'result', 'irm', 'wlt', 'score1') && (who || has('side1', 'bib'))) return 'results'
  // the status of competitors of a phase: `Final`, `Desclassificada`
  if (has('status') && has('phase', 'unit') && who && !has('start', 'date', 'side1', 'birth_date')) return 'results'
  if (has('start_order') && who) return 'start-lists'
  if (
    (has('start') && !has('result')) ||
    has('side1') ||
    (has('date') && has('discipline', 'event', 'phase', 'unit', 'venue'))
  )
    return 'schedule'
  if (has('what') || (has('name_eng', 'name_spa', 'code') && has('name', 'athlete') && !has('birth_date', 'gender')))
    return 'names'
  if (has('team') && has('organisation', 'members', 'discipline'))
    return has('birth_date', 'athlete') ? 'participants' : 'teams'
  if (has('members') && has('organisation')) return 'teams'
  if (has('athlete', 'family_name', 'given_name')) return 'participants'
  return !has('result') &&
    fields.filter(
      (field) => field === 'organisation' || field === 'venue' || field === 'discipline' || field === 'event',
    ).length === 1
    ? 'names'
    : null
}
