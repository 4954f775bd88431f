/** Patterns over plain words (`plain`): a final that decides the medals, and those that do not. */
const FINAL = '(?:final|finais|finales|finals)'
const LINK = '(?:_(?:de|do|da|del|la|dos|das|pelo|pela|por|el|o|a|for|the|of))*'
const ORDINAL = '(?:_?(?:[ao]s?|st|nd|rd|th|[rd][ao]|er|era|t[ao]|m[ao]|v[ao]|n[ao]))'
const PLACE = '(?:lugar(?:es)?|lug|places?|puestos?|posicao|posicoes|posicion|posiciones)'
const WRITTEN: Readonly<Record<string, number>> = {
  primeiro: 1,
  primer: 1,
  first: 1,
  segundo: 2,
  second: 2,
  terceiro: 3,
  tercer: 3,
  third: 3,
  quinto: 5,
  fifth: 5,
  setimo: 7,
  septimo: 7,
  seventh: 7,
  nono: 9,
  noveno: 9,
  ninth: 9,
}
const NUMBER = `(\\d{1,2}|${Object.keys(WRITTEN).join('|')})`
const NEXT = `(?:(?:_(?:e|y|and|ao|a|al|to|ou|o))?_\\d{1,2}${ORDINAL}?)`

/**
 * The first place of those that a contest decides: `3º e 4º lugar`, `Lugares 9–12`, `Final 5º ao 8º`, `Final 3-4`, `Final for 3rd`,
 * `Disputa de 3º`, `3º x 4º`.
 */
const PLACES = [
  `(?<![a-z])(?:disputa|decisao|decision|definicao|definicion)${LINK}_${NUMBER}${ORDINAL}?$`,
  `(?<![a-z])disp(?:uta)?(?:_d[eo])?_(3)${ORDINAL}?(?:(?:_(?:x|vs?|e|y|and))?_4${ORDINAL}?)?$`,
  `^(3)${ORDINAL}(?:_(?:x|vs?|e|y|and))?_4${ORDINAL}?$`,
  `(?<![a-z0-9])${NUMBER}${ORDINAL}?${NEXT}?_${PLACE}`,
  `(?<![a-z0-9])${PLACE}_${NUMBER}${ORDINAL}?${NEXT}?(?![a-z0-9])`,
  `${FINAL}${LINK}_${NUMBER}${ORDINAL}?${NEXT}(?=$|_(?!${'(?:serie|heat|bateria|jogo|game|match)'}))`,
  `${FINAL}${LINK}_${NUMBER}${ORDINAL}(?=$)`,
].map((pattern) => new RegExp(pattern))

/** A division or cup beside the main one. */
const LESSER =
  /consola(?:cao|cion|tion)|consuelo|(?<![a-z])(?:plate|shield|bowl)(?![a-z])|(?:serie|taca|copa|cup|trofeu|trofeo|torneio|torneo|chave|divisao|division)_(?:de_)?(?:prata|plata|silver|bronze|bronce|[b-h](?![a-z0-9]))|(?:prata|plata|silver|bronze|bronce)_(?:cup|division|series)|(?:final|finais|finales|finals)_(?:de_)?(?:prata|plata|silver)(?![a-z])|(?:silver|prata|plata)_final|final_[b-h](?![a-z0-9])|(?<![a-z])[b-h]_final|segunda_divis/
/** A cup for those who are out of the main one, whose third place is no medal either. */
const LESSER_CUP =
  /(?<![a-z])(?:plate|shield|bowl)(?![a-z])|(?:taca|copa|cup|trofeu|trofeo|torneio|torneo)_(?:de_)?(?:prata|plata|silver|bronze|bronce|[b-h](?![a-z0-9]))|(?:prata|plata|silver|bronze|bronce)_cup(?![a-z])/

/** Whether plain words name a cup for those who are out of the main one: `Plate`, `Taça Prata`. */
export const isLesserCup = (words: string): boolean => LESSER_CUP.test(words)

/** A part of the event: a region, a leg, a side of the bracket, a group, a day. */
const PART =
  /(?<![a-z])(?:regional|sectional|distrital|municipal|estadual|estatal|provincial|conferencia|conference|zonal|seletiva|seletivo|qualifying|qualifier|perdedores|losers|vencedores|ganadores|winners|superior|inferior|upper|lower|returno|intermediaria)(?![a-z])|final_(?:d[aeo]l?_)?(?:turno|fase_de_grupos)|final_(?:d[aeo]l?_)?(?:\d{1,2}_(?:[ao]_)?|primeir[ao]_|primera?_|segund[ao]_|first_|second_)(?:turno|fase|etapa|rodada|round|stage)|(?:pre|sub|mini|ante)_?final|amistos[oa]|friendly|(?:grupo|group|chave|pool|poule|zona|etapa|day|dia)_(?:[a-z]|\d{1,2}|norte|sul|sur|leste|este|oeste|north|south|east|west)(?![a-z0-9])/

/** A table of several that decides: `Triangular final`, `Fase final`. */
const TABLE = /(?<![a-z])(?:triangular|quadrangular|cuadrangular|pentagonal|hexagonal|heptagonal|octogonal)(?![a-z])/
const FINAL_STAGE =
  /(?<![a-z])(?:fase|etapa|rodada|ronda|grupo|chave|turno)_final(?![a-z])|(?<![a-z])final_(?:stage|phase|round|group|pool)(?![a-z])/

/** Whether plain words are those of the final stage, without a contest of it. */
export const isStage = (words: string): boolean => FINAL_STAGE.test(words) && withoutStage(words) === ''

const RANKING =
  /^(?:classificacao|clasificacion|colocacao|resultados?|ranking|puestos)_(?:geral_|general_)?(?:final|finais|finales)$|^(?:classificacao|clasificacion|ranking)_(?:geral|general)$|^final_(?:classification|ranking|standings?|placings?|results?)$/

/** Whether plain words name the ranking of a whole event: `Classificação final`. */
export const isRanking = (words: string): boolean => RANKING.test(words)

/** Plain words without those of the final stage: `Fase final – Semifinal 1`. */
export const withoutStage = (words: string): string => words.replace(FINAL_STAGE, '_').replace(/^_+|_+$/g, '')

const RANGE = new RegExp(
  `(?<![a-z0-9])([5-9]|[1-3]\\d)${ORDINAL}?(?:_(?:ao?|al|to|e|y|and))?_(\\d{1,2})${ORDINAL}?(?:_${PLACE})?(?![a-z0-9])`,
)

/**
 * The places that matches before the last one are for, `Semifinal 5º–8º`: the first of them, and the words beside; null: the words name none.
 * Their number is that of a bracket.
 */
export function placesIn(words: string): { readonly first: number; readonly beside: string } | null {
  const found = RANGE.exec(words)
  const [first, last] = [Number(found?.[1]), Number(found?.[2])]
  const size = last - first + 1
  if (!found || first < 5 || ![4, 8, 16].includes(size) || (first - 1) % size !== 0) return null
  return { first, beside: words.replace(found[0], '_') }
}

const BRONZE = /(?<![a-z])(?:bronze|bronce)(?![a-z])|(?:pequena|pequeno|small|little)_final|final_pequena/
const GOLD =
  /(?:medalha_de_|medalla_de_|disputa_d[eo]_|final_d[eo]_)(?:ouro|oro)(?![a-z])|gold_(?:medal|final)|championship_(?:match|game|final|bout)|(?:disputa|decisao|definicion)_d[eo]l?_titulo/
const EARLIER =
  /semi|meias?_?fina|quart|(?:^|_)qtrs?(?:_|$)|cuart|oitav|octav|eighth|avos|(?:^|_)1_(?:2|4|8|16|32)(?:_|$)|(?:^|_)(?:4|8|16)_?(?:o_?s?|as?)_de_fina|repesca|repech|elimination|round_of|last_of|table_of/

/** Words that do not tell finals apart. */
const NEUTRAL =
  /(?<![a-z])(?:grande?|grand|decisao|definicion|disputa|playoff|play_off|titulo|championship|oro|ouro|gold|direta|directa|direct|straight|unica|only)(?![a-z])|(?:arena|quadra|court|cancha|tatame|tatami|tapete|mat|mesa|pista|campo|area)_\d{1,2}(?!\d)/g

/** A contest of the final phase, by its medals. `other`: places behind the medals, or the medals of a part of the event. */
export interface FinalWords {
  readonly decides: 'gold' | 'bronze' | 'table' | 'other'
  /** The words that may tell it from others of its kind. */
  readonly beside: string
}

/**
 * Reads words as a contest of the final phase; null: they name no such contest. `isMatch`: it has two sides. Lists of several finals are told apart by
 * their codes, and their order is for the organiser to choose.
 */
export function finalIn(words: string, isMatch: boolean): FinalWords | null {
  if (TABLE.test(words) || (isMatch && FINAL_STAGE.test(words))) return { decides: 'table', beside: '' }
  if (EARLIER.test(words)) return null
  const isFinal = hasFinal(words)
  if (isMatch && isFinal && (LESSER.test(words) || PART.test(words))) return { decides: 'other', beside: words }
  const place = PLACES.map((pattern) => pattern.exec(words)).find((found) => found !== null)
  const first = place?.[1] === undefined ? null : (WRITTEN[place[1]] ?? Number(place[1]))
  if (isMatch && first !== null && isLesserCup(words)) return { decides: 'other', beside: words }
  const rest = [place?.[0] ?? '', BRONZE.exec(words)?.[0] ?? '', ...(words.match(new RegExp(FINAL, 'g')) ?? [])]
    .reduce((left, part) => left.replace(part, '_'), words)
    .replace(NEUTRAL, '_')
  if (first === 3 || BRONZE.test(words)) return { decides: 'bronze', beside: rest }
  if (first === 1 || GOLD.test(words)) return { decides: 'gold', beside: rest }
  if (first !== null) return isFinal ? { decides: 'other', beside: words } : null
  return isFinal ? { decides: 'gold', beside: rest } : null
}

const MATCH = '(?:jogo|partida|partido|juego|match|game)'
const OF_FINAL = `(?:final|${MATCH}${LINK}_final)(?![a-z])`
/** Words of the first and the second match of a final. */
const LEGS = [
  `(?<![a-z])ida(?![a-z])|(?:first|1st)_leg|(?<![a-z0-9])(?:1${ORDINAL}|primeir[ao]|primera?|first)_${OF_FINAL}`,
  `(?<![a-z])(?:volta|vuelta)(?![a-z])|(?:second|2nd)_leg|(?<![a-z0-9])(?:2${ORDINAL}|segund[ao]|second)_${OF_FINAL}`,
].map((words) => new RegExp(words))

/** The number of a match of a final that has two: `Final – ida`, `2º jogo da final`; null: the words name none. */
export function legIn(words: string): 1 | 2 | null {
  const [first, second] = LEGS.map((leg) => leg.test(words))
  return first === second ? null : first ? 1 : 2
}

export const hasFinal = (words: string): boolean => new RegExp(FINAL).test(words)
