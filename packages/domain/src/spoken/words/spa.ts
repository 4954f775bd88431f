import { capital } from '../../text/capital.ts'
import type { ContestWord, ScoringWord } from '../../sports/voice.ts'
import type { PeriodsWord, Spoken, SpokenPeriod, SpokenTime, SpokenWords, Standing } from '../spoken-words.ts'

/** With its article; those that are not feminine are masculine. */
const CONTEST: Readonly<Record<ContestWord, string>> = {
  match: 'el partido',
  bout: 'el combate',
  assault: 'el asalto',
  duel: 'el duelo',
  tie: 'el enfrentamiento',
  race: 'la prueba',
  event: 'la prueba',
}
const ended = (contest: ContestWord, stem: string): string => stem + (CONTEST[contest].startsWith('la ') ? 'a' : 'o')
const of = (the: string): string => (the.startsWith('el ') ? `d${the}` : `de ${the}`)

const ORDINALS = ['', 'primer', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo', 'noveno']
const FEMININE = ['', 'primera', 'segunda', 'tercera', 'cuarta', 'quinta', 'sexta', 'séptima', 'octava', 'novena']

const COUNTED = {
  quarter: ['cuarto', 'el'],
  half: ['tiempo', 'el'],
  set: ['set', 'el'],
  game: ['juego', 'el'],
  period: ['período', 'el'],
  round: ['asalto', 'el'],
  bout: ['combate', 'el'],
  leg: ['relevo', 'el'],
  overtime: ['prórroga', 'la'],
} as const
const PLAIN = {
  overtime: ['prórroga', 'la'],
  'extra-minute': ['minuto extra', 'el'],
  shootout: ['desempate', 'el'],
  'golden-score': ['punto de oro', 'el'],
  'half-time': ['descanso', 'el'],
  total: ['total', 'el'],
} as const

const article = (name: SpokenPeriod): 'el' | 'la' =>
  name.kind === 'counted' ? COUNTED[name.word][1] : PLAIN[name.word][1]
const period = (name: SpokenPeriod): string => {
  if (name.kind === 'plain') return PLAIN[name.word][0]
  // "cuarto cuarto" is nobody's word
  if (name.word === 'quarter' && name.figure === 4) return 'último cuarto'
  const ordinals = article(name) === 'la' ? FEMININE : ORDINALS
  return `${ordinals[name.figure] ?? name.figure} ${COUNTED[name.word][0]}`
}

const SCORED: Readonly<Record<ScoringWord, readonly [one: string, many: string]>> = {
  goal: ['gol', 'goles'],
  point: ['1 punto', 'puntos'],
  touch: ['tocado', 'tocados'],
  ippon: ['ippon', 'ippones'],
  'waza-ari': ['waza-ari', 'waza-ari'],
  yuko: ['yuko', 'yuko'],
  shido: ['shido', 'shidos'],
}
const scored = (what: ScoringWord, count: number): string =>
  capital(count === 1 ? SCORED[what][0] : `${count} ${SCORED[what][1]}`)

const PERIODS: Readonly<Record<PeriodsWord, readonly [one: string, many: string]>> = {
  set: ['set', 'sets'],
  game: ['juego', 'juegos'],
  round: ['asalto', 'asaltos'],
  'set-point': ['punto de set', 'puntos de set'],
  bout: ['combate', 'combates'],
}
const periods = (figure: string, what: PeriodsWord): string => `${figure} ${PERIODS[what][figure === '1' ? 0 : 1]}`

const count = (figure: number, one: string, many: string): string => `${figure} ${figure === 1 ? one : many}`

const FRACTIONS = [
  ['', ''],
  ['décima', 'décimas'],
  ['centésima', 'centésimas'],
  ['milésima', 'milésimas'],
] as const

/** "11 segundos y 21 centésimas". */
function time({ hours, minutes, seconds, fraction }: SpokenTime): string {
  const figure = Number(fraction)
  const [one, many] = FRACTIONS[fraction.length] ?? FRACTIONS[2]
  return joined([
    ...(hours > 0 ? [count(hours, 'hora', 'horas')] : []),
    ...(minutes > 0 ? [count(minutes, 'minuto', 'minutos')] : []),
    ...(seconds > 0 || (minutes + hours === 0 && Number(fraction) === 0)
      ? [count(seconds, 'segundo', 'segundos')]
      : []),
    ...(figure > 0 ? [count(figure, one, many)] : []),
  ])
}

/** "e" before a name that begins with the sound of "i". */
const joined = (parts: readonly string[]): string => {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${/^h?i(?![ea])/i.test(last) ? 'e' : 'y'} ${last}`
}

const comma = (figure: string): string => figure.replace('.', ',')
const verb = ({ many }: Spoken, one: string, more: string): string => (many ? more : one)

const STANDING: Readonly<Record<Standing, (who: Spoken, score: string) => string>> = {
  ahead: (who, score) => `que ${verb(who, 'gana', 'ganan')} por ${score}`,
  'takes-lead': (who, score) => `que ${verb(who, 'se pone', 'se ponen')} por delante: ${score}`,
  level: (who, score) => `que ${verb(who, 'empata', 'empatan')} ${score}`,
  behind: (who, score) => `que ${verb(who, 'pierde', 'pierden')} por ${score}`,
}
const PLACES = { 1: 'En primer lugar', 2: 'En segundo', 3: 'En tercero' } as const
const MEDALS = { gold: 'Oro', silver: 'Plata', bronze: 'Bronce' } as const

const after = (text: string | null): string => (text === null ? '' : `, ${text}`)
const withResult = (text: string | null): string => (text === null ? '' : `, con ${text}`)

export const spa: SpokenWords = {
  locale: 'spa',
  score: (one, other) => `${one} a ${other}`,
  time,
  metres: (whole, fraction) => {
    const [metres, centimetres] = [count(Number(whole), 'metro', 'metros'), Number(fraction.padEnd(2, '0'))]
    if (centimetres === 0) return metres
    return centimetres > 9
      ? `${metres} ${centimetres}`
      : `${metres} y ${count(centimetres, 'centímetro', 'centímetros')}`
  },
  points: (figure) => `${comma(figure)} ${figure === '1' ? 'punto' : 'puntos'}`,
  wind: (sign, figure) =>
    Number(figure) === 0
      ? 'sin viento'
      : `viento ${sign === '-' ? 'en contra' : 'a favor'} de ${comma(figure)} metros por segundo`,
  decimal: comma,
  and: joined,

  status: (status, contest) => {
    const the = CONTEST[contest]
    switch (status) {
      case 'UNSCHEDULED':
      case 'SCHEDULED':
        return `${capital(the)} está ${ended(contest, 'programad')}.`
      case 'RESCHEDULED':
        return `${capital(the)} tiene nueva hora.`
      case 'START_LIST':
        return 'Ya está la lista de participantes.'
      case 'GETTING_READY':
        return `${capital(the)} va a empezar.`
      case 'RUNNING':
        return `Empezó ${the}.`
      case 'SCHEDULED_BREAK':
        return 'Descanso.'
      case 'PROGRAMED_PAUSE':
        return 'Pausa.'
      case 'INTERRUPTED':
        return `${capital(the)} se interrumpió.`
      case 'DELAYED':
        return `${capital(the)} está ${ended(contest, 'retrasad')}.`
      case 'POSTPONED':
        return `${capital(the)} se aplazó.`
      case 'CANCELLED':
        return `${capital(the)} se canceló.`
      case 'FINISHED':
      case 'UNOFFICIAL':
        return `Final ${of(the)}.`
      case 'OFFICIAL':
        return 'El resultado es oficial.'
      case 'PROTESTED':
        return 'Hay una protesta en estudio. El resultado puede cambiar.'
    }
  },
  resumes: (contest) => `Se reanudó ${CONTEST[contest]}.`,
  underWay: (contest) => `${capital(CONTEST[contest])} está en curso.`,
  inPeriod: (name) => `${capital(period(name))}.`,
  versus: (one, other) => `${one} contra ${other}.`,
  correction: 'Corrección.',
  corrected: 'El resultado fue corregido.',

  scored: (what, figure, who, standing, score) =>
    `${scored(what, figure)} para ${who.name}, ${STANDING[standing](who, score)}.`,
  awarded: (what, figure, total, who) =>
    `${scored(what, figure)} para ${who.name}${total > figure ? `, ${figure === 1 ? `el ${ORDINALS[total] ?? total}` : `${total} en total`}` : ''}.`,
  takenBack: (what, who) => `${capital(SCORED[what][0])} retirado a ${who.name}.`,
  noScore: 'Aún sin puntuación.',
  leads: (who, score) => `${score} para ${who.name}.`,
  level: (score) => `Empate ${score}.`,
  wonPeriod: (who, name, points) =>
    `${who.name} ${verb(who, 'gana', 'ganan')} ${article(name)} ${period(name)}${points === null ? '' : ` por ${points}`}.`,
  periodDrawn: (name) => `Empate en ${article(name)} ${period(name)}.`,
  periodsLead: (who, one, other, what) => `${periods(one, what)} a ${other} para ${who.name}.`,
  periodsLevel: (figure, what) => `${periods(figure, what)} por lado.`,
  wins: (who, how) => `Victoria de ${who.name}${how}.`,
  byScore: (score) => ` por ${score}`,
  byPeriods: (one, other, what) => ` por ${periods(one, what)} a ${other}`,
  draw: (score) => `Terminó en empate ${score}.`,

  place: (place, who, result) => `${PLACES[place]}, ${who}${after(result)}.`,
  takesLead: (who, result) => `${who.name} ${verb(who, 'toma', 'toman')} la delantera${withResult(result)}.`,
  keepsLead: (who, result) => `${who.name} ${verb(who, 'sigue', 'siguen')} en cabeza, con ${result}.`,
  improves: (who, result) => `${who.name} ${verb(who, 'lidera', 'lideran')} ahora con ${result}.`,
  movesUp: (who, place, result) =>
    `${who.name} ${verb(who, 'pasa', 'pasan')} al ${place === 2 ? 'segundo' : 'tercer'} lugar${withResult(result)}.`,
  medal: (colour, who) => `${MEDALS[colour]} para ${who}.`,
  record: (what, who, result) => `${capital(what)}: ${who}${after(result)}.`,
  followed: (who, rank, result, more) =>
    `${who.name}, a quien sigues${rank === null ? '' : `, en el puesto ${rank}`}${after(result)}${after(more)}.`,

  lost: (at) => `Sin señal. La última información es de las ${at}.`,
  back: 'Volvió la señal.',
}
