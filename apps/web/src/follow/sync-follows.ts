import { ApiFailure } from '@games/contract/failure'
import { type FollowMark, mergeMarks } from '@games/domain/follow/follow'
import { withoutOldest } from '@games/domain/follow/most-marks'
import { clearSession } from '../session/clear-session.ts'
import { preferences } from '../session/preferences.ts'
import { privateApi } from '../session/private-api.ts'
import { marksIn, readMarks, storeMarks, subscribeMarks } from './follows.ts'

/**
 * What whoever is signed in follows is the same on all of their devices (0094): the marks of this one go to the account, and those of the account
 * come here. What fails is tried again at the next occasion, and nothing is said of it.
 */

/** Several marks made one after the other are one request. */
const SETTLE_MS = 1_000
/** A page that comes back after this long asks what was said elsewhere. */
const STALE_MS = 60_000
/** A server that does not answer in this time counts as away. */
const PATIENCE_MS = 5_000

const KEY = 'games.follows.account'

/** Whose the marks on this device are. */
interface Owner {
  readonly id: string
  /** What the account said last, as `textOf` writes it; null: nothing yet. */
  readonly agreed: string | null
  /**
   * Marks of who is no longer signed in here that had not arrived: they wait for their owner, and those on the device are nobody's. Null: whoever
   * it is is signed in, and those on the device are theirs.
   */
  readonly waiting: string | null
}

function readOwner(): Owner | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Record<keyof Owner, unknown>> | null
    const textIn = (value: unknown) => (typeof value === 'string' ? value : null)
    const id = textIn(stored?.id)
    return id === null ? null : { id, agreed: textIn(stored?.agreed), waiting: textIn(stored?.waiting) }
  } catch {
    // storage is closed to us: then there are no marks of anybody before either
    return null
  }
}

function writeOwner(owner: Owner | null): void {
  try {
    if (owner === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(owner))
  } catch {
    // as above
  }
}

const textOf = (marks: readonly FollowMark[]): string =>
  mergeMarks(marks)
    .map(({ key, followed, at }) => `${key} ${followed} ${at}`)
    .join()

/** What was on the device before goes to the account that signs in, but for what is another account's. */
function adopt(id: string): void {
  const owner = readOwner()
  if (owner?.id === id && owner.waiting === null) return
  writeOwner({ id, agreed: null, waiting: null })
  if (owner !== null && owner.id !== id && owner.waiting === null) storeMarks([])
  if (owner?.id === id) storeMarks(mergeMarks(readMarks(), marksIn(owner.waiting)))
}

/** Nobody is signed in here any more: what the account follows goes from the device, and what it has not heard of waits for its owner. */
function leave(): void {
  const owner = readOwner()
  if (owner === null || owner.waiting !== null) return
  const marks = readMarks()
  writeOwner(textOf(marks) === owner.agreed ? null : { ...owner, waiting: JSON.stringify(marks) })
  storeMarks([])
}

export interface SyncOptions {
  readonly api: Pick<typeof privateApi, 'syncFollows'>
  /** Who is signed in, by the account's id; null: nobody with an account. */
  readonly account: () => string | null
  readonly subscribeAccount: (listener: () => void) => () => void
  /** The server says that nobody is signed in. */
  readonly onSignedOut: () => void
  readonly now: () => number
}

/** Keeps the marks of this device and those of the account the same, from now until nobody is signed in or `end`. */
export function openSync({ api, account, subscribeAccount, onSignedOut, now }: SyncOptions) {
  let current: string | null | undefined
  /** What was sent last: marks that were refused are not sent again before something changes. */
  let tried: string | null = null
  let answeredAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Whether the account that is signed in here is the one whose marks these are. */
  const ownOf = (id: string | null): Owner | null => {
    const owner = readOwner()
    return owner !== null && owner.id === id && owner.waiting === null ? owner : null
  }

  const ask = async (marks: readonly FollowMark[]) => {
    const options = { signal: AbortSignal.timeout(PATIENCE_MS) }
    return (await api.syncFollows({ body: { marks: withoutOldest(marks) } }, options)).marks
  }

  const sendNow = async (): Promise<void> => {
    const id = account()
    if (id === null || !ownOf(id)) return
    clearTimeout(timer)
    const sent = readMarks()
    tried = textOf(sent)
    try {
      const answer = await ask(sent)
      if (account() !== id || !ownOf(id)) return
      answeredAt = now()
      const sentAt = new Map(sent.map(({ key, at }) => [key, at]))
      const meanwhile = readMarks().filter(({ key, at }) => sentAt.get(key) !== at)
      writeOwner({ id, agreed: textOf(answer), waiting: null })
      store(mergeMarks(answer, meanwhile))
    } catch (error) {
      if (!(error instanceof ApiFailure) || account() !== id) return
      if (error.id === 'unauthorized') onSignedOut()
      // here and elsewhere too much is followed together: all of it is shown here, to be chosen from
      if (error.id !== 'too-many-followed') return
      const answer = await ask([]).catch(() => null)
      if (answer === null || account() !== id || !ownOf(id)) return
      const together = mergeMarks(answer, readMarks())
      tried = textOf(together)
      store(together)
    }
  }
  const store = (marks: readonly FollowMark[]): void => {
    if (textOf(marks) !== textOf(readMarks())) storeMarks(marks)
  }

  let running = Promise.resolve()
  let queued: Promise<void> | null = null
  /** Asks once, after what is under way; settles when it has been tried. */
  const send = (): Promise<void> => {
    if (queued) return queued
    queued = running.then(() => {
      queued = null
      return sendNow()
    })
    running = queued
    return queued
  }

  const hasNews = (): boolean => {
    const owner = ownOf(account())
    return owner !== null && textOf(readMarks()) !== owner.agreed
  }
  let seen: string | null = null
  const onMarks = (): void => {
    const text = textOf(readMarks())
    if (text === seen) return
    seen = text
    clearTimeout(timer)
    if (text !== tried && hasNews()) timer = setTimeout(() => void send(), SETTLE_MS)
  }
  const onOnline = (): void => void send()
  const onVisible = (): void => {
    if (!document.hidden && now() - answeredAt > STALE_MS) void send()
  }
  const look = (): void => {
    const id = account()
    if (id === current) return
    current = id
    if (id === null) {
      leave()
      return end()
    }
    adopt(id)
    void send()
  }

  const unfollowMarks = subscribeMarks(onMarks)
  const unfollowAccount = subscribeAccount(look)
  addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onVisible)
  let isOver = false
  function end(): void {
    isOver = true
    clearTimeout(timer)
    unfollowMarks()
    unfollowAccount()
    removeEventListener('online', onOnline)
    document.removeEventListener('visibilitychange', onVisible)
  }
  look()
  return {
    isOver: (): boolean => isOver,
    /** A last try before the account is left. */
    sendUnsent: async (): Promise<void> => {
      if (hasNews()) await send()
    },
    end,
  }
}

let opened: ReturnType<typeof openSync> | undefined

/** Keeps what is followed on this device and by whoever is signed in the same, until nobody is. */
export function followAccount(): ReturnType<typeof openSync> {
  if (!opened || opened.isOver())
    opened = openSync({
      api: privateApi,
      account() {
        const { loginType, userData } = preferences.get()
        return loginType === 'user' ? (userData?.id ?? null) : null
      },
      subscribeAccount: preferences.subscribe,
      onSignedOut: clearSession,
      now: Date.now,
    })
  return opened
}
