/**
 * The words of an event before its type is known: quantities with their units, gender, division, age class, and the other words. Quantities come
 * first, so that the `m` of metres is never a gender and the sign of a weight class is never lost.
 */
export interface EventWords {
  readonly gender: EventGender | null
  /** Genders in words that contradict each other. */
  readonly genders: readonly EventGender[]
  readonly division: 1 | 2 | 3 | null
  /** Letters and digits for an RSC: `U15`, `12T14`, `JUV`, `INFB`, `YEAR9`, `B2010` or `B2009T10` for years of birth. */
  readonly ageClass: string | null
  readonly metres: number | null
  /** Members of a relay: 4 of `4x100 m`. */
  readonly legs: number | null
  readonly kg: number | null
  /** True for a class without an upper limit: `+78 kg`. */
  readonly over: boolean
  /** Of an implement, such as a javelin. */
  readonly grams: number | null
  /** Numbers without a unit. */
  readonly numbers: readonly number[]
  /** The other words in order, lower case, without accents and connecting words. */
  readonly words: readonly string[]
}

export type EventGender = 'M' | 'W' | 'X' | 'O'

const WORDS_OF_GENDER: Readonly<Record<EventGender, string>> = {
  W: 'feminino feminina femininos femininas fem femenino femenina femenil women womens woman ladies girls girl female mulheres mulher moca mocas menina meninas mujeres mujer dama damas chicas w',
  M: 'masculino masculina masculinos masculinas masc men mens man boys boy male homens homem rapaz rapazes menino meninos hombres hombre varones varonil caballeros chicos',
  X: 'misto mista mistos mistas mixto mixta mixtos mixtas mixed mix mx x integrado',
  O: 'aberto aberta abierto abierta open',
}
const GENDERS: ReadonlyMap<string, EventGender> = new Map(
  (Object.entries(WORDS_OF_GENDER) as [EventGender, string][]).flatMap(([gender, words]) =>
    words.split(' ').map((word) => [word, gender] as const),
  ),
)

/** Whether a word, in lower case without accents, names a gender. */
export const isGenderWord = (word: string): boolean => GENDERS.has(word)

/** Initials of cells: `D` and `V` of damas and varones. */
const INITIALS: ReadonlyMap<string, EventGender> = new Map([
  ['f', 'W'],
  ['d', 'W'],
  ['m', 'M'],
  ['v', 'M'],
  ['o', 'O'],
])

/** The gender that a cell of a column of genders names; null for any other text. */
export function genderOfCell(cell: string): EventGender | null {
  const word = plain(cell).trim().replace(/\.$/, '')
  return GENDERS.get(word) ?? INITIALS.get(word) ?? null
}

const AGE_CLASSES: Readonly<Record<string, string>> = {
  'pre mirim': 'PMIR',
  mirim: 'MIR',
  mirins: 'MIR',
  petiz: 'PET',
  petizes: 'PET',
  iniciado: 'INI',
  iniciada: 'INI',
  iniciados: 'INI',
  iniciadas: 'INI',
  'pre infantil': 'PINF',
  preinfantil: 'PINF',
  preinfantiles: 'PINF',
  infantil: 'INF',
  infantiles: 'INF',
  infantis: 'INF',
  cadete: 'CAD',
  cadetes: 'CAD',
  cadet: 'CAD',
  cadets: 'CAD',
  'pre juvenil': 'PJUV',
  prejuvenil: 'PJUV',
  prejuveniles: 'PJUV',
  juvenil: 'JUV',
  juvenis: 'JUV',
  juveniles: 'JUV',
  youth: 'JUV',
  junior: 'JUN',
  juniores: 'JUN',
  juniors: 'JUN',
  adulto: 'ADU',
  adultos: 'ADU',
  senior: 'SEN',
  seniores: 'SEN',
  master: 'MAS',
  alevin: 'ALE',
  alevines: 'ALE',
  prebenjamin: 'PBEN',
  prebenjamines: 'PBEN',
  benjamim: 'BEN',
  benjamin: 'BEN',
  benjamins: 'BEN',
  benjamines: 'BEN',
}

/** The letter of a class, at most with a gender behind it: `Infantis B femininos`, `Sub-14 B`. */
const LETTER = String.raw`(?:[\s-]+"?([a-d])\b(?!\s*(?!(?:${[...GENDERS.keys()].join('|')}|f)\b)\p{L}))?`

/** A year of birth, and words before one: `Nascidos em 2010`, `Ano 2009/2010`, `Categoría 2010`. */
const YEAR = String.raw`(?:19[89]|20\d)\d`
const OF_BIRTH = String.raw`(?:(?:(?:anos?|years?) (?:(?:de|of) )?)?(?:nascid[oa]s?|nacid[oa]s?|born|nasc(?:imento)?|nac(?:imiento)?|birth)|anos?|years?|birth year|geracao|generacion|categoria|category|class[es]?|clase)`
const BORN = new RegExp(
  String.raw`\b${OF_BIRTH}\b\.?[\s:]*(?:(?:em|en|in|de)\s+)?(${YEAR})\b(?!\s*m(?:etros?|eters?)?\b)(?:\s*(?:[/–-]|\b(?:e|y|and|a|to)\b)\s*(${YEAR}|\d{2})\b)?`,
)
const YEARS_OF_BIRTH = new RegExp(String.raw`(?<![\d./–-])(${YEAR})\s?[/–-]\s?(${YEAR}|\d{2})(?![\d./–-])`)

/** The class of one or two years of birth; null: the second year is not one of the four after the first. */
function birthClass(first: string, second: string | undefined): string | null {
  if (second === undefined) return `B${first}`
  const years = (Number(second.slice(-2)) - Number(first.slice(-2)) + 100) % 100
  return years >= 1 && years <= 4 ? `B${first}T${second.slice(-2)}` : null
}

/** The first year of birth of a class (`B2010`); null: the class has no years of birth. */
export const firstYearOfBirth = (ageClass: string): number | null => {
  const year = /^B(\d{4})/.exec(ageClass)?.[1]
  return year === undefined ? null : Number(year)
}

/** Whether a word, in lower case without accents, names an age class. */
export const isAgeClassWord = (word: string): boolean => Object.hasOwn(AGE_CLASSES, word)

const CONNECTING = new Set(
  'de do da dos das del em com c con en with the of e y and a o os as al el la los las por para pra no na nos nas s m un uma'.split(
    ' ',
  ),
)

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'`´]/g, '')
    .toLowerCase()

const OVER = String.raw`(?:\+|>|≥|acima|mais|mas|over|above|plus)`
const UNDER = String.raw`(?:-|−|–|<|≤|ate|hasta|menos|under|up to|below|abaixo)`
const NUMBER = String.raw`\d{1,3}(?:\.\d{1,3})?`
const KG = String.raw`(?:kgs?|quilos?|kilos?|k)\b`

/** Writes out the abbreviations of a sport in the words of an event. */
export const writtenOut = (words: string, abbreviations: Readonly<Record<string, string>>): string =>
  words.replace(/\p{L}+/gu, (word) => {
    const key = word.toLowerCase()
    return (Object.hasOwn(abbreviations, key) ? abbreviations[key] : undefined) ?? word
  })

/** The women and men of a mixed team: `(2 M + 2 F)`, `2 boys and 2 girls`. */
const SEXES = String.raw`(?:m|h|f|masc\w*|fem\w*|men|women|boys|girls|homens|mulheres|hombres|mujeres|rapazes|mocas|meninos|meninas|varones|damas|chicos|chicas)`
const OF_BOTH = new RegExp(
  String.raw`\(?(?<![\d.,])\d\s?${SEXES}\s*(?:\+|\be\b|\by\b|\band\b|&|/|,)\s*\d\s?${SEXES}(?![\p{L}\d])\)?`,
  'gu',
)

/** Words of a contest that ranks women and men apart, with those of a mixed one before them. */
const BY_SEX =
  /(?:\b(?:mist|mixt)[oa]s?\s+|\bmixed\s+)?(?:\b(?:separad|dividid)[oa]s?\s+|\b(?:separated|divided)\s+)?\b(?:por|by)\s+(?:sexos?|naipes?|generos?|ramas?|sex|gender)\b/g

/** Reads the words of an event in Portuguese, Spanish or English. Parts are the cells that name it, in any order. */
export function readEventWords(...parts: readonly (string | null | undefined)[]): EventWords {
  let text = ` ${plain(parts.filter((part) => part).join(' '))} `
    // 1.500 m and 10,000 m are thousands, 0,914 m is not
    .replace(/(?<![\d.,])([1-9]\d{0,2})[.,](\d{3})(?![\d])/g, '$1$2')
    .replace(/(\d)[.,](?=\d)/g, '$1.')
    .replace(/[×✕]/g, 'x')
    // `Mixto por sexo`: a race of both, ranked by sex
    .replace(BY_SEX, ' ')
    .replace(OF_BOTH, ' misto ')
    // B U16 1x: boys and girls before their age
    .replace(/^ ([bg])(?= u-?\d{2}\b)/, (_, letter) => (letter === 'b' ? ' boys' : ' girls'))
  const take = <T>(pattern: RegExp, read: (match: RegExpExecArray) => T | null): T | null => {
    const match = pattern.exec(text)
    const value = match && read(match)
    if (match === null || value === null) return null
    text = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    return value
  }
  const number = (written: string | undefined): number => Number(written)

  const division = take(
    /\bd([1-3])\b|\b(?:divisao|division|div)\.?\s*([1-3])\b|\b([1-3])\s?[ao]?\s?(?:divisao|division|div)\b/,
    ([, a, b, c]) => number(a ?? b ?? c) as 1 | 2 | 3,
  )
  const ageClass =
    // M15 is fencing's under 15; the m of 100 m is followed by a space
    take(
      new RegExp(
        String.raw`\b(?:(?:sub|under|u|menores de)[\s-]?|m)(\d{2})\b(?!\s*(?:k|m\b|metro|\.))(?:\s*(?:anos|anios|years)\b)?${LETTER}`,
        'u',
      ),
      ([, age, letter = '']) => `U${age}${letter.toUpperCase()}`,
    ) ??
    take(/\b(\d{1,2})\s*(?:a|to|e|ate|-|–)\s*(\d{1,2})\s*(?:anos|anios|years)\b/, ([, from, to]) => `${from}T${to}`) ??
    take(
      /(?<!(?:acima|mais|mas|maiores|mayores|over|above) (?:de )?)(?<![\d+>–-] ?)\b(?:(?:ate|hasta|up to) )?(\d{2}) (?:anos|anios|years)\b(?! (?:ou|e|y|o|and|or) |\s*\+| acima)/,
      ([, age]) => `U${age}`,
    ) ??
    take(/(?<![\d+-])\b(\d{1,2})\s?[-–]\s?(\d{1,2})\b(?!\s*(?:k|m))/, ([, from, to]) =>
      number(from) < number(to) && number(to) < 20 ? `${from}T${to}` : null,
    ) ??
    take(BORN, ([, first = '', second]) => birthClass(first, second)) ??
    // of a school: `Year 9`
    take(
      /\b(year|grade|form|grado) (\d{1,2})(?![\d.]|\s?(?:m|kg|km)\b)/,
      ([, word = '', year = '']) => `${word.toUpperCase()}${year}`,
    ) ??
    take(YEARS_OF_BIRTH, ([, first = '', second]) => birthClass(first, second)) ??
    take(
      new RegExp(String.raw`\b(${Object.keys(AGE_CLASSES).join('|')})\b${LETTER}`, 'u'),
      ([, word = '', letter = '']) => `${AGE_CLASSES[word]}${letter.toUpperCase()}`,
    )

  const relay = take(
    /\b(\d{1,2})\s*[x*]\s*(\d{2,4})(?:\s*-?\s*(?:metros?|meters?|metres?|mts?|m)\b)?/,
    ([, legs, metres]) => ({
      legs: number(legs),
      metres: number(metres),
    }),
  )
  const between = String.raw`\s*(?:de\s*)?`
  const kilos =
    // a closed class that begins with what it is above: + de 48 kg ate 52 kg, +48 a 52 kg
    take(
      new RegExp(`(?:${OVER}${between})?(${NUMBER})\\s*(?:${KG})?\\s*(?:a|ate|hasta|to|-|–)\\s*(${NUMBER})\\s*${KG}`),
      ([, , limit]) => ({ kg: number(limit), over: false }),
    ) ??
    take(new RegExp(`${OVER}${between}(${NUMBER})\\s*${KG}`), ([, limit]) => ({ kg: number(limit), over: true })) ??
    take(
      new RegExp(
        `(${NUMBER})\\s*${KG}\\s*(?:e\\s|ou\\s|y\\s|o\\s|and\\s|or\\s)?\\s*(?:acima|mais|mas|over|above|plus)\\b`,
      ),
      ([, limit]) => ({
        kg: number(limit),
        over: true,
      }),
    ) ??
    take(new RegExp(`(${NUMBER})\\s*(?:${KG})?\\s*\\+(?:\\s*${KG})?`), ([, limit]) => ({
      kg: number(limit),
      over: true,
    })) ??
    take(new RegExp(`(?:(?:sub|${UNDER})${between})?(?<![\\d.])(${NUMBER})\\s*${KG}`), ([, limit]) => ({
      kg: number(limit),
      over: false,
    })) ??
    take(new RegExp(`${OVER}${between}(${NUMBER})\\b(?!\\s*(?:m|g|a))`), ([, limit]) => ({
      kg: number(limit),
      over: true,
    })) ??
    take(new RegExp(`(?<![\\p{L}\\d])${UNDER}${between}(${NUMBER})\\b(?!\\s*(?:m|g|a))`, 'u'), ([, limit]) => ({
      kg: number(limit),
      over: false,
    }))
  const grams = take(/\b(\d{3,4})\s*(?:gramas?|gramos?|gr?)\b/, ([, written]) => number(written))
  const kilometres = take(
    /\b(\d{1,3}(?:\.\d{1,3})?)\s*-?\s*(?:km|kms|quilometros?|kilometros?|kilomet(?:er|re)s?)(?![a-z])/,
    ([, km]) => Math.round(number(km) * 1000),
  )
  const metres =
    relay?.metres ??
    kilometres ??
    // Hy-Tek: `50 LC Meter`, of a long or short course
    take(/(?<![\d.])(\d{2,5})\s*-?\s*(?:[ls]c\s+)?(?:metros?|meters?|metres?|mts?|m)(?![a-z])/, ([, written]) =>
      number(written),
    )

  const genders: EventGender[] = []
  const numbers: number[] = []
  const words: string[] = []
  const tokens = text.split(/[^\p{L}\p{N}.]+|\.(?!\d)/u).filter(Boolean)
  for (const [at, token] of tokens.entries()) {
    // `Open water 5 km – boys` is of no open event
    const gender = token === 'open' && tokens[at + 1] === 'water' ? undefined : GENDERS.get(token)
    const isLast = tokens.slice(at + 1).every(isGenderWord)
    if (gender !== undefined) genders.push(gender)
    else if (token === 'f' || (token === 'm' && at === tokens.length - 1)) genders.push(token === 'f' ? 'W' : 'M')
    else if (/^\d+(?:\.\d+)?$/.test(token)) numbers.push(Number(token))
    // the letter of a class ends the words: 50 m livre A
    else if (!CONNECTING.has(token) || (isLast && /^[ace]$/.test(token))) words.push(token)
  }
  // `Open feminino` is the open class of women
  const isOpenClass = genders.includes('O') && genders.some((gender) => gender !== 'O')
  if (isOpenClass) words.push('open')
  const distinct = [...new Set(genders)].filter((gender) => !isOpenClass || gender !== 'O')
  return {
    gender: distinct.length === 1 ? (distinct[0] ?? null) : null,
    genders: distinct,
    division,
    ageClass,
    metres,
    legs: relay?.legs ?? null,
    kg: kilos?.kg ?? null,
    over: kilos?.over ?? false,
    grams,
    numbers,
    words,
  }
}
