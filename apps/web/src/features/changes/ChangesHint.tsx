import type { Api } from '@games/contract'
import { useGames } from '../../app-shell/games-context.ts'
import { useViewState } from '../../cache/use-view.ts'
import { useT } from '../../i18n/use-t.ts'
import { changesQuery } from './changes.query.ts'
import { morningOf } from './changes-address.ts'
import { useWhen } from './use-when.ts'

/** "Mudou desde as 06:00: 3", where a visitor begins. The link is there from the start; how much changed is requested once the page stands. */
export function ChangesHint({ api }: { api: Api }) {
  const t = useT()
  const { today, utcOffset } = useGames()
  const since = morningOf(today, utcOffset)
  const { view } = useViewState(changesQuery(api, { since }))
  const { day, time } = useWhen()(since)
  const counted = () => {
    const count = view?.count ?? 0
    return day === null ? t('changed.count', { count, time }) : t('changed.count-day', { count, day, time })
  }
  return (
    <a className="changes-hint" href="/changes">
      {view ? counted() : t('changed.link')}
    </a>
  )
}
