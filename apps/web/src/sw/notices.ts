import {
  bodyOf,
  hasNews,
  isVoidedBy,
  type PushedNotification,
  type Revision,
  type ShownRevisions,
  withShown,
} from '@games/domain/notifications/pushed'
import { LOCALE_TAGS } from '@games/domain/text/localized'
import { readShown, writeShown } from './kept-notices.ts'
import type { MessageLocale } from './precache-manifest.ts'
import { readPushed } from './read-push.ts'

/** Some browsers know more of a notification than TypeScript's library does. */
interface Shown extends NotificationOptions {
  readonly renotify?: boolean
  readonly timestamp?: number
}

/** What a notification on the screen tells; nothing of one that an older worker has shown. */
const tellsOf = ({ data }: Notification): readonly Revision[] =>
  (data as { readonly tells?: readonly Revision[] } | null)?.tells ?? []

export interface NoticesDeps {
  readonly caches: CacheStorage
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications'>
  /** The language that pages were shown in last; undefined: none yet. */
  readonly locale: () => Promise<MessageLocale | undefined>
}

/** What is true of every push that cannot be read, and of one that has come before: the browser demands that something is shown. */
const WORDS = {
  por: { title: 'Novidade nos Jogos', body: 'Abra a agenda para ver o que mudou.', again: 'Nada de novo' },
  spa: { title: 'Novedad en los Juegos', body: 'Abre la agenda para ver qué cambió.', again: 'Nada nuevo' },
  eng: { title: 'News from the Games', body: 'Open the agenda to see what has changed.', again: 'Nothing new' },
} as const satisfies Record<MessageLocale, object>

const AGENDA = '/agenda'
const PICTURES = { icon: '/icons/any-192.png', badge: '/icons/monochrome-512.png' }

/**
 * Shows what is pushed, one after the other: what is news, with a sound where the device has one; what was shown before, which a server may
 * send twice and a push service deliver late, without a sound and without taking the place of what is newer.
 */
export function createNotices({ caches, registration, locale }: NoticesDeps) {
  /** On a device that is full it lasts as long as the worker. */
  let known: ShownRevisions | undefined
  const show = (title: string, options: Shown) => registration.showNotification(title, { ...PICTURES, ...options })

  async function showNews(push: PushedNotification, shown: ShownRevisions): Promise<void> {
    const { tag, title, path, at, tells } = push
    const there = await registration.getNotifications({ tag })
    await show(title, {
      tag,
      body: bodyOf(push, shown),
      lang: LOCALE_TAGS[push.locale],
      data: { path, tells },
      // one that only takes another's place says nothing by itself
      renotify: there.length > 0,
      timestamp: at,
    })
    for (const other of await registration.getNotifications())
      if (other.tag !== tag && isVoidedBy(tellsOf(other), push)) other.close()
    known = withShown(shown, push)
    await writeShown(caches, known).catch(() => undefined)
  }

  /** What is on the screen stays as it is; where the visitor has put it away, something is shown and taken back at once. */
  async function showAgain({ tag, locale: language }: PushedNotification): Promise<void> {
    const [there] = await registration.getNotifications({ tag })
    if (there) {
      const { title, body, lang, data } = there
      return show(title, { tag, body, lang, data: data as unknown, silent: true })
    }
    await show(WORDS[language].again, { tag, lang: LOCALE_TAGS[language], data: { path: AGENDA }, silent: true })
    for (const shown of await registration.getNotifications({ tag })) shown.close()
  }

  async function showUnreadable(): Promise<void> {
    const language = (await locale().catch(() => undefined)) ?? 'por'
    const { title, body } = WORDS[language]
    await show(title, { tag: 'unreadable', body, lang: LOCALE_TAGS[language], data: { path: AGENDA } })
  }

  async function take(text: string | null): Promise<void> {
    const push = readPushed(text)
    if (!push) return showUnreadable()
    const shown = known ?? (await readShown(caches))
    await (hasNews(push, shown) ? showNews(push, shown) : showAgain(push))
  }

  let last: Promise<void> = Promise.resolve()
  /** Settles when it is shown. */
  return (text: string | null): Promise<void> => {
    const taken = last.then(() => take(text))
    last = taken.catch(() => undefined)
    return taken
  }
}
