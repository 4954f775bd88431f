import { LOCALE_TAGS, type Locale, type Localized, pick } from '../text/localized.ts'
import type { Medal } from '../medals/medal-table.ts'
import {
  type NotifiedCompetitor,
  type NotifiedFacts,
  type NotifiedRow,
  type NotifiedUnit,
  followedAmong,
} from './facts.ts'
import type { NotificationKind, PushedNotification } from './pushed.ts'

/** How a revision stands to what a device was told before. */
export type Change = 'new' | 'corrected' | 'withdrawn'

export interface Listener {
  readonly follows: ReadonlySet<string>
  readonly locale: Locale
  /** That something is over is told, not who has won. */
  readonly hidesResults: boolean
  /** The games' time, epoch milliseconds. */
  readonly gamesNow: number
}

export type Told = Pick<PushedNotification, 'title' | 'body' | 'path'>

const MINUTE = 60_000

const WORDS = {
  in: { por: 'em {n} min', spa: 'en {n} min', eng: 'in {n} min' },
  moved: { por: 'mudou de hora ou de lugar', spa: 'cambió de hora o de lugar', eng: 'new time or place' },
  movedPlace: { por: 'agora em {place}', spa: 'ahora en {place}', eng: 'now at {place}' },
  movedDay: { por: 'agora {time}', spa: 'ahora {time}', eng: 'now {time}' },
  movedTo: { por: 'agora às {time}', spa: 'ahora a las {time}', eng: 'now at {time}' },
  cancelled: { por: 'cancelado', spa: 'cancelado', eng: 'cancelled' },
  postponed: { por: 'adiado', spa: 'aplazado', eng: 'postponed' },
  delayed: { por: 'atrasado', spa: 'retrasado', eng: 'delayed' },
  over: { por: 'terminou', spa: 'terminó', eng: 'is over' },
  won: { por: 'venceu', spa: 'ganó', eng: 'won' },
  lost: { por: 'perdeu', spa: 'perdió', eng: 'lost' },
  drew: { por: 'empatou', spa: 'empató', eng: 'drew' },
  rank: { por: '{n}º lugar', spa: '{n}.º puesto', eng: 'rank {n}' },
  result: { por: 'resultado', spa: 'resultado', eng: 'result' },
  correction: { por: 'Correção: {text}', spa: 'Corrección: {text}', eng: 'Correction: {text}' },
  withdrawn: {
    result: { por: 'Resultado retirado: {text}', spa: 'Resultado retirado: {text}', eng: 'Result withdrawn: {text}' },
    medal: { por: 'Medalha retirada: {text}', spa: 'Medalla retirada: {text}', eng: 'Medal withdrawn: {text}' },
    message: {
      por: 'Comunicado retirado: {text}',
      spa: 'Comunicado retirado: {text}',
      eng: 'Notice withdrawn: {text}',
    },
    start: { por: 'Mudou: {text}', spa: 'Cambió: {text}', eng: 'Changed: {text}' },
    plan: { por: 'Mudou: {text}', spa: 'Cambió: {text}', eng: 'Changed: {text}' },
  } satisfies Record<NotificationKind, Localized>,
  withdrawnBody: {
    por: 'O que avisamos antes não vale mais. Abra para ver o que vale.',
    spa: 'Lo que avisamos antes ya no vale. Abre para ver lo que vale.',
    eng: 'What we told you before no longer stands. Open to see what does.',
  },
  medal: {
    gold: { por: 'Ouro', spa: 'Oro', eng: 'Gold' },
    silver: { por: 'Prata', spa: 'Plata', eng: 'Silver' },
    bronze: { por: 'Bronze', spa: 'Bronce', eng: 'Bronze' },
  } satisfies Record<Medal, Localized>,
  provisional: {
    por: '{text} (medalha provisória)',
    spa: '{text} (medalla provisional)',
    eng: '{text} (provisional medal)',
  },
  official: { por: 'Comunicado oficial', spa: 'Comunicado oficial', eng: 'Official communication' },
  several: {
    por: '{n} novidades de quem você segue',
    spa: '{n} novedades de quienes sigues',
    eng: '{n} updates on what you follow',
  },
  more: { por: 'e mais {n}', spa: 'y {n} más', eng: 'and {n} more' },
  trial: {
    title: {
      por: 'Os avisos chegam a este aparelho',
      spa: 'Los avisos llegan a este dispositivo',
      eng: 'Notifications reach this device',
    },
    body: { por: 'Foi só um teste.', spa: 'Era solo una prueba.', eng: 'This was only a test.' },
  },
} as const

const say = (text: Localized, locale: Locale, values: Readonly<Record<string, string | number>> = {}): string =>
  pick(text, locale).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** What one follower is told. Never more than their device may show of a result. */
export function toldOf(facts: NotifiedFacts, listener: Listener, change: Change): Told {
  const plain = plainly(facts, listener)
  const { locale } = listener
  if (change === 'withdrawn')
    return {
      title: say(WORDS.withdrawn[facts.kind], locale, { text: nameless(facts, listener) }),
      body: say(WORDS.withdrawnBody, locale),
      path: plain.path,
    }
  // where a unit takes place now is no correction of where it was to
  const isCorrection = change === 'corrected' && facts.kind !== 'plan' && facts.kind !== 'start'
  return isCorrection ? { ...plain, title: say(WORDS.correction, locale, { text: plain.title }) } : plain
}

/** A notification sent on request, which shows that they come. */
export const trialOf = (locale: Locale): Told => ({
  title: say(WORDS.trial.title, locale),
  body: say(WORDS.trial.body, locale),
  path: '/agenda',
})

/** The lines of a summary before the rest is a number. */
const MOST_LINES = 5

/** Several things that came at once, or in the night, as one. */
export function summaryOf(told: readonly Told[], locale: Locale): Told {
  const lines = told.slice(0, MOST_LINES).map(({ title }) => title)
  const more = told.length - lines.length
  return {
    title: say(WORDS.several, locale, { n: told.length }),
    body: [...lines, ...(more > 0 ? [say(WORDS.more, locale, { n: more })] : [])].join('\n'),
    path: '/agenda',
  }
}

function plainly(facts: NotifiedFacts, listener: Listener): Told {
  const { locale, follows, hidesResults } = listener
  switch (facts.kind) {
    case 'start': {
      const when = say(WORDS.in, locale, { n: Math.max(1, Math.round((facts.expected - listener.gamesNow) / MINUTE)) })
      return {
        title: `${whoOf(followedAmong(facts.who, follows), facts.unit, locale)}: ${when}`,
        body: line([...namesOf(facts.unit, locale), timeOf(facts.unit.start, locale), placeOf(facts.unit, locale)]),
        path: pathOf(facts.unit),
      }
    }
    case 'plan':
      return {
        title: `${whoOf(followedAmong(facts.who, follows), facts.unit, locale)}: ${planned(facts, listener)}`,
        body: line([...namesOf(facts.unit, locale), dayTimeOf(facts.unit.start, locale), placeOf(facts.unit, locale)]),
        path: pathOf(facts.unit),
      }
    case 'result':
      return {
        title: resultTitle(facts, listener),
        body: line([
          ...namesOf(facts.unit, locale),
          ...(hidesResults ? [] : [score(facts, followedAmong(facts.rows, follows))]),
        ]),
        path: pathOf(facts.unit),
      }
    case 'medal': {
      const names = [nameOf(facts.disciplineName, locale), nameOf(facts.eventName, locale)]
      const organisation = nameOf(facts.organisationName, locale) ?? facts.organisation
      const text = `${say(WORDS.medal[facts.medal], locale)}: ${facts.competitor.name}`
      return {
        title: facts.isProvisional ? say(WORDS.provisional, locale, { text }) : text,
        body: line([...names, organisation === facts.competitor.name ? null : organisation]),
        path: `/discipline/${facts.discipline}/competitions?event=${facts.event}`,
      }
    }
    case 'message':
      return { title: pick(facts.title, locale), body: say(WORDS.official, locale), path: facts.path }
  }
}

type Of<K extends NotifiedFacts['kind']> = Extract<NotifiedFacts, { kind: K }>

function planned({ status, unit, isPlaceAlone }: Of<'plan'>, { locale, gamesNow }: Listener): string {
  if (status === 'CANCELLED') return say(WORDS.cancelled, locale)
  if (status === 'POSTPONED') return say(WORDS.postponed, locale)
  const place = placeOf(unit, locale)
  if (isPlaceAlone && place !== null) return say(WORDS.movedPlace, locale, { place })
  const { start } = unit
  if (start === null) return say(status === 'DELAYED' ? WORDS.delayed : WORDS.moved, locale)
  const isToday = start.slice(0, 10) === dayAt(gamesNow, start)
  return isToday
    ? say(WORDS.movedTo, locale, { time: timeOf(start, locale) ?? '' })
    : say(WORDS.movedDay, locale, { time: dayTimeOf(start, locale) ?? '' })
}

/** The day at the venue, `YYYY-MM-DD`, by the offset that a start there is written with. */
function dayAt(instant: number, start: string): string {
  const offset = Date.parse(`${start.slice(0, 19)}Z`) - Date.parse(start)
  return new Date(instant + offset).toISOString().slice(0, 10)
}

function resultTitle(facts: Of<'result'>, { follows, locale, hidesResults }: Listener): string {
  const followed = followedAmong(facts.rows, follows)
  if (hidesResults) return `${whoOf(followed, facts.unit, locale)}: ${say(WORDS.over, locale)}`
  const [own] = followed
  if (own && followed.length === 1) return `${own.name}: ${outcome(own, facts, locale)}`
  const winner = facts.rows.find(({ rank, wlt }) => rank === '1' || wlt === 'W')
  if (winner) return `${winner.name}: ${outcome(winner, facts, locale)}`
  return `${whoOf(followed, facts.unit, locale)}: ${say(WORDS.result, locale)}`
}

const OUTCOMES: Readonly<Record<string, Localized>> = { W: WORDS.won, L: WORDS.lost, T: WORDS.drew, D: WORDS.drew }

function outcome({ irm, wlt, rank, result }: NotifiedRow, { headToHead }: Of<'result'>, locale: Locale): string {
  const ended = wlt === null ? undefined : OUTCOMES[wlt]
  if (headToHead && ended) return say(ended, locale)
  if (irm !== null) return irm
  if (rank !== null) return say(WORDS.rank, locale, { n: rank })
  return result ?? say(WORDS.over, locale)
}

/** "21 – 19" of two sides, else what who is followed, or the first, has done. */
function score({ rows, headToHead }: Of<'result'>, followed: readonly NotifiedRow[]): string | null {
  const [home, away] = rows
  if (headToHead && home && away)
    return home.result === null && away.result === null
      ? null
      : `${home.name} ${home.result ?? home.irm ?? ''} – ${away.result ?? away.irm ?? ''} ${away.name}`
  const shown = followed.length > 0 ? followed : rows.slice(0, 1)
  return line(
    shown
      .slice(0, 3)
      .map(({ name, result }) => (result === null ? null : shown.length > 1 ? `${name} ${result}` : result)),
  )
}

/** What it is about without a word of how it went. */
const nameless = (facts: NotifiedFacts, { locale, follows }: Listener): string => {
  if (facts.kind === 'message') return pick(facts.title, locale)
  if (facts.kind === 'medal') return line([nameOf(facts.disciplineName, locale), nameOf(facts.eventName, locale)])
  const all = facts.kind === 'result' ? facts.rows : facts.who
  return whoOf(followedAmong(all, follows), facts.unit, locale)
}

/** The names of who is followed; of the unit where that is followed itself, or too many are. */
function whoOf(followed: readonly NotifiedCompetitor[], unit: NotifiedUnit, locale: Locale): string {
  if (followed.length > 0 && followed.length <= 3) return followed.map(({ name }) => name).join(', ')
  return nameOf(unit.unit, locale) ?? nameOf(unit.event, locale) ?? nameOf(unit.disciplineName, locale) ?? unit.code
}

const nameOf = (name: Localized | null, locale: Locale): string | null => name && pick(name, locale)
const namesOf = ({ disciplineName, event, unit }: NotifiedUnit, locale: Locale): (string | null)[] => [
  nameOf(disciplineName, locale),
  nameOf(event, locale),
  nameOf(unit, locale),
]
const placeOf = ({ place }: NotifiedUnit, locale: Locale): string | null => nameOf(place, locale)

/** By the venue's clock, as on every page. */
const timeOf = (start: string | null, locale: Locale): string | null =>
  start === null
    ? null
    : new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone: 'UTC',
      }).format(wallClock(start))
const dayTimeOf = (start: string | null, locale: Locale): string | null =>
  start === null
    ? null
    : new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
        weekday: 'short',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone: 'UTC',
      }).format(wallClock(start))
/** What the clock at the venue shows, as if it stood in UTC. */
const wallClock = (start: string): number => Date.parse(`${start.slice(0, 16)}Z`)

/** Parts of which none says again what another says. */
function line(parts: readonly (string | null)[]): string {
  const said = parts.flatMap((part) => (part === null || part === '' ? [] : [part]))
  return said
    .filter(
      (part, at) =>
        !said.some((other, place) => place !== at && other.includes(part) && (other !== part || place < at)),
    )
    .join(', ')
}

const pathOf = ({ discipline, code }: NotifiedUnit): string => `/discipline/${discipline}/results/${code}`
