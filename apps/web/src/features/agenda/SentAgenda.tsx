import type { Api } from '@games/contract'
import { isFollowKey, MOST_FOLLOWED } from '@games/domain/follow/follow'
import { useRouter } from '@tanstack/react-router'
import { useHydrated } from '../../app-shell/use-hydrated.ts'
import { useViewState } from '../../cache/use-view.ts'
import { follow, useFollowed } from '../../follow/follows.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { agendaAddress } from './agenda-address.ts'
import { sentAgendaQuery } from './agenda.query.ts'
import { useFollowedWords } from './use-followed-words.ts'

/** So many names are read; of more their number. */
const MOST_NAMES = 8

/** An agenda that somebody has sent: nothing is followed before the visitor says so. */
export function SentAgenda({ api, day, sent }: { api: Api; day: string; sent: string }) {
  const t = useT()
  const router = useRouter()
  const words = useFollowedWords()
  const isHydrated = useHydrated()
  const own = useFollowed()
  const keys = [...new Set(sent.split(','))].filter(isFollowKey).slice(0, MOST_FOLLOWED)
  const { view } = useViewState(sentAgendaQuery(api, day, keys))
  const wanted = view?.followed.filter(({ key }) => !own.some((one) => one === key)) ?? []
  const leave = () => void router.navigate({ href: agendaAddress({}), replace: true })
  if (!isHydrated || !view) return null
  const names = wanted.slice(0, MOST_NAMES).map(words.name).join(', ')
  const more = wanted.length - MOST_NAMES
  const followAll = () => {
    const room = wanted.slice(0, MOST_FOLLOWED - own.length)
    for (const { key } of room) if (isFollowKey(key)) follow(key, true)
    if (room.length < wanted.length) toast.error(t('app-shell.follow-most', { most: MOST_FOLLOWED }))
    leave()
  }
  return (
    <section className="agenda-sent">
      <h2>{wanted.length === 0 ? t('agenda.sent-known') : t('agenda.sent', { count: wanted.length })}</h2>
      {wanted.length === 0 ? null : <p>{more > 0 ? t('agenda.sent-more', { names, count: more }) : names}</p>}
      <div>
        {wanted.length === 0 ? null : (
          <Button kind="main" onClick={followAll}>
            {t('agenda.sent-follow')}
          </Button>
        )}
        <Button onClick={leave}>{t(wanted.length === 0 ? 'agenda.sent-close' : 'agenda.sent-leave')}</Button>
      </div>
    </section>
  )
}
