import { wordsKey } from './sheet.ts'

/** Sports of youth games beside the disciplines of the product: names as organisers write them, by the ODF code of the discipline. */
const BY_CODE: Readonly<Record<string, string>> = {
  BK3: 'basquete 3x3|baloncesto 3x3|basketball 3x3|3x3 basketball',
  BOX: 'boxe|boxeo|boxing',
  BSB: 'beisebol|béisbol|baseball',
  CLB: 'escalada|escalada esportiva|escalada deportiva|sport climbing|climbing',
  CSP: 'canoagem|canoagem velocidade|canotaje|piragüismo|canoe sprint|canoeing',
  DIV: 'saltos ornamentais|clavados|diving',
  GLF: 'golfe|golf',
  GTR: 'trampolim|trampolín|trampoline|ginástica de trampolim|gimnasia de trampolín',
  HOC: 'hóquei|hóquei sobre grama|hockey|hockey sobre césped|field hockey',
  KTE: 'karatê|caratê|karate',
  ROW: 'remo|rowing|regatta',
  RU7: 'rugby|rugby sevens|rúgbi|rugby 7',
  SAL: 'vela|sailing',
  SBL: 'softbol|sóftbol|softball',
  SHO: 'tiro esportivo|tiro deportivo|shooting',
  SKB: 'skate|skateboarding|patineta',
  SRF: 'surfe|surf|surfing',
  SWA: 'nado artístico|natación artística|artistic swimming|nado sincronizado',
  TEN: 'tênis|tenis|tennis',
  WLF: 'levantamento de peso|halterofilismo|levantamiento de pesas|halterofilia|weightlifting',
  WPO: 'polo aquático|waterpolo|water polo',
}

/** Sports that ODF has no discipline for. */
const WITHOUT_CODE =
  'xadrez|xadrez rápido|ajedrez|chess|capoeira|queimada|dodgeball|' +
  'handebol de areia|balonmano playa|beach handball|beach tennis|beach soccer|futebol de areia|fútbol playa|bocha|bolão|jiu-jitsu|kickboxing|' +
  'muay thai|tchoukball|frescobol|futevôlei|netball|cheerleading|tug of war|cabo de guerra'

const CODES: ReadonlyMap<string, string | null> = new Map([
  ...WITHOUT_CODE.split('|').map((name) => [wordsKey(name), null] as const),
  ...Object.entries(BY_CODE).flatMap(([code, names]) =>
    names.split('|').map((name) => [wordsKey(name), code] as const),
  ),
])

/** Whether words name a sport of youth games beside the disciplines of the product. */
export const isOtherSport = (words: string): boolean => CODES.has(wordsKey(words))

/** The ODF code of such a sport; null: it has none, or the words name no such sport. */
export const codeOfOtherSport = (words: string): string | null => CODES.get(wordsKey(words)) ?? null
