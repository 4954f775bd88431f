import { capital } from '../../text/capital.ts'
import type { ContestWord, ScoringWord } from '../../sports/voice.ts'
import type { PeriodsWord, Spoken, SpokenPeriod, SpokenTime, SpokenWords, Standing } from '../spoken-words.ts'

/** With its article; those that are not feminine are masculine. */
const CONTEST: Readonly<Record<ContestWord, string>> = {
  match: 'o jogo',
  bout: 'a luta',
  assault: 'o combate',
  duel: 'o duelo',
  tie: 'o confronto',
  race: 'a prova',
  event: 'a prova',
}
const ended = (contest: ContestWord, stem: string): string => stem + (CONTEST[contest].startsWith('a ') ? 'a' : 'o')

const ORDINALS = ['', 'primeir', 'segund', 'terceir', 'quart', 'quint', 'sext', 'sétim', 'oitav', 'non']
const ordinal = (figure: number, ending: 'o' | 'a'): string =>
  ORDINALS[figure] ? ORDINALS[figure] + ending : `${figure}${ending === 'o' ? 'º' : 'ª'}`

const COUNTED = {
  quarter: ['quarto', 'o'],
  half: ['tempo', 'o'],
  set: ['set', 'o'],
  game: ['game', 'o'],
  period: ['período', 'o'],
  round: ['round', 'o'],
  bout: ['luta', 'a'],
  leg: ['assalto', 'o'],
  overtime: ['prorrogação', 'a'],
} as const
const PLAIN = {
  overtime: ['prorrogação', 'a'],
  'extra-minute': ['minuto extra', 'o'],
  shootout: ['desempate', 'o'],
  'golden-score': ['ponto de ouro', 'o'],
  'half-time': ['intervalo', 'o'],
  total: ['total', 'o'],
} as const

const gender = (name: SpokenPeriod): 'o' | 'a' =>
  name.kind === 'counted' ? COUNTED[name.word][1] : PLAIN[name.word][1]
/** "Quarto quarto" is nobody's word. */
const period = (name: SpokenPeriod): string => {
  if (name.kind === 'plain') return PLAIN[name.word][0]
  if (name.word === 'quarter' && name.figure === 4) return 'último quarto'
  return `${ordinal(name.figure, gender(name))} ${COUNTED[name.word][0]}`
}

const SCORED: Readonly<Record<ScoringWord, readonly [one: string, many: string]>> = {
  goal: ['gol', 'gols'],
  point: ['1 ponto', 'pontos'],
  touch: ['toque', 'toques'],
  ippon: ['ippon', 'ippons'],
  'waza-ari': ['waza-ari', 'waza-ari'],
  yuko: ['yuko', 'yuko'],
  shido: ['shido', 'shidos'],
}
const scored = (what: ScoringWord, count: number): string =>
  capital(count === 1 ? SCORED[what][0] : `${count} ${SCORED[what][1]}`)

const PERIODS: Readonly<Record<PeriodsWord, readonly [one: string, many: string]>> = {
  set: ['set', 'sets'],
  game: ['game', 'games'],
  round: ['round', 'rounds'],
  'set-point': ['ponto de set', 'pontos de set'],
  bout: ['luta', 'lutas'],
}
const periods = (figure: string, what: PeriodsWord): string => `${figure} ${PERIODS[what][figure === '1' ? 0 : 1]}`

const count = (figure: number, one: string, many: string): string => `${figure} ${figure === 1 ? one : many}`

const FRACTIONS = [
  ['', ''],
  ['décimo', 'décimos'],
  ['centésimo', 'centésimos'],
  ['milésimo', 'milésimos'],
] as const

/** "11 segundos e 21": hundredths of two figures are told without their name. */
function time({ hours, minutes, seconds, fraction }: SpokenTime): string {
  const parts = [
    ...(hours > 0 ? [count(hours, 'hora', 'horas')] : []),
    ...(minutes > 0 ? [count(minutes, 'minuto', 'minutos')] : []),
    ...(seconds > 0 || (minutes + hours === 0 && Number(fraction) === 0)
      ? [count(seconds, 'segundo', 'segundos')]
      : []),
  ]
  const figure = Number(fraction)
  if (figure > 0) {
    const [one, many] = FRACTIONS[fraction.length] ?? FRACTIONS[2]
    parts.push(fraction.length === 2 && figure > 9 && seconds > 0 ? String(figure) : count(figure, one, many))
  }
  return joined(parts)
}

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`

const comma = (figure: string): string => figure.replace('.', ',')
const verb = ({ many }: Spoken, one: string, more: string): string => (many ? more : one)

const STANDING: Readonly<Record<Standing, (who: Spoken, score: string) => string>> = {
  ahead: (who, score) => `que ${verb(who, 'vence', 'vencem')} por ${score}`,
  'takes-lead': (who, score) => `que ${verb(who, 'passa', 'passam')} à frente: ${score}`,
  level: (who, score) => `que ${verb(who, 'empata', 'empatam')} em ${score}`,
  behind: (who, score) => `que ${verb(who, 'perde', 'perdem')} por ${score}`,
}
const PLACES = { 1: 'Em primeiro', 2: 'Em segundo', 3: 'Em terceiro' } as const
const MEDALS = { gold: 'Ouro', silver: 'Prata', bronze: 'Bronze' } as const

const after = (text: string | null): string => (text === null ? '' : `, ${text}`)
const withResult = (text: string | null): string => (text === null ? '' : `, com ${text}`)

export const por: SpokenWords = {
  locale: 'por',
  score: (one, other) => `${one} a ${other}`,
  time,
  metres(whole, fraction) {
    const centimetres = Number(fraction.padEnd(2, '0'))
    return joined([
      count(Number(whole), 'metro', 'metros'),
      ...(centimetres > 9 ? [String(centimetres)] : []),
      ...(centimetres > 0 && centimetres < 10 ? [count(centimetres, 'centímetro', 'centímetros')] : []),
    ])
  },
  points: (figure) => `${comma(figure)} ${figure === '1' ? 'ponto' : 'pontos'}`,
  wind: (sign, figure) =>
    Number(figure) === 0
      ? 'sem vento'
      : `vento ${sign === '-' ? 'contra' : 'a favor'} de ${comma(figure)} metros por segundo`,
  decimal: comma,
  and: joined,

  status: (status, contest) => {
    const the = CONTEST[contest]
    switch (status) {
      case 'UNSCHEDULED':
      case 'SCHEDULED':
        return `${capital(the)} está ${ended(contest, 'marcad')}.`
      case 'RESCHEDULED':
        return `${capital(the)} foi ${ended(contest, 'remarcad')}.`
      case 'START_LIST':
        return 'A lista de participantes saiu.'
      case 'GETTING_READY':
        return `${capital(the)} vai começar.`
      case 'RUNNING':
        return `Começou ${the}.`
      case 'SCHEDULED_BREAK':
        return 'Intervalo.'
      case 'PROGRAMED_PAUSE':
        return 'Pausa.'
      case 'INTERRUPTED':
        return `${capital(the)} foi ${ended(contest, 'interrompid')}.`
      case 'DELAYED':
        return `${capital(the)} está ${ended(contest, 'atrasad')}.`
      case 'POSTPONED':
        return `${capital(the)} foi ${ended(contest, 'adiad')}.`
      case 'CANCELLED':
        return `${capital(the)} foi ${ended(contest, 'cancelad')}.`
      case 'FINISHED':
      case 'UNOFFICIAL':
        return `Fim d${the}.`
      case 'OFFICIAL':
        return 'O resultado é oficial.'
      case 'PROTESTED':
        return 'Há um protesto em análise. O resultado pode mudar.'
    }
  },
  resumes: (contest) => `Recomeçou ${CONTEST[contest]}.`,
  underWay: (contest) => `${capital(CONTEST[contest])} está em andamento.`,
  inPeriod: (name) => `${capital(period(name))}.`,
  versus: (one, other) => `${one} contra ${other}.`,
  correction: 'Correção.',
  corrected: 'O resultado foi corrigido.',

  scored: (what, figure, who, standing, score) =>
    `${scored(what, figure)} para ${who.name}, ${STANDING[standing](who, score)}.`,
  awarded: (what, figure, total, who) =>
    `${scored(what, figure)} para ${who.name}${total > figure ? `, ${figure === 1 ? `o ${ordinal(total, 'o')}` : `${total} no total`}` : ''}.`,
  takenBack: (what, who) => `${capital(SCORED[what][0])} retirado de ${who.name}.`,
  noScore: 'Ainda sem pontuação.',
  leads: (who, score) => `${score} para ${who.name}.`,
  level: (score) => `Empate em ${score}.`,
  wonPeriod: (who, name, points) =>
    `${who.name} ${verb(who, 'vence', 'vencem')} ${gender(name)} ${period(name)}${points === null ? '' : ` por ${points}`}.`,
  periodDrawn: (name) => `${capital(period(name))} empatad${gender(name)}.`,
  periodsLead: (who, one, other, what) => `${periods(one, what)} a ${other} para ${who.name}.`,
  periodsLevel: (figure, what) => `${periods(figure, what)} para cada lado.`,
  wins: (who, how) => `Vitória de ${who.name}${how}.`,
  byScore: (score) => ` por ${score}`,
  byPeriods: (one, other, what) => ` por ${periods(one, what)} a ${other}`,
  draw: (score) => `Terminou empatado em ${score}.`,

  place: (place, who, result) => `${PLACES[place]}, ${who}${after(result)}.`,
  takesLead: (who, result) => `${who.name} ${verb(who, 'assume', 'assumem')} a liderança${withResult(result)}.`,
  keepsLead: (who, result) => `${who.name} ${verb(who, 'segue', 'seguem')} na frente, com ${result}.`,
  improves: (who, result) => `${who.name} ${verb(who, 'lidera', 'lideram')} agora com ${result}.`,
  movesUp: (who, place, result) =>
    `${who.name} ${verb(who, 'passa', 'passam')} ao ${place === 2 ? 'segundo' : 'terceiro'} lugar${withResult(result)}.`,
  medal: (colour, who) => `${MEDALS[colour]} para ${who}.`,
  record: (what, who, result) => `${capital(what)}: ${who}${after(result)}.`,
  followed: (who, rank, result, more) =>
    `${who.name}, que você segue${rank === null ? '' : `, em ${rank}º lugar`}${after(result)}${after(more)}.`,

  lost: (at) => `Sem sinal. A última informação é das ${at}.`,
  back: 'O sinal voltou.',
}
