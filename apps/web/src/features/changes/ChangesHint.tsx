import type { Api } from '@games/contract'
import { useViewState } from '../../cache/use-view.ts'
import { useT } from '../../i18n/use-t.ts'
import { changesQuery } from './changes.query.ts'
import { morningOf } from './changes-address.ts'

/** "Mudou desde as 06:00: 3", where a visitor begins. The link is there from the start; how much changed is asked for once the page stands. */
export function ChangesHint({ api, today }: { api: Api; today: string }) {
  const t = useT()
  const { view } = useViewState(changesQuery(api, { since: morningOf(today) }))
  return (
    <a className="changes-hint" href="/changes">
      {view ? t('changed.count', { count: view.count }) : t('changed.link')}
    </a>
  )
}
