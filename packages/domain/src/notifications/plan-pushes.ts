import type { NotifiedFacts } from './facts.ts'
import type { PushedNotification, Revision } from './pushed.ts'
import { type Listener, summaryOf, type Told, toldOf } from './words.ts'

/** What waits for a device: the newest revision of something, and what the device was told of it before. */
export interface Waiting extends Revision {
  readonly facts: NotifiedFacts
  /** What is true now; null: nothing of the kind any more. */
  readonly print: string | null
  /** What was true before anything was announced; null: nothing was. */
  readonly base: string | null
  /** What the device was told last, and of what; null: nothing yet. */
  readonly told: { readonly print: string | null; readonly text: string } | null
  /** Something else of it was sent since, and whether that arrived is not known: a server was killed in between. */
  readonly isUnsure: boolean
}

/** One push, and what the device has been told of each thing once it has arrived. */
export interface PlannedPush {
  readonly push: Omit<PushedNotification, 'at'>
  readonly told: readonly { readonly about: string; readonly text: string }[]
}

export interface Plan {
  readonly pushes: readonly PlannedPush[]
  /** What needs no word: the device knows it, or it was taken back before it was told. */
  readonly unsaid: readonly Revision[]
}

/** From so many things at once on they are one notification. */
export const MOST_SINGLE = 3
/** One notification tells so many: what names them, up to 100 bytes each, is of what a push service takes, and is not cut. */
const MOST_TOLD = 20

const textOf = ({ title, body }: Told): string => `${title}\n${body}`

/** What a device is sent of all that waits for it: each thing once, by its newest revision, and many as one. */
export function planPushes(waiting: readonly Waiting[], listener: Listener): Plan {
  const unsaid: Revision[] = []
  const said: { readonly one: Waiting; readonly told: Told }[] = []
  for (const one of waiting) {
    const told = tellOf(one, listener)
    if (told) said.push({ one, told })
    else unsaid.push({ about: one.about, revision: one.revision })
  }
  const single = said.map(
    ({ one: { about, revision }, told }): PlannedPush => ({
      push: { tag: tagOf(about), tells: [{ about, revision }], locale: listener.locale, ...told },
      told: [{ about, text: textOf(told) }],
    }),
  )
  // nobody looks for what is urgent in a list
  const isUrgent = ({ tells }: PlannedPush['push']) => tells.some(({ about }) => about.startsWith('message.'))
  const urgent = single.filter(({ push }) => isUrgent(push))
  const others = single.filter(({ push }) => !isUrgent(push))
  if (others.length <= MOST_SINGLE) return { pushes: [...urgent, ...others], unsaid }
  // as many in each, so that none is of one thing alone
  const size = Math.ceil(others.length / Math.ceil(others.length / MOST_TOLD))
  const summaries = others.flatMap(({ push: { tells } }, from) =>
    from % size === 0 && tells[0] ? [summarised(others.slice(from, from + size), tells[0], listener)] : [],
  )
  return { pushes: [...urgent, ...summaries], unsaid }
}

/** Several pushes as one; `first` stands for them: one that is not read yet stays beside the next. */
function summarised(pushes: readonly PlannedPush[], first: Revision, { locale }: Listener): PlannedPush {
  return {
    push: {
      tag: `summary.${first.about}.${first.revision}`,
      tells: pushes.flatMap(({ push }) => push.tells),
      locale,
      ...summaryOf(
        pushes.map(({ push }) => push),
        locale,
      ),
    },
    told: pushes.flatMap(({ told }) => told),
  }
}

/** Reminders of one unit, of whatever lead, replace each other. */
const tagOf = (about: string): string => (about.startsWith('start.') ? about.slice(0, about.lastIndexOf('.')) : about)

function tellOf({ facts, print, base, told, isUnsure }: Waiting, listener: Listener): Told | null {
  // that it comes would tell who has won, whatever it says
  if (facts.kind === 'medal' && listener.hidesResults) return null
  // whatever the device shows of it may be other than what is true: it is told that, whether it says something new or not
  if (isUnsure) return toldOf(facts, listener, print === null ? 'withdrawn' : 'corrected')
  // what was never told and is as it was before needs no word
  if (told === null && print === base) return null
  const before = told?.print ?? null
  const change = print === null ? 'withdrawn' : before === null ? 'new' : 'corrected'
  if (change === 'withdrawn' && before === null) return null
  const text = toldOf(facts, listener, change)
  // a correction further down the list is none for who has not been told of those; of a communication only the title is told
  return change === 'corrected' &&
    facts.kind !== 'message' &&
    told !== null &&
    sameNews(told.text, textOf(text), facts, listener)
    ? null
    : text
}

/** Whether the text of a correction says what was said before, but for calling itself one. */
const sameNews = (before: string, now: string, facts: NotifiedFacts, listener: Listener): boolean =>
  before === now || before === textOf(toldOf(facts, listener, 'new'))
