import { readEventWords } from '@games/domain/sports/recognise/event-words'
import { plain } from '../values.ts'
import { wordsKey } from './sheet.ts'

/** Sports of youth games beside the disciplines of the product: names as organisers write them, by the ODF code of the discipline. */
const BY_CODE: Readonly<Record<string, string>> = {
  BKG: 'breaking|break dance|breakdance',
  BK3: 'basquete 3x3|basquetebol 3x3|basquetbol 3x3|basquet 3x3|baloncesto 3x3|basketball 3x3|3x3 basketball',
  BOC: 'bocha paralímpica|boccia',
  BOX: 'boxe|boxeo|boxing',
  BSB: 'beisebol|béisbol|baseball',
  CLB: 'escalada|escalada esportiva|escalada deportiva|sport climbing|climbing',
  CSP: 'canoagem|canoagem velocidade|canotaje|piragüismo|canoe sprint|canoeing',
  DIV: 'saltos ornamentais|clavados|diving',
  FB5: 'futebol de cegos|futebol de 5|fútbol para ciegos|blind football|football 5 a side',
  GBL: 'goalball',
  GLF: 'golfe|golf',
  GTR: 'trampolim|trampolín|trampoline|ginástica de trampolim|gimnasia de trampolín',
  HOC: 'hóquei|hóquei sobre grama|hockey|hockey sobre césped|field hockey',
  KTE: 'karatê|caratê|karate|karate do|karatê do|karatedo',
  ROW: 'remo|rowing|regatta',
  RU7: 'rugby|rugby sevens|rúgbi|rugby 7',
  SAL: 'vela|sailing',
  SBL: 'softbol|sóftbol|softball',
  SHO: 'tiro esportivo|tiro deportivo|shooting',
  SKB: 'skate|skateboarding|patineta',
  SRF: 'surfe|surf|surfing',
  SWA: 'nado artístico|natación artística|artistic swimming|nado sincronizado',
  TEN: 'tênis|tenis|tennis',
  VBS: 'vôlei sentado|voleibol sentado|sitting volleyball',
  WBK: 'basquete em cadeira de rodas|basquetebol em cadeira de rodas|baloncesto en silla de ruedas|básquet en silla de ruedas|wheelchair basketball',
  WLF: 'levantamento de peso|halterofilismo|levantamiento de pesas|halterofilia|weightlifting',
  WPO: 'polo aquático|waterpolo|water polo',
  WRU: 'rúgbi em cadeira de rodas|rugby em cadeira de rodas|rugby en silla de ruedas|wheelchair rugby',
}

/** Sports that ODF has no discipline for. */
const WITHOUT_CODE =
  'xadrez|xadrez rápido|ajedrez|chess|capoeira|queimada|dodgeball|' +
  'handebol de areia|balonmano playa|beach handball|beach tennis|beach soccer|futebol de areia|fútbol playa|bocha|bolão|jiu-jitsu|kickboxing|' +
  'muay thai|tchoukball|frescobol|futevôlei|netball|cheerleading|tug of war|cabo de guerra|' +
  'orientação|orientación|orienteering|sepak takraw|kabaddi|lawn bowls|duatlo|duatlón|duathlon|aquathlon|' +
  'hóquei em patins|hóquei sobre patins|hockey sobre patines|hockey patines|roller hockey|rink hockey|' +
  'patinação de velocidade|patinaje de velocidad|speed skating|patinação artística|patinaje artístico|figure skating|' +
  'surf life saving|surf lifesaving|life saving|lifesaving|salvamento aquático|salvamento acuático|salvamento y socorrismo|' +
  'e sports|e-sports|esports|esportes eletrônicos|deportes electrónicos|futebol virtual|fútbol virtual'

const CODES: ReadonlyMap<string, string | null> = new Map([
  ...WITHOUT_CODE.split('|').map((name) => [wordsKey(name), null] as const),
  ...Object.entries(BY_CODE).flatMap(([code, names]) =>
    names.split('|').map((name) => [wordsKey(name), code] as const),
  ),
])

/** Words of events that only one of these sports has, in the form of `plain`. */
const EVENT_WORDS: Readonly<Record<string, RegExp>> = {
  CSP: /(?:^|_)[kc]_?[124](?:_|$)|caiaque|kayak/,
  DIV: /(?:trampoli[mn]|pla(?:taforma|tform))_(?:de_|a_)?(?:[135]|7_5|10)_?m(?:ts?|etros?|et(?:er|re)s?)?(?=_|$)|(?<![\d_])(?:[135]|7_5|10)_?m(?:ts?|etros?|et(?:er|re)s?)?_(?:de_)?(?:trampoli[mn]|pla(?:taforma|tform))|springboard/,
  KTE: /(?:^|_)(?:kata|kumite)(?:_|$)/,
  ROW: /(?:^|_)(?:[1248]x|(?:single|double|quad(?:ruple)?)_?(?:sculls?|skiff)|sculls?|skiff|coxe?d|coxless|fours?|eights?|(?:sem|com)_timoneiro|(?:sin|con)_timonel)(?:_|$)/,
  SAL: /(?:^|_)(?:optimist|ilca_?\d?|snipe|hobie_cat|iqfoil)(?:_|$)/,
  SHO: /(?:^|_)(?:carabina|pistola|air_rifle|air_pistol|skeet|fossa_olimpica)(?:_|$)/,
  WLF: /(?:^|_)(?:arranque|arremesso_e_arranque|snatch|clean_and_jerk|envion)(?:_|$)/,
}

/** The ODF codes of such sports whose events have unique words. */
export const SPORTS_WITH_EVENT_WORDS: readonly string[] = Object.keys(EVENT_WORDS)

/** Whether words name an event that only such a sport has: `Single Scull`, `Boys U16 2x`. */
export const isEventOfOtherSport = (code: string, words: string): boolean =>
  EVENT_WORDS[code]?.test(plain(words)) === true && readEventWords(words).legs === null

/**
 * Whether the name of a sport is a part of words that name an event of another sport: `Trampolim` of `Trampolim 3 m` is a board of diving.
 */
export const isInEventOfOtherSport = (name: string, words: string): boolean =>
  Object.entries(EVENT_WORDS).some(
    ([code, pattern]) =>
      code !== codeOfOtherSport(name) && `_${pattern.exec(plain(words))?.[0] ?? ''}_`.includes(`_${plain(name)}_`),
  )

/** Marks that one of these sports has: of golfers who did not pass the cut, or passed it and did not play the last round. */
const MARKS: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  GLF: new Map([
    ['cut', 'CUT'],
    ['mc', 'CUT'],
    ['missed_cut', 'CUT'],
    ['nao_passou_o_corte', 'CUT'],
    ['no_paso_el_corte', 'CUT'],
    ['mdf', 'MDF'],
    ['made_cut_did_not_finish', 'MDF'],
  ]),
}

/** The mark of a result that only the sport of a code has; null: the words are no such mark. */
export const markOfOtherSport = (code: string, words: string): string | null => MARKS[code]?.get(plain(words)) ?? null

/** Words that name a kind of an event in sports without event types. Other sports do not use them. */
const KINDS =
  /^(?:street|park|vert|bowl|shortboard|longboard|bodyboard|lead|boulder|bouldering|rapid[oa]?|relampago|blitz|classic[oa]|clasic[oa]|classical|convencional|absolut[oa]s?|open)$/

/** Whether all words are kinds of an event: `Rápido`, `Street`. */
export const areKinds = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => KINDS.test(word))

/** Whether words are a board of the other sport as well as a sport: `Trampolim` below `Saltos ornamentais`. */
export const isBoardOf = (words: string, sport: string): boolean =>
  codeOfOtherSport(words) === 'GTR' && codeOfOtherSport(sport) === 'DIV'

/** The name of such a sport in Portuguese; null: the code is of no such sport. */
export function nameOfOtherSport(code: string): string | null {
  const name = BY_CODE[code]?.split('|')[0]
  return name === undefined ? null : name.charAt(0).toUpperCase() + name.slice(1)
}

/** Whether words name a sport of youth games beside the disciplines of the product. */
export const isOtherSport = (words: string): boolean => CODES.has(wordsKey(words))

/** The ODF code of such a sport; null: it has none, or the words name no such sport. */
export const codeOfOtherSport = (words: string): string | null => CODES.get(wordsKey(words)) ?? null
