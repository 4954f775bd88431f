import type { ScheduleStatus } from '@games/domain'
import { performance, plain, rank as rankValue } from '../values.ts'
import { betterOf, contradictsParts, scoreEnd, type ScorePair, winnerWithPair } from './score-details.ts'

/** Cells of sheets whose words several kinds share. Null: the cell has no value; undefined: its words are not known. */

/** The mark of a guest, who has a result and no rank (LENEX). */
export const GUEST = 'EXH'

const IRMS: ReadonlyMap<string, string> = new Map(
  [
    [
      'DNS',
      'dns ausente ausencia faltou nao_compareceu nao_compareceram nao_nadou nao_correu no_nado no_corrio no_compitio did_not_swim nc n_c n_n nco no_show no_se_presento no_se_presentaron nsp nao_se_apresentou nao_largou nl no_largo nao_alinhou nao_alinharam no_alineo no_alinearon did_not_line_up nao_partiu no_sale no_salio no_partio no_toma_la_salida did_not_start did_not_run did_not_compete absent falta scr scratch scratched',
    ],
    [
      'DNF',
      'dnf abd aband abandono abandonou nao_terminou nao_completou no_termino did_not_finish retired dropped_out retirado retirada retirou_se se_retiro',
    ],
    [
      'DSQ',
      'dsq dql desq desclassificado desclassificada desclassificacao desclassif desqualificado desqualificada desqualif descalificado descalificada descalificacion descalif disqualified disqualification disq desc descl falsa_partida partida_falsa saida_falsa salida_falsa false_start f_p',
    ],
    ['DQ', 'dq'],
    ['WO', 'wo w_o'],
    ['WD', 'wd'],
    ['WDR', 'wdr desist desistiu desistencia withdrawn'],
    [
      'NM',
      'sin_total sem_total no_total nm sm s_m s_marca sem_marca sin_marca no_mark nula nulo nulas nulos 3_nulos tres_nulos no_height no_valid_mark sin_marca_valida sem_marca_valida',
    ],
    ['RET', 'ret'],
    [
      'OTL',
      'otl fora_do_tempo fora_do_tempo_limite fuera_de_tiempo fuera_del_tiempo_limite outside_the_time_limit outside_time_limit',
    ],
    ['LAP', 'lap lapped doblado doblada dobrado dobrada volta_de_atraso'],
    [
      GUEST,
      'exh exhibition fc f_c fora_de_concurso fuera_de_concurso fora_de_competicao fuera_de_competicion fuera_de_competencia out_of_competition hors_concours convidado convidada invitado invitada guest extra_oficial',
    ],
  ].flatMap(([irm = '', words = '']) => words.split(' ').map((word) => [word, irm] as const)),
)
/** An invalid result mark by its letters or its words, or null. */
export function irmOf(cell: string): string | null {
  const known = IRMS.get(plain(cell))
  if (known === undefined) return null
  // letters stay as the sport writes them: W/O is W/O
  return cell.replace('/', '') === known ? cell : known
}
/** Whether a cell has only the mark of a walkover: `WO`, `W.O.`, `W/O`. */
export const isWalkover = (cell: string): boolean => ['WO', 'W/O'].includes(irmOf(cell) ?? '')
/** The words before a reason; undefined: the cell has no reason. */
const beforeReason = (cell: string): string | undefined =>
  /^(.+?)(?:\s*\([^()]*\)|\s*[:;,]\s.+|\s+[-–—]\s.+)$/.exec(cell)?.[1]

/** The mark before a reason: `DSQ - troca antecipada`, `Abandonou (pneu furado)`. Null: other words. */
export function irmWithReason(cell: string): string | null {
  const mark = beforeReason(cell)
  return mark === undefined ? null : irmOf(mark)
}

/** Letters that are a mark only in place of a rank or a result: elsewhere they can be a delegation or a name. */
const IN_PLACE: ReadonlyMap<string, string> = new Map([
  ['ab', 'DNF'],
  ['np', 'DNS'],
  ['ns', 'DNS'],
  ['ft', 'OTL'],
  ['fc', GUEST],
  ['hc', GUEST],
])

/** The mark in place of a rank or a result, also before a reason: `AB`, `NP (lesión)`, `FC`. Null: other words. */
export function irmInPlace(cell: string): string | null {
  const letters = plain(beforeReason(cell) ?? cell).replaceAll('_', '')
  return irmOf(cell) ?? irmWithReason(cell) ?? IN_PLACE.get(letters) ?? null
}
/** The same in a column of marks, where words of the sport are marks too (`Fall`), or undefined. */
export function irmOfColumn(cell: string): string | null | undefined {
  if (/^(?:[-–—]+|ok|nada|nenhuma?|ninguna?|none|no|nao|não)$/i.test(cell)) return null
  return irmOf(cell) ?? (/^[A-Za-z][A-Za-z/]{1,5}$/.test(cell) ? cell : undefined)
}
/**
 * The mark beside a figure, which it makes invalid: `57,10 DQ`, `DSQ (57,10)`, also before a reason: `DSQ (34"20) saída falsa`, `desistiu nos 75 m`.
 * Null: no figure, or other words.
 */
export function irmBesideFigure(cell: string): string | null {
  const figure = /\d[\d:.,'"]*/.exec(cell)?.[0]
  if (figure === undefined) return null
  const [first = ''] = /^[\p{L}/]+/u.exec(cell) ?? []
  return irmOf(cell.replace(figure, ' ').replace(/^[\s([/–—-]+|[\s)\]/–—-]+$/g, '')) ?? irmOf(first)
}
/** Letters of records and qualifications, which are no marks of an invalid result. */
const NO_MARKS: ReadonlySet<string> = new Set(
  'PB SB RS RP RM RN RC RE RB RJ RA RCE RMC NR CR GR WR OR MR AR MP MPT MPE EXT Q'.split(' '),
)
export const isRecordLetter = (letters: string): boolean => NO_MARKS.has(letters.toUpperCase())

/** Words of a record behind a figure: `novo recorde`, `récord del torneo`. */
const RECORD =
  /\s*[-–(!]*\s*(?:novo|nuevo|new)?\s*(?:recorde?|r[ée]cord)(?:\s+(?:d[aeo]s?|del|la|of|the|campeonato|competi[cç][aã]o|competencia|torne[io]o?|evento|jogos|juegos|games|championships?|meet|brasileir[oa]|estadual|nacional|national|mundial|world|pessoal|personal|escolar))*\s*[)!]*$/iu

/** A figure and the letters of records or of a qualification behind it: `25,31 RC`, `9.84 (SB) q`. Null: a cell of another form. */
export function figureWithLetters(
  cell: string,
): { readonly figure: string; readonly qualification: 'Q' | 'q' | null } | null {
  const bare = cell.replace(RECORD, '')
  if (bare !== cell && /^\d[\d:.,'"]*$/.test(bare)) return { figure: bare, qualification: null }
  const [, figure, behind] = /^(\d[\d:.,'’′´"”″hms]*)\s*((?:[\s/,+=*([]*[A-Za-z]{1,3}[)\]]?)+)$/.exec(cell) ?? []
  const letters = behind?.match(/[A-Za-z]+/g) ?? []
  const isOfFigure = (letter: string) => isRecordLetter(letter) && letter !== 'EXT'
  if (figure === undefined || letters.length === 0 || !letters.every(isOfFigure)) return null
  const qualification = letters.find((letter) => /^q$/i.test(letter))
  return { figure, qualification: qualification === 'Q' || qualification === 'q' ? qualification : null }
}

/** Whether words say that a competitor has a result and no rank: `nadou fora de competição`. */
export const isOutOfCompetition = (cell: string): boolean =>
  /\b(?:f(?:o|ue)ra de (?:concurso|competi[cç]|competencia)|out of competition|hors concours)/i.test(cell)

/** Whether a cell contains a mark, also behind other words: `AL desclassificada por falta`. */
export const hasIrm = (cell: string): boolean =>
  irmOf(cell) !== null || /\b(?:dsq|dq|dns|dnf|desclassificad\w*|descalificad\w*|disqualified)\b/i.test(cell)

const RANKS: ReadonlyMap<string, string> = new Map([
  ['ouro', '1'],
  ['oro', '1'],
  ['gold', '1'],
  ['campeao', '1'],
  ['campea', '1'],
  ['primeiro', '1'],
  ['primeira', '1'],
  ['primero', '1'],
  ['first', '1'],
  ['prata', '2'],
  ['plata', '2'],
  ['silver', '2'],
  ['vice', '2'],
  ['segundo', '2'],
  ['segunda', '2'],
  ['second', '2'],
  ['i', '1'],
  ['ii', '2'],
  ['iii', '3'],
  ['iv', '4'],
  ['bronze', '3'],
  ['bronce', '3'],
  ['terceiro', '3'],
  ['terceira', '3'],
  ['tercero', '3'],
  ['third', '3'],
  ['quarto', '4'],
  ['quarta', '4'],
  ['cuarto', '4'],
  ['cuarta', '4'],
  ['fourth', '4'],
])
export function rankOf(cell: string): string | null | undefined {
  // behind those who have a place
  if (/^(?:[-–—]+|others?|outros?|otros?|demais|demas)$/.test(plain(cell) || cell)) return null
  const counted =
    /^(\d{1,4})\s?(?:st|nd|rd|th|er|ro|do|to|o|a|°\.?|º\.?|ª\.?)?\s?(?:lugar|place|puesto|colocado|colocada)?$/i.exec(
      cell,
    )
  const value = rankValue(counted ? (counted[1] as string) : cell)
  return value.ok ? value.value : RANKS.get(plain(cell))
}

const MEDALS = [
  ['gold', /(?:^|_)(?:ouro|oro|gold)(?:_|$)|^1_?(?:o|a|ro|st)?(?:_(?:lugar|place|puesto))?$/],
  ['silver', /(?:^|_)(?:prata|plata|silver)(?:_|$)|^2_?(?:o|a|do|nd)?(?:_(?:lugar|place|puesto))?$/],
  ['bronze', /(?:^|_)(?:bronze|bronce)(?:_|$)|^3_?(?:o|a|ro|rd)?(?:_(?:lugar|place|puesto))?$/],
] as const

const MEDAL_SIGNS = [
  ['🥇', 'gold'],
  ['🥈', 'silver'],
  ['🥉', 'bronze'],
] as const

/** A medal by its sign, its whole word or its place; undefined also where a cell denies one or names several. */
export function medalOf(cell: string): 'gold' | 'silver' | 'bronze' | null | undefined {
  const sign = MEDAL_SIGNS.find(([one]) => cell.includes(one))
  if (sign !== undefined) return sign[1]
  const words = plain(cell)
  if (/^(?:|sem_medalha|nao|no|none|sin_medalla)$/.test(words)) return null
  if (/^(?:nao|no|not|sem|sin|without)_/.test(words)) return undefined
  const found = MEDALS.filter(([, medal]) => medal.test(words))
  return found.length === 1 ? found[0]?.[0] : undefined
}

/** What a contest decides: 1 gold, 3 bronze, 0 nothing. */
export function unitMedalOf(cell: string): 0 | 1 | 3 | undefined {
  if (/^(?:sim|si|yes|x|s)$/.test(plain(cell))) return 1
  const medal = /^0$/.test(cell) ? null : medalOf(cell)
  return medal === undefined ? undefined : medal === null ? 0 : medal === 'bronze' ? 3 : 1
}

/** Words of a result that was not taken. */
const NO_RESULT =
  /^(?:s\/t|n\/?t|sem tempo|sin tiempo|no time|dnq|n[ãa]o (?:se )?classific\p{L}+|no (?:se )?clasific\p{L}+|(?:did )?not qualif\p{L}+)$/iu

/** Whether a cell has the time of the competitor above: `m.t.`, `Same time`. */
export const isSameTime = (cell: string): boolean =>
  /^(?:m\.?\s?t\.?|s\.\s?t\.?|same time|mesmo tempo|mismo tiempo)$/i.test(cell)

/** A result as the sheet shows it; a blank, a dash or words for no time are no result. */
export const resultOf = (cell: string): string | null => {
  if (/^[-–—]*$/.test(cell) || NO_RESULT.test(cell)) return null
  const value = performance(cell)
  return value.ok ? value.value : null
}

const WINNERS = new Set(
  'v vencedor vencedora venceu vitoria victoria ganador ganadora ganhador ganhadora ganhou gano winner won win w'.split(
    ' ',
  ),
)
const LOSERS = new Set('d perdedor perdedora perdeu perdio derrota loser lost loss l'.split(' '))

/** A win or a loss that a result states in a word (`V`, `Perdedor`); null: another result. */
export const wltInWords = (cell: string): 'W' | 'L' | null =>
  WINNERS.has(plain(cell)) ? 'W' : LOSERS.has(plain(cell)) ? 'L' : null

/** The score of a match, who won it (null: the match has no winner), and the side that did not come. */
export interface MatchScore {
  readonly scores: readonly [string | null, string | null]
  readonly wonBy: 0 | 1 | null
  readonly walkoverOf: 0 | 1 | 'both' | null
  /** The mark (IRM) of a side that is out for another reason than a walkover. */
  readonly irm?: string
}

/**
 * The sets that each side has won, of a cell with the points of all sets: `25-20 23-25 15-12`, `6/2 6/1`; null: it has others, or no winner.
 * `columns`: the sets that can be played, of which the winner has most.
 */
export function setScoresOf(cell: string, columns = 1): MatchScore | null {
  const sets = setsIn(cell)?.map(betterOf) ?? []
  if (sets.length === 0 || sets.includes(null)) return null
  const home = sets.filter((side) => side === 0).length
  const away = sets.length - home
  return home === away || Math.max(home, away) * 2 <= columns
    ? null
    : { scores: [String(home), String(away)], wonBy: home > away ? 0 : 1, walkoverOf: null }
}

/**
 * The sets that each side has won so far, without a winner of the match; null: a cell of other words, or without sets. `isOpen`: whether the last set
 * is not over.
 */
export function setsSoFar(cell: string, isOpen: boolean): MatchScore | null {
  const sets = setsIn(cell)?.map(betterOf) ?? []
  if (sets.length === 0) return null
  const over = isOpen ? sets.slice(0, -1) : sets
  const won = (side: 0 | 1) => String(over.filter((winner) => winner === side).length)
  return { scores: [won(0), won(1)], wonBy: null, walkoverOf: null }
}

const SET = /(\(?)(\d{1,3})\s?[x×:–/-]\s?(\d{1,3})(\)?)(?:\s?\(\d{1,2}\))?/gi

/** The points or games of both sides in each set of a cell; null: the cell contains other words. */
export function setsIn(cell: string): readonly ScorePair[] | null {
  const rest = cell.replace(SET, ' ').replace(/\s(?:e|y|and)\s/gi, ' ')
  if (!/^[\s,;/|()[\]]*$/.test(rest)) return null
  const pairs = [...cell.matchAll(SET)].map(([, open, home, away, close]) => ({
    points: [Number(home), Number(away)] as const,
    isApart: open === '(' && close === ')',
  }))
  return pairs.flatMap(({ points, isApart }, at) => {
    const lead = points[0] - points[1]
    const [home, away] = pairs[at - 1]?.points ?? [0, 0]
    const before = home - away
    // `7-6 (7-4)` is one set; `6-7 (10-8)` ends with a match tie-break
    const isMatchTieBreak = at === pairs.length - 1 && Math.max(...points) >= 10 && before === -Math.sign(lead)
    return isApart && Math.abs(before) === 1 && !isMatchTieBreak ? [] : [points]
  })
}

/** Games or points that no side can have as its number of sets. */
const MIN_IN_SET = 5

/** Whether a cell has several sets and begins with one, `7-6 (7-4) 6-2`, not with the number of sets. */
export function beginsWithSet(cell: string): boolean {
  const [[, , home = '', away = ''] = []] = cell.matchAll(SET)
  return Math.max(Number(home), Number(away)) >= MIN_IN_SET && (setsIn(cell)?.length ?? 0) > 1
}

export const walkoverWonBy = (winner: 0 | 1): MatchScore => ({
  scores: [null, null],
  wonBy: winner,
  walkoverOf: winner === 0 ? 1 : 0,
})

/** The match of sides (0 or 1) that did not come; null: both came. */
export function walkoverOfSides([absent, other]: readonly (0 | 1)[]): MatchScore | null {
  if (absent === undefined) return null
  return other === undefined
    ? walkoverWonBy(absent === 0 ? 1 : 0)
    : { scores: [null, null], wonBy: null, walkoverOf: 'both' }
}

/** A win, a loss or a tie by a letter (`V`, fencing's `V5`) or a word; undefined also for a name. */
export function wltOf(cell: string): 'W' | 'L' | 'T' | undefined {
  const word = plain(cell)
  if (/^(?:[vwg]|v_?[\dt]+|vitoria|victoria|venceu|vencio|vencedora?|ganhou|gano|ganadora?|won|win|winner)$/.test(word))
    return 'W'
  if (/^(?:[dlp]|d_?\d+|derrota|perdeu|perdio|perdedora?|lost|loss|lose|loser)$/.test(word)) return 'L'
  return /^(?:[et]|empate|empatou|empato|tie|tied|draw|drew)$/.test(word) ? 'T' : undefined
}

/** The result of a side (0 or 1) as ODF has it: both have lost a match to which neither came. */
export const wltOfSide = ({ wonBy, walkoverOf }: MatchScore, side: number): 'W' | 'L' | 'T' =>
  walkoverOf !== 'both' && wonBy === null ? 'T' : wonBy === side ? 'W' : 'L'

/** Whether the greater score of a played match is that of the other side. */
export const isWonByOther = ({ scores, wonBy, walkoverOf }: MatchScore, side: 0 | 1): boolean =>
  wonBy !== null && wonBy !== side && walkoverOf === null && scores[0] !== scores[1]

export const isWalkoverOf = ({ walkoverOf }: MatchScore, side: number): boolean =>
  walkoverOf === 'both' || walkoverOf === side

/** A walkover before its score; `G.P.` and `P.P.` are points won and lost without a match. */
const WALKOVER_BEFORE = /^(?:w\.?\s?o\.?|walk-?over|[gp]\.\s?p\.|gp|pp)\s*[:,(–-]?\s*(\d{1,3}\s?[x×:–-]\s?\d{1,3})\)?$/i

/**
 * Reads the cell of a match: `78 x 65`, `3-1 (25-20 …)`, `2 (4) x (3) 2` and `2 x 2 (pen. 4 x 3)` with a shoot-out, `20 x 0 WO`, `WO 20 x 0`, `WO x 20`,
 * `WO x WO`. Null: no two scores, or words or parts that contradict them or are not understood.
 */
export function scoresOf(written: string): MatchScore | null {
  const cell = written.replace(WALKOVER_BEFORE, '$1 WO')
  if (/^(?:w\.?[o0/]\.?\s?(?:x|×|-|–|:|a)\s?w\.?[o0/]\.?|(?:duplo|doble|double)\s(?:w\.?o\.?|walk-?over))$/i.test(cell))
    return { scores: [null, null], wonBy: null, walkoverOf: 'both' }
  const alone =
    /^(?:(w\.?[o0/]\.?)\s?(?:x|×|-|–|:|a)\s?(\d{1,3}|w|v)|(\d{1,3}|w|v)\s?(?:x|×|-|–|:|a)\s?(w\.?[o0/]\.?))$/i.exec(
      cell,
    )
  if (alone) {
    const walkoverOf = alone[1] === undefined ? 1 : 0
    const score = [alone[2], alone[3]].find((part) => part !== undefined && /^\d/.test(part)) ?? null
    return {
      scores: walkoverOf === 0 ? [null, score] : [score, null],
      wonBy: walkoverOf === 0 ? 1 : 0,
      walkoverOf,
    }
  }
  const marked = scoreWithMark(cell)
  if (marked !== null) return marked
  // basketball 3x3 writes the win of a team without an opponent as w – 0
  const won = /^(?:([wv])\s?(?:x|×|-|–|:)\s?0|0\s?(?:x|×|-|–|:)\s?([wv]))$/i.exec(cell)
  if (won) return walkoverWonBy(won[1] === undefined ? 1 : 0)
  // a draw of chess
  if (/^(?:½|0[.,]5|1\/2)\s?(?:x|×|-|–|:)\s?(?:½|0[.,]5|1\/2)$/i.test(cell))
    return { scores: ['0.5', '0.5'], wonBy: null, walkoverOf: null }
  const [, home, homeShot, shotBefore, away, shotBehind, words = ''] =
    /^(\d{1,3})(?:\s?\((\d{1,2})\))?\s?(?:x|×|-|–|:|a)\s?(?:\((\d{1,2})\)\s?)?(\d{1,3})(?:\s?\((\d{1,2})\))?(?!\d)(.*)$/i.exec(
      cell,
    ) ?? []
  const awayShot = shotBefore ?? shotBehind
  const end = scoreEnd(words)
  if (home === undefined || away === undefined || end === null || (homeShot === undefined) !== (awayShot === undefined))
    return null
  const score = [Number(home), Number(away)] as const
  const scores = [home, away] as const
  const winner = betterOf(score)
  // a walkover that is level does not show who came
  if (end.kind === 'walkover')
    return winner === null ? null : { scores, wonBy: winner, walkoverOf: winner === 0 ? 1 : 0 }
  if (homeShot !== undefined || end.kind === 'decider') {
    const decided = betterOf(end.kind === 'decider' ? end.pair : [Number(homeShot), Number(awayShot)])
    // arrows of equal value, of which the nearer one won: the set points have the winner
    const isByDistance = decided === null && winner !== null && words.includes('*')
    const isContradicted = decided === null ? !isByDistance : winner !== null && winner !== decided
    return isContradicted ? null : { scores, wonBy: decided ?? winner, walkoverOf: null }
  }
  if (end.kind !== 'parts') return { scores, wonBy: winner, walkoverOf: null }
  if (contradictsParts(score, end.pairs)) return null
  const [pair] = end.pairs
  const wonBy = pair && end.pairs.length === 1 ? winnerWithPair(score, pair) : winner
  return wonBy === undefined ? null : { scores, wonBy, walkoverOf: null }
}

const BETWEEN_SIDES = /\s?(?:x|×|–|:|\s[a-]\s)\s?/i

const MARKS_OF_SIDES: ReadonlySet<string | null> = new Set(['DSQ', 'DQ', 'DNS'])

/** The score of a match in which a mark is in place of the score of a side or of both: `10 x DSQ`, `DSQ x V`. Null: there is no such mark. */
function scoreWithMark(cell: string): MatchScore | null {
  const sides = cell.split(BETWEEN_SIDES).map((side) => side.trim())
  const [home, away] = sides.map((side) => irmOf(side)).map((mark) => (MARKS_OF_SIDES.has(mark) ? mark : null))
  const irm = home ?? away
  if (sides.length !== 2 || irm == null) return null
  if (home != null && away != null) return { scores: [null, null], wonBy: null, walkoverOf: 'both', irm }
  const out = home == null ? 1 : 0
  const score = sides[1 - out] ?? ''
  if (!/^(?:\d{1,3}|[wv])$/i.test(score)) return null
  const points = /^\d/.test(score) ? score : null
  return { scores: out === 0 ? [null, points] : [points, null], wonBy: out === 0 ? 1 : 0, walkoverOf: out, irm }
}

const SCHEDULE_STATUSES: readonly (readonly [RegExp, ScheduleStatus])[] = [
  [/cancel/, 'CANCELLED'],
  [/adiad|aplazad|postpon|suspens/, 'POSTPONED'],
  [/remarcad|resched|reprogram/, 'RESCHEDULED'],
  [/atras|retras|delay|demorad/, 'DELAYED'],
  [/interromp|interrump|interrupt/, 'INTERRUPTED'],
  [/andamento|en_curso|running|ao_vivo|live|en_vivo/, 'RUNNING'],
  [/encerrad|finaliz|finish|conclu|realizad|terminad|completed/, 'FINISHED'],
  [/confirmad|programad|scheduled|agendad|previst|pendent|pendiente/, 'SCHEDULED'],
]
export const scheduleStatusOf = (cell: string): ScheduleStatus | null =>
  SCHEDULE_STATUSES.find(([words]) => words.test(plain(cell)))?.[1] ?? null

/** A break of the programme: `INTERVALO – premiação`, `Almoço`, `Lunch break`. */
export const isBreak = (words: string): boolean =>
  /^(?:hora_d[eo]_|horario_de_)?(?:intervalo|interval|break|pausa|pause|receso|recess|recesso|descanso|almoco|almuerzo|colacion|lunch|coffee_break|cafe_da_manha|jantar|cena|dinner)(?:_|$)/.test(
    plain(words),
  )

/** Words of a place that is not chosen yet: `a definir`, `TBC`. */
export const isOpenPlace = (words: string): boolean =>
  /^(?:(?:a|por)_(?:definir|confirmar)|indefinid[oa]|tb[cd]|to_be_(?:confirmed|defined|determined))$/.test(plain(words))

/** A place of a pool or a bracket, and the winner or the loser of a named match: `1º Gr. A`, `Campeão do grupo B`, `Venc. Lima x Prado`. */
const OF_POOL =
  /^[1-8]_?(?:o|a|er|ro|do|to|st|nd|rd|th)?_(?:(?:d[aeo]|del?|of|in)_)?(?:(?:gr|gp|zona|zone|llave|serie)_[a-h1-8](?:_|$)|lug_|cl(?:as|ass)?$|col$)|^(?:campe(?:ao|on)a?|vice|primer[oa]?|primeir[oa]|segund[oa]|first|second|winner|runner_up)_(?:(?:d[aeo]|del|of)_)?(?:grupo|group|gr|chave|pool|zona|llave)_[a-h1-8](?:_|$)|^(?:group|pool)_[a-h1-8]_(?:winner|runner|first|second)/
const OF_MATCH = /^(?:venc|gan|perd)_.*[a-z]_(?:x|vs?|versus|contra|ou|or)_[a-z]/

/** Who has no name yet: `a definir`, `vencedor jogo 3`, `1º grupo A`. */
export const isNobodyYet = (words: string): boolean =>
  OF_POOL.test(plain(words)) ||
  OF_MATCH.test(plain(words)) ||
  /^(?:|a_definir|por_definir|(?:a|por)_confirmar|tbd|tbc|to_be_confirmed|to_be_defined|to_be_determined|indefinido|vago|bye|\?|x)$|^tbc_|^(?:vencedor|ganador|winner|perdedor|loser|clasificado|classificado)(?:a|_|$)|^(?:venc|gan|perd)_(?:\D*_)?[a-z]{0,2}\d|^[1-8]_?(?:o|a|er|ro|do|to|st|nd|rd|th)?_(?:do_|del_|of_)?(?:grupo|group|chave|pool|lugar|place|puesto|colocad|clasificad|classificad)|^(?:os_|los_)?(?:\d_)?(?:melhor(?:es)?|mejor(?:es)?|best)_(?:\d|segund|tercer|terceir|second|third)/.test(
    plain(words),
  )

/** Whether words are a free place of a draw: its opponent advances without a match. */
export const isBye = (words: string): boolean => /^(?:bye|exento|isento)$/.test(plain(words))

/** A place of a pool by its letter, `1º A`: the pool and the place; null: other words. A class of a school is written so too. */
export function placeOfPool(words: string): { readonly of: string; readonly place: string } | null {
  const [, place = '', pool = ''] =
    /^([1-8])\s?(?:[ºª°]|o|er|st|nd|rd|th)\.?\s*(?:d[eo]\s+)?([a-h])$/i.exec(words.trim()) ?? []
  return place === '' ? null : { of: `grupo ${pool}`, place }
}

/** `J13` and `P3` number a match: `jogo 13`. */
const numberedMatch = (words: string): string =>
  words.replace(/^(?:j|jg|p|m|g)_?(\d{1,3})$/, 'jogo_$1').replace(/^s_?([12])$/, 'semifinal_$1')

/** Where somebody without a name yet comes from: `vencedor da semifinal 1`, `1º do grupo A`; `of` are the words of that contest or pool. */
export function cameFrom(
  words: string,
): { readonly of: string; readonly wlt: 'W' | 'L' | null; readonly place: string | null } | null {
  const known = plain(words)
  const [, verb = '', contest = ''] =
    /^(vencedora?|ganadora?|winner|venc|gan|perdedora?|loser|perd)_(?:(?:de_la|d[aeo]s?|del|of_the|of)_)?(.+)$/.exec(
      known,
    ) ?? []
  if (contest !== '')
    return { of: numberedMatch(contest).replaceAll('_', ' '), wlt: /^p|^l/.test(verb) ? 'L' : 'W', place: null }
  const [, place = '', pool = ''] =
    /^([1-8])_?(?:o|a|st|nd|rd|th)?_(?:lugar_|colocad[oa]_|place_)?(?:(?:d[aeo]|del|of)_)?((?:grupo|group|chave|pool|gr|gp|zona|zone|llave)_.+)$/.exec(
      known,
    ) ?? []
  return place === '' ? null : { of: pool.replace(/^(?:gr|gp)_/, 'grupo_').replaceAll('_', ' '), wlt: null, place }
}

/** The two sides of `AL x PR`, `Alagoas × Paraná`, `Brazil vs. France`; null: no two sides. */
export function sidesOf(words: string): readonly [string, string] | null {
  const parts = words.split(/\s+(?:x|×|vs?\.?|versus)\s+|\s*×\s*/i)
  return parts.length === 2 && parts.every((part) => part.trim() !== '')
    ? [(parts[0] as string).trim(), (parts[1] as string).trim()]
    : null
}

const WINNER_MARK = /^\s*[✓✔☑]\s*|\s*(?:[✓✔☑]|\([vw]\))\s*$/i
/** A side without its seed, `Ana Silva (AL) [1]`, and without the mark of a winner. */
export const withoutSeed = (words: string): string =>
  words.replace(WINNER_MARK, '').replace(/\s*\[(?:\d{1,2}|wc|q|ll|alt)\]$/i, '')

/** Whether a side has the mark of a winner beside its name: `Ana Silva (V)`, `✓ Ana Silva`. */
export const hasWinnerMark = (side: string): boolean => WINNER_MARK.test(side)

/** A win or a loss by a mark beside a side; null: other words. */
export const markOf = (cell: string): 'W' | 'L' | null =>
  /^(?:[vwgx✓✔☑]|sim|s[ií]|yes)$/i.test(cell) ? 'W' : /^(?:[dlp]|n[ãa]o|no)$/i.test(cell) ? 'L' : null

/** Whether words name two people: `Ana Silva / Bia Sá`. The school `EB 2/3 de Fragosa` is no pair. */
export const isPair = (words: string): boolean => /\S\s*(?:\/(?!\d)|&|\s\+\s)\s*\S/.test(words.replace(FILIATION, ' '))
/** Words between the name of a person and that of a parent: `Sumit S/o Ramphal`. */
const FILIATION = /\s[SD]\/o\.?\s/gi

/**
 * `Ana Silva (AL)`, `Ana Silva - AL`, `Ana Silva / AL` → the name and the delegation's words; of a pair with a delegation behind each name
 * the delegations, each once: `AL/BA`.
 */
export function nameAndDelegation(words: string): { readonly name: string; readonly organisation: string | null } {
  const parts = words.split(/\s*[/&]\s*|\s\+\s/)
  const members = parts.flatMap((part) => /^(.+?)\s*\(([^()]+)\)$/.exec(part.trim())?.slice(1) ?? [])
  if (parts.length > 1 && members.length === 2 * parts.length) {
    const every = (from: number) => members.filter((_, at) => at % 2 === from)
    return { name: every(0).join(' / '), organisation: [...new Set(every(1))].join('/') }
  }
  const found = /^(.+?)\s*(?:\(([^()]+)\)|[-–/]\s?([A-Z]{2,3}))$/.exec(words)
  return found
    ? { name: found[1] as string, organisation: (found[2] ?? found[3]) as string }
    : { name: words, organisation: null }
}

/** A name in one cell as family and given name: what is in capitals or before a comma is the family's, else the last word. */
export function nameParts(written: string): { readonly family: string; readonly given: string | null } {
  // a nickname: `Galindo, Sofia (Sol)`
  const name = written.replace(/,?\s*\([^()]*\)$/, '') || written
  const comma = /^([^,]+),\s*(.+)$/.exec(name)
  if (comma) return { family: comma[1] as string, given: comma[2] as string }
  const words = name.split(/\s+/)
  const capitals = words.filter((word) => word.length > 1 && /\p{Lu}/u.test(word) && word === word.toUpperCase())
  if (capitals.length > 0 && capitals.length < words.length)
    return { family: capitals.join(' '), given: words.filter((word) => !capitals.includes(word)).join(' ') }
  return words.length === 1
    ? { family: name, given: null }
    : { family: words.at(-1) as string, given: words.slice(0, -1).join(' ') }
}
