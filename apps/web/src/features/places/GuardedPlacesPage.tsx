import type { Api } from '@games/contract'
import type { GUARDED_PLACES } from '@games/domain/content/content-kinds'
import { UsersView } from '../../content/UsersView.tsx'
import { useT } from '../../i18n/use-t.ts'
import { privateApi } from '../../session/private-api.ts'
import { Empty } from '../../ui/Empty.tsx'
import { PlaceList } from './PlaceList.tsx'
import { PlacesFrame } from './PlacesFrame.tsx'

/** Hotels or hospitals, which only who has signed in sees (R1.6, R4.4). */
export function GuardedPlacesPage({ api, type }: { api: Api; type: (typeof GUARDED_PLACES)[number] }) {
  const t = useT()
  return (
    <PlacesFrame type={type}>
      <UsersView api={api} kind="place" of={type} load={() => privateApi.listGuardedPlaces({ params: { type } })}>
        {(view) =>
          view.places.length === 0 ? (
            <Empty title={t('app-shell.no-results')} why={t(`pages.why-${type}`)}>
              <a className="ui-button" href="/venues">
                {t('pages.next-venues')}
              </a>
            </Empty>
          ) : (
            <PlaceList view={view} />
          )
        }
      </UsersView>
    </PlacesFrame>
  )
}
