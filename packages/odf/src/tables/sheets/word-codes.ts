import { isDisciplineCode, padRsc } from '@games/domain'
import { plain } from '../values.ts'
import { digestOf } from './digest.ts'
import { wordsKey } from './sheet.ts'

/**
 * Codes that are made of words (decision 0100). All follow from the words alone, so that the same words give the same code in whatever order
 * files come: a part that fits is written out, a longer one is cut and ends with a digest of the whole.
 */

export type EventGender = 'M' | 'W' | 'X' | 'O'

const GENDERS: ReadonlyMap<string, EventGender> = new Map(
  (
    [
      [
        'W',
        'feminino feminina femininos femininas fem femenino femenina women womens woman ladies girls female mulheres mulher mocas meninas mujeres mujer damas chicas w',
      ],
      [
        'M',
        'masculino masculina masculinos masculinas masc men mens man boys male homens homem rapazes meninos hombres hombre varones caballeros chicos',
      ],
      ['X', 'misto mista mistos mistas mixto mixta mixtos mixed x'],
      ['O', 'aberto aberta abierto open'],
    ] as const
  ).flatMap(([gender, words]) => words.split(' ').map((word) => [word, gender] as const)),
)

/** What a cell of a column of genders says. */
export const genderOfCell = (cell: string): EventGender | null => {
  const word = plain(cell)
  return GENDERS.get(word) ?? (word === 'f' ? 'W' : word === 'm' ? 'M' : word === 'o' ? 'O' : null)
}

const CONNECTING = new Set(
  'de do da dos das em com the of e y and para la el los las o a ate hasta up to under below menos que rasos'.split(
    ' ',
  ),
)
const SAME: ReadonlyMap<string, string> = new Map(
  [
    ['M', 'm metro metros meter meters metre metres mts'],
    ['KM', 'km quilometros quilometro kilometros kilometers kilometres'],
    ['KG', 'kg kgs quilos kilos kilo'],
    ['O', 'acima mais over mas above plus'],
    ['X', 'vezes times'],
    ['RELAY', 'revezamento relay relevo relevos posta'],
    ['TEAM', 'equipe equipes equipa equipas equipo equipos team teams'],
    ['INDIVIDUAL', 'individual individuais individuales'],
    ['PAIR', 'dupla duplas pareja parejas doubles dobles pair pairs'],
    ['SINGLES', 'simples singles individuales_simples'],
    ['FR', 'livre freestyle libre libres'],
    ['BK', 'costas backstroke espalda'],
    ['BR', 'peito breaststroke pecho'],
    ['FLY', 'borboleta butterfly mariposa'],
    ['MEDLEY', 'medley combinado'],
    ['HURDLES', 'barreiras hurdles vallas'],
    ['JUMP', 'salto jump'],
    ['LONG', 'distancia largo long'],
    ['HIGH', 'altura high alto'],
    ['SHOT', 'peso_arremesso arremesso shot bala'],
    ['DISCUS', 'disco discus'],
    ['JAVELIN', 'dardo javelin jabalina'],
  ].flatMap(([word = '', others = '']) => others.split(' ').map((other) => [other, word] as const)),
)

/** The words of an event: its gender and division where they name them, and what is left, in capitals. */
export interface EventWords {
  readonly gender: EventGender | null
  readonly division: 1 | 2 | 3 | null
  readonly rest: string
}

export function eventWords(...parts: readonly (string | null | undefined)[]): EventWords {
  let gender: EventGender | null = null
  let division: EventWords['division'] = null
  // a sign before a weight says more or less: +100 kg
  const text = parts
    .filter((part) => part)
    .join(' ')
    .replace(/\+\s?(?=\d)/g, ' over ')
    .replace(/\b([1-3])\s?[ªºa]\s?(?=div)/giu, '$1 ')
    .replace(/(\d)[.,](?=\d{3}\b)/g, '$1')
    .replace(/(\d)[.,](?=\d)/g, '$1.')
  const tokens = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'`´]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+/u)
    .map((token) => token.replace(/^\.+|\.+$/g, ''))
    .filter(Boolean)
  const rest: string[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as string
    const next = tokens[at + 1] ?? ''
    const before = tokens[at - 1] ?? ''
    const found =
      GENDERS.get(token) ?? (isBareGender(token, before, at === tokens.length - 1) ? (token === 'm' ? 'M' : 'W') : null)
    const divided = /^d([1-3])$/.exec(token)?.[1]
    if (found && gender === null && !(token === 'x' && /^\d/.test(next))) gender = found
    else if (divided !== undefined) division = Number(divided) as 1
    else if (/^(?:divisao|division|div)$/.test(token) && /^[1-3]$/.test(next)) {
      division = Number(next) as 1
      at += 1
    } else if (/^[1-3]$/.test(token) && /^(?:divisao|division|div)$/.test(next)) {
      division = Number(token) as 1
      at += 1
    } else if (!CONNECTING.has(token)) rest.push(SAME.get(token) ?? token.toUpperCase())
  }
  return { gender, division, rest: rest.join('') }
}

/** `Até 63 kg F` ends with a gender, `100 m` with metres. */
const isBareGender = (token: string, before: string, last: boolean): boolean =>
  last && (token === 'f' || token === 'm') && !/^\d+$/.test(before)

/** `length` characters of an RSC's part: the words where they fit and are Latin, else their beginning and a digest. */
function partOf(words: string, length: number): string {
  const latin = words.replace(/[^A-Z0-9.]/g, '')
  if (latin === words && latin.length <= length) return latin
  const digest = Math.min(6, length - 2)
  return `${latin.slice(0, length - digest)}${digestOf(words, digest)}`
}

/** The event of a discipline by its words, 34 characters: `JUDW57KG------…`. Its division begins the modifier, as `divisionOf` reads it. */
export function eventCodeOf(discipline: string, { gender, division, rest }: EventWords): string {
  const own = division === null ? partOf(rest, 18) : `${partOf(rest, 8).padEnd(8, '-')}D${division}`
  return padRsc(`${discipline}${gender ?? '-'}${own}`)
}

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

const PHASES: readonly {
  readonly words: RegExp
  readonly phase: string | ((found: RegExpExecArray) => string)
  readonly bronze?: true
}[] = [
  {
    words:
      /(?:medalha_de_|medalla_de_)?(?:bronze|bronce)(?:_medal)?(?:_match|_final|_game)?|(?:disputa_(?:de_|do_)?)?(?:3_?o?|terceiro|tercer|third|3rd)_(?:lugar|place|puesto)/,
    phase: 'FNL-',
    bronze: true,
  },
  { words: /(?:^|(?<=_))1_2(?:_de)?_(?:fina(?:l|is|les|ls)|elimination_round)/, phase: 'SFNL' },
  { words: /(?:^|(?<=_))1_4(?:_de)?_(?:fina(?:l|is|les|ls)|elimination_round)/, phase: 'QFNL' },
  { words: /(?:^|(?<=_))1_8(?:_de)?_(?:fina(?:l|is|les|ls)|elimination_round)/, phase: '8FNL' },
  { words: /(?:^|(?<=_))1_16(?:_de)?_(?:fina(?:l|is|les|ls)|elimination_round)/, phase: 'R32-' },
  { words: /(?:^|(?<=_))1_32(?:_de)?_(?:fina(?:l|is|les|ls)|elimination_round)/, phase: 'R64-' },
  { words: /semi_?fina(?:l|is|les|ls)|semi/, phase: 'SFNL' },
  { words: /(?:quartas?|cuartos?|quarters?)(?:_de)?(?:_?fina(?:l|is|les|ls))?/, phase: 'QFNL' },
  { words: /oitavas(?:_de_final)?|octavos(?:_de_final)?|(?:table|round|last)_of_16|eighth_?finals?/, phase: '8FNL' },
  { words: /(?:16_?avos|dieciseisavos)(?:_de_final)?|(?:table|round|last)_of_32/, phase: 'R32-' },
  { words: /(?:table|round|last)_of_64/, phase: 'R64-' },
  { words: /(?:table|round|last)_of_8(?!\d)/, phase: 'R8--' },
  { words: /repesca(?:gem)?|repechage|repechaje/, phase: 'REPC' },
  { words: /(?:fase_de_grupos|group_stage)/, phase: 'GP--' },
  {
    words: /(?:grupo|group|chave|pool|poule|poole)_([a-z]|\d{1,2})(?![a-z0-9])/,
    phase: ([, which = '']) => `GP${which.toUpperCase()}`.padEnd(4, '-'),
  },
  {
    words: /qualifica(?:tion|cao|toria|cion)|qualifying|classifica(?:toria|cao)|clasifica(?:toria|cion)/,
    phase: 'QUAL',
  },
  { words: /preliminar(?:es|y)?|preliminary|prelims?/, phase: 'PREL' },
  {
    words: /(?:(\d)_?[ao]?_)?(?:rodada|rounds?|ronda|jornada|turno)(?:_(\d{1,2}))?/,
    phase: ([, before, after]) => `RND${roundLetter(before ?? after)}`,
  },
  { words: /eliminatorias?|heats?|baterias?|series?/, phase: 'HEAT' },
  { words: /fina(?:l|is|les|ls)/, phase: 'FNL-' },
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
}

/**
 * `own`: what a column of its own says of the unit, so that numbers in `text` are of the phase alone. `occasion`: what a column says that it
 * is, where it is no contest.
 */
export function unitWords(
  text: string,
  { own = '', occasion = null }: { readonly own?: string; readonly occasion?: string | null } = {},
): UnitWords {
  const plainOf = (written: string) => plain(written.replace(/(\d)\s?[ºª°]/g, '$1 o ').replace(/º|ª/g, ''))
  const words = plainOf(text)
  const kind = OCCASIONS.find((one) => one.words.test(occasion === null ? words : plain(occasion)))
  if (kind) {
    const number = /(\d{1,4})(?!.*\d)/.exec(`${words}_${plainOf(own)}`)?.[1]
    return {
      phase: kind.phase,
      unit: unitNumber(number ? Number(number) : 1),
      phaseType: kind.phaseType,
      unnumbered: true,
      bronze: false,
    }
  }
  const known = PHASES.map((one) => ({ one, found: one.words.exec(words) })).find(({ found }) => found !== null)
  const phase = known?.found
    ? typeof known.one.phase === 'string'
      ? known.one.phase
      : known.one.phase(known.found)
    : null
  const bronze = known?.one.bronze === true
  const beside = known?.found
    ? `${words.slice(0, known.found.index)}_${words.slice(known.found.index + known.found[0].length)}`
    : words
  const left = `${beside}_${plainOf(own)}`
    .split('_')
    .filter((word) => word !== '' && word !== 's' && !GENDERS.has(word) && !COUNTED.test(word))
  const number = left.length === 1 && /^\d{1,4}$/.test(left[0] as string) ? Number(left[0]) : null
  if (phase === null && left.length === 0)
    return { phase: '----', unit: unitNumber(1), phaseType: '3', unnumbered: true, bronze }
  if (phase === null && number !== null)
    return { phase: '----', unit: unitNumber(number), phaseType: '3', unnumbered: false, bronze }
  if (number !== null || left.length === 0)
    return {
      phase: phase ?? '----',
      unit: unitNumber((number ?? 1) + (bronze ? 1 : 0)),
      phaseType: '3',
      unnumbered: number === null,
      bronze,
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
    }
  }
  const rest = left.join('').toUpperCase()
  return {
    phase,
    unit: partOf(/^\d/.test(rest) ? `N${rest}` : rest, 8).padEnd(8, '-'),
    phaseType: '3',
    unnumbered: !endsWithNumber(left),
    bronze,
  }
}

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
      const whole = known.replace(/_\d{1,3}$|_[a-h]$/, '')
      if (PHASES.some(({ words: pattern }) => [known, whole].includes(pattern.exec(known)?.[0] ?? '')))
        return {
          phase: part.replace(/^[\s–—:,|-]+|[\s–—:,|-]+$/g, ''),
          rest: [...words.slice(0, at), ...words.slice(at + length)]
            .join(' ')
            .replace(/^[\s–—:,|-]+|[\s–—:,|-]+$/g, ''),
        }
    }
  return null
}
