import { isDisciplineCode, padRsc } from '@games/domain'
import { roundOf } from '@games/domain/draw/phase-order'
import { eventKey } from '@games/domain/sports/event-type'
import {
  type EventGender,
  type EventWords,
  isGenderWord,
  readEventWords,
  writtenOut,
} from '@games/domain/sports/recognise/event-words'
import { isPartOfEvent, type Recognition, recogniseEvent } from '@games/domain/sports/recognise/recognise-event'
import { sportOf } from '@games/domain/sports/registry'
import { REMATCH_PHASE } from '../by-rule/marks-by-rule.ts'
import { plain } from '../values.ts'
import { digestOf } from './digest.ts'
import { disciplineWords } from './discipline-words.ts'
import { finalIn, hasFinal, isLesserCup, isRanking, isStage, legIn, placesIn, withoutStage } from './final-words.ts'
import { codeOfOtherSport } from './other-sports.ts'
import { finalPoolIn, POOL_WORDS, poolIn } from './pool-words.ts'
import { wordsKey } from './sheet.ts'

/**
 * Codes that are made of words (decision 0100). All follow from the words alone, so that the same words give the same code in whatever order
 * files come: a part that fits is written out, a longer one is cut and ends with a digest of the whole.
 */

/** An event by its words. The same event in other words has the same `key`, which leaves out gender and division. */
export interface NamedEvent {
  readonly gender: EventGender | null
  readonly division: EventWords['division']
  /** Empty if the words are only a gender and a division. */
  readonly key: string
  /** The event part of its RSC without filler, without the division. Characters after the eighth are the modifier. */
  readonly type: string
  readonly modifier: string
  /** Whether the catalogue of the sport has it (sports/<sport>/event-types.ts). */
  readonly certainty: Recognition['certainty']
  /** Whether its class is open to all ages and, unless another gender is known, to all genders: `Absoluto` of chess. */
  readonly isOpen: boolean
}

const OPEN_CLASS = /^(?:absolut[oa]s?|open)$/
/** Sports without event types in which the open class is one of weight. */
const WITH_WEIGHTS: ReadonlySet<string> = new Set(
  ['boxe', 'karatê', 'jiu-jitsu', 'kickboxing', 'muay thai', 'capoeira'].map((name) => disciplineCodeOf(name)),
)

/** The words of an event of a discipline, from any number of cells, and the event type that they name. */
export function recognisedEvent(
  discipline: string,
  ...parts: readonly (string | null | undefined)[]
): { readonly words: EventWords; readonly found: Recognition } {
  const words = wordsOf(discipline, ...parts)
  return { words, found: recogniseEvent(sportOf(discipline).eventTypes, words, wordsOfSport(discipline)) }
}

const wordsOf = (discipline: string, ...parts: readonly (string | null | undefined)[]): EventWords =>
  readEventWords(...parts.map((part) => part && writtenOut(part, sportOf(discipline).abbreviations)))

/** Whether words with a distance lack only other words of an event of the discipline, such as the stroke of `100 m`. */
export const isPartOfEventName = (discipline: string, name: string): boolean =>
  isPartOfEvent(sportOf(discipline).eventTypes, wordsOf(discipline, name), wordsOfSport(discipline))

/** The event of a discipline that words name, from any number of cells. */
export function namedEvent(discipline: string, ...parts: readonly (string | null | undefined)[]): NamedEvent {
  const { words: event, found } = recognisedEvent(discipline, ...parts)
  const { gender, division, ageClass, grams, kg } = event
  const ignored = wordsOfSport(discipline)
  if (found.certainty === 'unknown') {
    const numbers = [
      event.legs && `${event.legs}X`,
      event.metres && `${event.metres}M`,
      kg && `${event.over ? 'O' : ''}${kg}KG`,
    ]
    const isOpenToAll = sportOf(discipline).eventTypes.length === 0 && !WITH_WEIGHTS.has(discipline)
    const isOfClass = (word: string) => isOpenToAll && OPEN_CLASS.test(word)
    const words = [
      ...numbers,
      ...event.numbers,
      grams && `${grams}G`,
      ...event.words.filter((word) => !ignored.includes(word) && !isOfClass(word)),
    ].filter((one) => one !== null)
    const type = [...words, ageClass].filter(Boolean).join('').toUpperCase()
    return {
      gender,
      division,
      key: type,
      type: partOf(type, division === null ? 18 : 8),
      modifier: '',
      certainty: 'unknown',
      isOpen: event.words.some(isOfClass),
    }
  }
  const { code, variant, unexplained, certainty } = found
  const implement = grams !== null ? `${grams}G` : kg !== null && variant.kg === undefined ? `${kg}KG` : ''
  const rest = unexplained.join('').toUpperCase()
  const details = [ageClass, implement, rest].filter(Boolean)
  return {
    gender,
    division,
    key: [eventKey(found), ...details].join(' '),
    type: code,
    modifier: details.join(''),
    certainty,
    isOpen: false,
  }
}

const wordsOfSports = new Map<string, readonly string[]>()

/** Names of a discipline, which are ignored in those of its events: `Judô até 57 kg` is `até 57 kg`. */
export function wordsOfSport(discipline: string): readonly string[] {
  const known = wordsOfSports.get(discipline)
  if (known) return known
  const read = disciplineWords(discipline).flatMap((name) => readEventWords(name).words)
  wordsOfSports.set(discipline, read)
  return read
}

/** `length` characters of an RSC's part: the words where they fit and are Latin, else their beginning and a digest. */
function partOf(words: string, length: number): string {
  const latin = words.replace(/[^A-Z0-9.]/g, '')
  if (latin === words && latin.length <= length) return latin
  const digest = Math.min(6, length - 2)
  return `${latin.slice(0, length - digest)}${digestOf(words, digest)}`
}

/** Its code, 34 characters: `JUDW57KG------…`. The division begins the modifier, as `divisionOf` reads it. */
export function eventCodeOf(discipline: string, { gender, division, type, modifier }: NamedEvent): string {
  const divided = division === null ? '' : `D${division}`
  const ofGender = `${discipline}${gender ?? '-'}`
  if (divided === '' && modifier === '') return padRsc(`${ofGender}${type}`)
  if (type.length > 8) return padRsc(`${ofGender}${partOf(`${type}${divided}${modifier}`, 18)}`)
  return padRsc(`${ofGender}${type.padEnd(8, '-')}${divided}${partOf(modifier, 10 - divided.length)}`)
}

const OWN_HEAT = /^(?:eliminatoria|heat|bateria|serie)_/

/** What a unit is besides competition. PhaseType as ODF §6 has it. */
const OCCASIONS = [
  {
    phase: 'OPEN',
    phaseType: '0',
    words:
      /(?:cerimonia|ceremonia)_(?:de_)?(?:abertura|apertura|inauguracion)|opening_ceremony|^(?:abertura|apertura|inauguracion|opening)$/,
  },
  {
    phase: 'CLOS',
    phaseType: '0',
    words:
      /(?:cerimonia|ceremonia)_(?:de_)?(?:encerramento|clausura)|closing_ceremony|^(?:encerramento|clausura|closing)$/,
  },
  {
    phase: 'TRNO',
    phaseType: '1',
    words: /trein(?:o|amento)|training|entrenamiento|practice|aquecimento|warm_?up|reconhecimento/,
  },
  { phase: 'MEET', phaseType: '4', words: /congresso|reuniao|meeting|reunion|arbitral|^(?:sorteio|sorteo|draw)$/ },
  {
    phase: 'VICT',
    phaseType: '6',
    words: /premia|medal_ceremony|victory|entrega_de_medalhas|cerimonia_de_medalhas|podio/,
  },
  { phase: 'WEIG', phaseType: '8', words: /pesagem|weigh|pesaje|acreditacion_y_peso/ },
  { phase: 'BRDC', phaseType: '8', words: /transmissao|broadcast|transmision/ },
  { phase: 'ARRV', phaseType: '8', words: /chegada_das|arrivals?|llegada_de/ },
] as const

/** `2ª série` is `série 2`. */
const NUMBER_BEFORE_HEAT = /(?<=^|_)(\d{1,2})_?(?:[ao]|st|nd|rd|th|[rd]a|era)_(heat|bateria|serie)s?(?=_|$)/g

const A_FINAL = '(?:final|finais|finales|finals)'
const A_HEAT = '(?:eliminatoria|heat|bateria|serie)s?(?=_(?:\\d|[a-h](?![a-z])))'
const FINAL_BY_TIME = `(?:timed_finals?|${A_FINAL}_(?:direta_|directa_)?(?:por|contra|by)_(?:o_|el_)?(?:tempos?|tiempos?|time|relogio|reloj))`

/** A final without earlier rounds: `Final direta`, `Straight final`. */
const WITHOUT_ROUNDS = '(?:direta|directa|direct|straight|unica|only)(?![a-z])'

/** `Série 2 da final` is `Final série 2`. */
const HEAT_OF_FINAL = new RegExp(
  `(heat|bateria|serie)s?_(\\d{1,2})_(?:(?:da|de_la|de|of_the|of)_)?(${FINAL_BY_TIME}|${A_FINAL})(?=_|$)`,
)

/** The fast heat of a timed final is its first, the slow one its second: `Série forte`, `Final – Slow heat`. */
const FAST_HEAT =
  /(?:final_)?(?:(heat|bateria|serie)_(?:forte|fuerte|rapida|fast)|(?:fast|faster|fastest|strong)_(heat))(?=_|$)/
const SLOW_HEAT = /(?:final_)?(?:(heat|bateria|serie)_(?:fraca|debil|lenta|slow)|(?:slow|slower|slowest)_(heat))(?=_|$)/

/** Abbreviations that are the whole name of a phase. Places are of a match. */
const WHOLE_PHASES: Readonly<Record<string, string>> = {
  f: 'final',
  dec: 'final',
  rr: 'round_robin',
  tcc: 'todos_contra_todos',
  nordico: 'round_robin',
  rep: 'repechage',
}
const SEMIFINAL = /^s_?([12])$/
const FRACTION = /^(1_(?:2|4|8|16|32))(?:_f)?$/
const THIRD_PLACE = /^3(?:rd|_?[ro]+)?(?:_(?:e_|y_|and_)?4(?:th|_?[to]+)?)?$/

/** The only heat is its first: `Série única`. */
const ONLY_HEAT =
  /(?:heat|bateria|serie)_unica(?![a-z])|(?<![a-z])unica_(?:serie|bateria)(?![a-z])|(?:single|only)_heat/

/** `Final direta série B` is `Final série 2`. */
const LETTERED_HEAT = /(?<=final_(?:direta|directa)_(?:heat|bateria|serie)_)[a-h](?![a-z0-9])/

const ROUND_WORDS =
  /(?:(?<!\d)(\d{1,2})_?(?:[ao]|a_o)?_)?(?:rodada|rounds?|ronda|jornada|turno|fecha(?=_\d{1,2}$)|(?<=^\d{1,2}_(?:[ao]_)?)(?:rod|rda|rnd|jorn|fecha)(?![a-z])|(?<![a-z])(?:rod|rnd|jorn)(?=_\d))(?:_(\d{1,2}))?/

/** Those who advance to the final: `Classificados para a final`, `Vaga na final`, `Finalistas`. */
const TO_THE_FINAL =
  /(?:classificad[oa]s?|clasificad[oa]s?|classificacao|clasificacion|qualificacao|qualified|qualifiers?|vagas?|acesso|acceso|pase|rumo)_(?:para|a|ao|al|na|for|to)(?:_(?:as?|os?|la|las|el|los|the))?_(?:semi_?)?fina(?:ls|les|is|l)|finalistas?/

/** `4ªs de final`, `8as de final`. */
const ofRound = (matches: number): RegExp => new RegExp(`(?:^|(?<=_))${matches}_?(?:o_?s?|as?)_de_fina(?:ls|les|is|l)`)

const PHASES: readonly {
  readonly words: RegExp
  readonly phase: string | ((found: RegExpExecArray) => string)
  readonly bronze?: true
  readonly timed?: true
}[] = [
  { words: TO_THE_FINAL, phase: 'QUAL' },
  // the heats of a timed final are no heats before a final
  {
    words: new RegExp(`${FINAL_BY_TIME}(?:_${A_HEAT})?|${A_FINAL}(?:_direta|_directa|_direct)?_${A_HEAT}`),
    phase: 'FNL-',
    timed: true,
  },
  { words: new RegExp(`${A_FINAL}_${WITHOUT_ROUNDS}|${WITHOUT_ROUNDS}_${A_FINAL}`), phase: 'FNL-' },
  { words: /swim_?offs?|jump_?offs?|shoot_?offs?|desempates?|run_?offs?/, phase: REMATCH_PHASE },
  {
    words:
      /(?:medalha_de_|medalla_de_)?(?:bronze|bronce)(?:_medal)?(?:_match|_final|_game)?|(?:disputa_(?:de_|do_)?)?(?:3_?o?|terceiro|tercer|third|3rd)_(?:lugar|lug(?![a-z])|place|puesto)/,
    phase: 'FNL-',
    bronze: true,
  },
  { words: /(?:^|(?<=_))1_2(?:_de)?_(?:fina(?:ls|les|is|l)|elimination_round)/, phase: 'SFNL' },
  { words: /(?:^|(?<=_))1_4(?:_de)?_(?:fina(?:ls|les|is|l)|elimination_round)/, phase: 'QFNL' },
  { words: /(?:^|(?<=_))1_8(?:_de)?_(?:fina(?:ls|les|is|l)|elimination_round)/, phase: '8FNL' },
  { words: /(?:^|(?<=_))1_16(?:_de)?_(?:fina(?:ls|les|is|l)|elimination_round)/, phase: 'R32-' },
  { words: /(?:^|(?<=_))1_32(?:_de)?_(?:fina(?:ls|les|is|l)|elimination_round)/, phase: 'R64-' },
  { words: /(?:semi|meias?)_?fina(?:ls|les|is|l)|semi|(?<![a-z0-9])sf(?![a-z])|^mf_?\d?$/, phase: 'SFNL' },
  { words: /tableau_(?:de_)?4(?!\d)|(?:quadro|cuadro)_de_4(?!\d)|(?:table|round|last)_of_4(?!\d)/, phase: 'SFNL' },
  { words: ofRound(4), phase: 'QFNL' },
  { words: ofRound(8), phase: '8FNL' },
  { words: ofRound(16), phase: 'R32-' },
  {
    words: /(?:quartas?|cuartos?|4_?tos|quarters?|qtrs?)(?:_de)?(?:_?fina(?:ls|les|is|l))?|(?<![a-z0-9])qf(?![a-z])/,
    phase: 'QFNL',
  },
  { words: /oitavas(?:_de_final)?|octavos(?:_de_final)?|(?:table|round|last)_of_16|eighth_?finals?/, phase: '8FNL' },
  { words: /(?:16_?avos|dieciseisavos)(?:_de_final)?|(?:table|round|last)_of_32/, phase: 'R32-' },
  { words: /(?:table|round|last)_of_64/, phase: 'R64-' },
  { words: /(?:table|round|last)_of_8(?!\d)/, phase: 'R8--' },
  { words: /repesca(?:gem)?|repechage|repechaje/, phase: 'REPC' },
  { words: POOL_WORDS, phase: ({ input }) => poolIn(input).phase },
  {
    words:
      /qualifica(?:tion|cao|toria|cion)|qualifying|ranking_round|(?:rodada_de_)?ranqueamento|classifica(?:toria|cao)|clasifica(?:toria|cion)/,
    phase: 'QUAL',
  },
  { words: /preliminar(?:es|y)?|preliminary|prelims?/, phase: 'PREL' },
  {
    words: ROUND_WORDS,
    phase: ([, before, after]) => `RND${roundLetter(before ?? after)}`,
  },
  {
    words:
      /(?:eliminatorias?|heats?|baterias?|series?)(?:_unica)?|unica_(?:serie|bateria)|(?:single|only)_heat|(?<![a-z0-9])h(?=_?[1-9](?!\d))/,
    phase: 'HEAT',
  },
  { words: /fina(?:ls|les|is|l)/, phase: 'FNL-' },
]

/** `Jogo 3` is counted; `Lugares 9–12` is a range and `24` alone in the middle is a name. */
const endsWithNumber = (words: readonly string[]): boolean =>
  /^\d{1,4}$/.test(words.at(-1) ?? '') && !/^\d+$/.test(words.at(-2) ?? '')

/** Rounds 1 to 9 and A to Z behind them. */
function roundLetter(round: string | undefined): string {
  const number = Number(round ?? 0)
  return number === 0 ? '-' : number < 10 ? String(number) : String.fromCharCode(55 + Math.min(number, 35))
}

const COUNTED =
  /^(?:jogo|partida|partido|luta|combate|match|game|bout|prova|unit|unidade|disputa|numero|n|no|nro|confronto|bateria|heat|serie|race|corrida|de|da|do|the|medalha|ouro|gold|oro|medal|disputa_de|for|pelo|por|el|o)$/

/** Phase and unit of what a sheet calls a contest: `Semifinal 1`, `Grupo A – Jogo 3`, `Bronze 2`, `Pesagem`. */
export interface UnitWords {
  readonly phase: string
  readonly unit: string
  readonly phaseType: string
  /** Nothing in the words tells this one from others of the same words. */
  readonly unnumbered: boolean
  readonly bronze: boolean
  /** One of the heats that are the final together, by their times. */
  readonly timed: boolean
  /** A contest of the final phase that does not decide the medals of the event. */
  readonly isOther: boolean
}

const MATCH_NUMBER = /(?:jogo|partida|partido|match|game)_\d{1,3}$/

interface PhaseWords {
  readonly phase: string | null
  /** The words that may tell the unit in it. */
  readonly beside: string
  readonly bronze: boolean
  readonly isTimed: boolean
  readonly isOther: boolean
}

/** The phase that plain words name. */
function phaseIn(words: string, isMatch: boolean): PhaseWords {
  const known = PHASES.map((entry) => ({ entry, found: entry.words.exec(words) })).find(({ found }) => found !== null)
  const final = mayBeFinal(known?.entry, words, isMatch) ? finalIn(words, isMatch) : null
  const kind = { bronze: final?.decides === 'bronze', isTimed: false, isOther: final?.decides === 'other' }
  if (final?.decides === 'table') return { ...kind, ...finalPoolIn(words) }
  if (final) return { ...kind, phase: 'FNL-', beside: final.beside }
  if (!known?.found) return { ...kind, phase: null, beside: words }
  const { entry, found } = known
  const beside = `${words.slice(0, found.index)}_${words.slice(found.index + found[0].length)}`
  const { phase } = entry
  // a round of such a cup leads to no final of the event
  if (isMatch && typeof phase === 'string' && roundOf(phase) >= 0 && isLesserCup(words))
    return { ...kind, phase: null, beside: words }
  // semifinals for the fifth to eighth place do not lead to the final: SF5- (ODF §4)
  const round = phase === 'SFNL' ? 'SF' : phase === 'QFNL' ? 'QF' : null
  const places = round === null ? null : placesIn(beside)
  if (places) return { ...kind, phase: `${round}${places.first}`.padEnd(4, '-'), beside: places.beside }
  return {
    phase: typeof phase === 'string' ? phase : phase(found),
    beside: entry.words === POOL_WORDS ? poolIn(words).beside : beside,
    bronze: entry.bronze === true,
    isTimed: entry.timed === true,
    isOther: false,
  }
}

/** Whether plain words name a round of a knockout. */
const isOfKnockout = (words: string): boolean =>
  PHASES.some((entry) => typeof entry.phase === 'string' && roundOf(entry.phase) >= 0 && entry.words.test(words))

/** Whether words beside those of a phase may make it a final: `Série Ouro final`, `Final do turno`, `Final da chave A`. */
function mayBeFinal(phase: (typeof PHASES)[number] | undefined, words: string, isMatch: boolean): boolean {
  if (phase === undefined || phase.bronze || phase.phase === 'FNL-') return phase?.timed !== true || isMatch
  if (!hasFinal(words)) return false
  if (phase.words === POOL_WORDS) return true
  return phase.phase === 'HEAT' ? !words.includes('eliminatoria') : isMatch && phase.words === ROUND_WORDS
}

/**
 * `own`: what a column of its own says of the unit, so that numbers in `text` are of the phase alone. `occasion`: what a column says that it
 * is, where it is no contest. `isMatch`: it is a contest of two sides.
 */
export function unitWords(
  text: string,
  {
    own = '',
    occasion = null,
    isMatch = false,
  }: { readonly own?: string; readonly occasion?: string | null; readonly isMatch?: boolean } = {},
): UnitWords {
  const plainOf = (written: string) =>
    plain(written.replace(/(\d)\s?[ºª°]/g, '$1 o ').replace(/º|ª/g, ''))
      .replace(NUMBER_BEFORE_HEAT, '$2_$1')
      .replace(ONLY_HEAT, 'serie_1')
      .replace(HEAT_OF_FINAL, '$3_$1_$2')
      .replace(FAST_HEAT, 'final_serie_1')
      .replace(SLOW_HEAT, 'final_serie_2')
      .replace(LETTERED_HEAT, (letter) => String(letter.charCodeAt(0) - 96))
  const bare = plainOf(text)
  const isThird = isMatch && THIRD_PLACE.test(bare) && bare !== '3'
  const isGold = isMatch && /^(?:ouro|oro|gold)$/.test(bare)
  const written = isThird
    ? '3_o_lugar'
    : isGold
      ? 'final'
      : isMatch && SEMIFINAL.test(bare)
        ? bare.replace(SEMIFINAL, 'semifinal_$1')
        : FRACTION.test(bare)
          ? bare.replace(FRACTION, '$1_final')
          : ((Object.hasOwn(WHOLE_PHASES, bare) ? WHOLE_PHASES[bare] : undefined) ?? bare)
  if (isStage(written) && isOfKnockout(plainOf(own))) return unitWords(own, { occasion, isMatch })
  const words = isOfKnockout(withoutStage(written)) ? withoutStage(written) : written
  const kind = OCCASIONS.find((one) => one.words.test(occasion === null ? words : plain(occasion)))
  if (kind) {
    const number = /(\d{1,4})(?!.*\d)/.exec(`${words}_${plainOf(own)}`)?.[1]
    return {
      phase: kind.phase,
      unit: unitNumber(number ? Number(number) : 1),
      phaseType: kind.phaseType,
      unnumbered: true,
      bronze: false,
      timed: false,
      isOther: false,
    }
  }
  // the ranking of the event, or of its final stage, is the list of its whole final phase
  if (!isMatch && own === '' && (isRanking(words) || isStage(words)))
    return {
      phase: 'FNL-',
      unit: '--------',
      phaseType: '3',
      unnumbered: false,
      bronze: false,
      timed: false,
      isOther: false,
    }
  const { phase, beside, bronze, isTimed, isOther } = phaseIn(words, isMatch)
  const leg = isMatch && phase === 'FNL-' && !bronze && !isOther ? legIn(`${words}_${plainOf(own)}`) : null
  if (leg !== null)
    return { phase: 'FNL-', unit: `L${leg}------`, phaseType: '3', unnumbered: false, bronze, timed: false, isOther }
  // a column of heats numbers those of a final
  const timed = isTimed || (phase === 'FNL-' && OWN_HEAT.test(plainOf(own)))
  const left = `${beside}_${plainOf(own)}`
    .split('_')
    .filter((word) => word !== '' && word !== 's' && !isGenderWord(word) && !COUNTED.test(word))
  const number = left.length === 1 && /^\d{1,4}$/.test(left[0] as string) ? Number(left[0]) : null
  if (phase === null && left.length === 0)
    return { phase: '----', unit: unitNumber(1), phaseType: '3', unnumbered: true, bronze, timed, isOther }
  if (phase === null && number !== null)
    return { phase: '----', unit: unitNumber(number), phaseType: '3', unnumbered: false, bronze, timed, isOther }
  if (!isOther && (number !== null || left.length === 0))
    return {
      phase: phase ?? '----',
      unit: unitNumber(bronze ? bronzeNumber(number) : (number ?? 1)),
      phaseType: '3',
      unnumbered: number === null,
      bronze,
      timed,
      isOther,
    }
  if (phase === null) {
    const numberAtEnd = endsWithNumber(left) ? Number(left.pop()) : null
    const named = left.join('').toUpperCase()
    return {
      phase: `X${digestOf(named, 3)}`,
      unit: unitNumber(numberAtEnd ?? 1),
      phaseType: '3',
      unnumbered: numberAtEnd === null,
      bronze,
      timed,
      isOther,
    }
  }
  const rest = `${isOther ? 'Q' : ''}${left.join('').toUpperCase()}`
  return {
    phase,
    unit: partOf(/^\d/.test(rest) ? `N${rest}` : rest, 8).padEnd(8, '-'),
    phaseType: '3',
    unnumbered: isOther ? !/(?:^|_)\d{1,3}$/.test(plainOf(own)) && !MATCH_NUMBER.test(words) : !endsWithNumber(left),
    bronze,
    timed,
    isOther,
  }
}

/** `Bronze 1` is behind the final, which is the first. A match with a number of the event keeps it: the final can have the next one. */
const bronzeNumber = (number: number | null): number => (number === null || number < 3 ? (number ?? 1) + 1 : number)

const unitNumber = (number: number): string => `${String(number * 100).padStart(6, '0')}--`

/**
 * The code of one who is known by name: of a person (`AL-…`), whatever the order, case and accents of the name. `which`: from 1, of several of
 * one name. Their days of birth are not in it: a code is public, and whoever has the name could try them all.
 */
export const personCodeOf = (name: string, organisation: string | null, which = 1): string =>
  `${organisation ?? 'X'}-${digestOf(`${organisation ?? ''} ${nameKey(name)}${which === 1 ? '' : ` ${which}`}`, 10)}`

/** A name without order, case and accents: `SILVA, Ana` is `Ana Silva`. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ')

/** A delegation's team of an event; a second one has its words (`Alagoas B`). */
export function teamCodeOf(event: string, organisation: string | null, words: string | null): string {
  const own = event.slice(0, 22).replace(/-+$/, '')
  const which = words === null ? '01' : digestOf(wordsKey(words), 4)
  return `${own}-${organisation ?? 'X'}${which}`.slice(0, 34)
}

/** A short code of a place or a delegation that nobody has given one. */
export function placeCodeOf(words: string, length: number): string {
  const letters = wordsKey(words)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  return letters !== '' && letters.length <= length && letters.length > 2
    ? letters
    : `${letters.slice(0, 2)}${digestOf(wordsKey(words), length - 2)}`.padEnd(length, '0')
}

/** Three letters for a discipline that is none of ours, the first no digit. */
export function disciplineCodeOf(words: string): string {
  const known = codeOfOtherSport(words)
  if (known !== null) return known
  const digest = digestOf(wordsKey(words), 3)
  const code = /^\d/.test(digest) ? `${'BCDFGHJKLM'.charAt(Number(digest[0]))}${digest.slice(1)}` : digest
  return isDisciplineCode(code) ? `Z${code.slice(1)}` : code
}

/** The part of a text that names a phase, and what is left of it: `100 m livre – Final` is an event and its final. */
export function splitPhase(text: string): { readonly phase: string; readonly rest: string } | null {
  const words = text.split(/\s+/)
  for (let length = Math.min(5, words.length); length > 0; length -= 1)
    for (let at = words.length - length; at >= 0; at -= 1) {
      const part = words.slice(at, at + length).join(' ')
      const known = plain(part.replace(/(\d)\s?[ºª°]/g, '$1 o '))
      const whole = known.replace(/_\d{1,3}$|_[a-h]$|(?<=^(?:h|sf|qf))\d{1,2}$/, '')
      // a sign is no phase: + 67 kg
      if (
        known !== '' &&
        (isStage(known) || PHASES.some(({ words: pattern }) => [known, whole].includes(pattern.exec(known)?.[0] ?? '')))
      )
        return {
          phase: part.replace(/^[\s–—:,|-]+|[\s–—:,|-]+$/g, ''),
          rest: [...words.slice(0, at), ...words.slice(at + length)]
            .join(' ')
            .replace(/^[\s–—:,|-]+|[\s–—:,|-]+$/g, ''),
        }
    }
  return null
}
