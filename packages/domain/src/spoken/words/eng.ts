import { capital } from '../../text/capital.ts'
import type { ContestWord, ScoringWord } from '../../sports/voice.ts'
import type { PeriodsWord, Spoken, SpokenPeriod, SpokenTime, SpokenWords, Standing } from '../spoken-words.ts'

const CONTEST: Readonly<Record<ContestWord, string>> = {
  match: 'the match',
  bout: 'the bout',
  assault: 'the bout',
  duel: 'the match',
  tie: 'the match',
  race: 'the race',
  event: 'the event',
}

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
const PLAIN = {
  overtime: 'overtime',
  'extra-minute': 'the extra minute',
  shootout: 'the shoot-out',
  'golden-score': 'golden score',
  'half-time': 'half-time',
  total: 'the total',
} as const
const COUNTED = {
  quarter: 'quarter',
  half: 'half',
  set: 'set',
  game: 'game',
  period: 'period',
  round: 'round',
  bout: 'bout',
  leg: 'leg',
  overtime: 'overtime',
} as const

const period = (name: SpokenPeriod): string =>
  name.kind === 'counted'
    ? `the ${ORDINALS[name.figure] ?? `number ${name.figure}`} ${COUNTED[name.word]}`
    : PLAIN[name.word]

const SCORED: Readonly<Record<ScoringWord, readonly [one: string, many: string]>> = {
  goal: ['goal', 'goals'],
  point: ['1 point', 'points'],
  touch: ['touch', 'touches'],
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
  'set-point': ['set point', 'set points'],
  bout: ['bout', 'bouts'],
}
const periods = (figure: string, what: PeriodsWord): string => `${figure} ${PERIODS[what][figure === '1' ? 0 : 1]}`

const count = (figure: number, one: string, many: string): string => `${figure} ${figure === 1 ? one : many}`

/** "11.21 seconds", "1 minute 58.10": what is behind the point is read after it. */
function time({ hours, minutes, seconds, fraction }: SpokenTime): string {
  const written = fraction === '' ? String(seconds) : `${seconds}.${fraction}`
  const unit = written === '1' ? 'second' : 'seconds'
  return [
    ...(hours > 0 ? [count(hours, 'hour', 'hours')] : []),
    ...(minutes > 0 ? [count(minutes, 'minute', 'minutes')] : []),
    ...(Number(written) > 0 || minutes + hours === 0
      ? [minutes > 0 && fraction !== '' ? written : `${written} ${unit}`]
      : []),
  ].join(' ')
}

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const verb = ({ many }: Spoken, one: string, more: string): string => (many ? more : one)

const STANDING: Readonly<Record<Standing, string>> = {
  ahead: 'now leading',
  'takes-lead': 'taking the lead',
  level: 'now level at',
  behind: 'now trailing',
}
const PLACES = { 1: 'First', 2: 'Second', 3: 'Third' } as const
const MEDALS = { gold: 'Gold', silver: 'Silver', bronze: 'Bronze' } as const

const ordinal = (rank: string): string => {
  const last = /1[123]$/.test(rank) ? 'th' : { 1: 'st', 2: 'nd', 3: 'rd' }[rank.slice(-1)]
  return /^\d+$/.test(rank) ? rank + (last ?? 'th') : rank
}
const after = (text: string | null): string => (text === null ? '' : `, ${text}`)

export const eng: SpokenWords = {
  locale: 'eng',
  score: (one, other) => (one === other ? `${one} all` : `${one} to ${other}`),
  time,
  metres: (whole, fraction) =>
    fraction === '' && whole === '1' ? '1 metre' : `${whole}${fraction === '' ? '' : `.${fraction}`} metres`,
  points: (figure) => `${figure} ${figure === '1' ? 'point' : 'points'}`,
  wind: (sign, figure) =>
    Number(figure) === 0 ? 'no wind' : `${sign === '-' ? 'head' : 'tail'}wind of ${figure} metres a second`,
  decimal: (figure) => figure,
  and: joined,

  status: (status, contest) => {
    const the = CONTEST[contest]
    switch (status) {
      case 'UNSCHEDULED':
      case 'SCHEDULED':
        return `${capital(the)} is scheduled.`
      case 'RESCHEDULED':
        return `${capital(the)} has a new time.`
      case 'START_LIST':
        return 'The start list is out.'
      case 'GETTING_READY':
        return `${capital(the)} is about to start.`
      case 'RUNNING':
        return `${capital(the)} has started.`
      case 'SCHEDULED_BREAK':
        return 'Break.'
      case 'PROGRAMED_PAUSE':
        return 'Pause.'
      case 'INTERRUPTED':
        return `${capital(the)} has been interrupted.`
      case 'DELAYED':
        return `${capital(the)} is delayed.`
      case 'POSTPONED':
        return `${capital(the)} has been postponed.`
      case 'CANCELLED':
        return `${capital(the)} has been cancelled.`
      case 'FINISHED':
      case 'UNOFFICIAL':
        return `${capital(the)} is over.`
      case 'OFFICIAL':
        return 'The result is official.'
      case 'PROTESTED':
        return 'A protest is being heard. The result may change.'
    }
  },
  resumes: (contest) => `${capital(CONTEST[contest])} has resumed.`,
  underWay: (contest) => `${capital(CONTEST[contest])} is under way.`,
  inPeriod: (name) => `${capital(period(name).replace(/^the /, ''))}.`,
  versus: (one, other) => `${one} against ${other}.`,
  correction: 'Correction.',
  corrected: 'The result has been corrected.',

  scored: (what, figure, who, standing, score) =>
    `${scored(what, figure)} for ${who.name}, ${STANDING[standing]} ${score}.`,
  awarded: (what, figure, total, who) =>
    `${scored(what, figure)} for ${who.name}${total > figure ? `, ${figure === 1 ? `the ${ORDINALS[total] ?? total}` : `${total} in all`}` : ''}.`,
  takenBack: (what, who) => `${capital(SCORED[what][0])} taken back from ${who.name}.`,
  noScore: 'No score yet.',
  leads: (who, score) => `${who.name} ${verb(who, 'leads', 'lead')} ${score}.`,
  level: (score) => `${score}.`,
  wonPeriod: (who, name, points) =>
    `${who.name} ${verb(who, 'wins', 'win')} ${period(name)}${points === null ? '' : `, ${points}`}.`,
  periodDrawn: (name) => `${capital(period(name))} is drawn.`,
  periodsLead: (who, one, other, what) =>
    `${who.name} ${verb(who, 'leads', 'lead')} by ${periods(one, what)} to ${other}.`,
  periodsLevel: (figure, what) => `${capital(periods(figure, what))} each.`,
  wins: (who, how) => `${who.name} ${verb(who, 'wins', 'win')}${how}.`,
  byScore: (score) => ` ${score}`,
  byPeriods: (one, other, what) => ` by ${periods(one, what)} to ${other}`,
  draw: (score) => `It ends in a draw, ${score}.`,

  place: (place, who, result) => `${PLACES[place]}, ${who}${after(result)}.`,
  takesLead: (who, result) =>
    `${who.name} ${verb(who, 'takes', 'take')} the lead${result === null ? '' : ` with ${result}`}.`,
  keepsLead: (who, result) => `${who.name} still ${verb(who, 'leads', 'lead')}, ${result}.`,
  improves: (who, result) => `${who.name} ${verb(who, 'leads', 'lead')} with ${result} now.`,
  movesUp: (who, place, result) =>
    `${who.name} ${verb(who, 'moves', 'move')} into ${place === 2 ? 'second' : 'third'}${result === null ? '' : ` with ${result}`}.`,
  medal: (colour, who) => `${MEDALS[colour]} for ${who}.`,
  record: (what, who, result) => `${capital(what)}: ${who}${after(result)}.`,
  followed: (who, rank, result, more) =>
    `${who.name}, whom you follow${rank === null ? '' : `, ${ordinal(rank)}`}${after(result)}${after(more)}.`,

  lost: (at) => `No signal. The latest news is from ${at}.`,
  back: 'The signal is back.',
}
