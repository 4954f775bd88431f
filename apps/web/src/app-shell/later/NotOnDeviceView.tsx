import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type OfflinePage, offlinePages } from '../../cache/offline-views.ts'
import { loadMessages } from '../../i18n/translator.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { readClock, venueInstant } from '../../live/games-clock.ts'
import { Button } from '../../ui/Button.tsx'
import { List } from '../../ui/List.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { useGames } from '../games-context.ts'
import { PageTitle } from '../PageTitle.tsx'
import { useMoment } from '../use-moment.ts'

/** Milliseconds between tries of a page that nobody touches. */
const AGAIN_AFTER = 20_000
const MOST = 12

/**
 * A page that is not on this device while there is no network: shows that, tries again on a touch, when the network is back and now and
 * then, and shows what can be opened meanwhile.
 */
export function NotOnDeviceView() {
  const t = useT()
  const locale = useLocale()
  const { clock, utcOffset } = useGames()
  const moment = useMoment()
  const router = useRouter()
  const [stored, setStored] = useState<readonly OfflinePage[] | null>(null)
  useEffect(() => {
    const here = location.pathname + location.search
    const others = (pages: OfflinePage[]) => pages.filter(({ address }) => address !== here).slice(0, MOST)
    // without its words the page stays empty no longer than they take to be missing
    void loadMessages(locale, ['offline'])
      .catch(() => {})
      .then(() => offlinePages(locale))
      .then((pages) => setStored(others(pages)))
  }, [locale])
  useEffect(() => {
    const again = () => void router.invalidate()
    const timer = setInterval(again, AGAIN_AFTER)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [router])
  if (stored === null) return null
  const seen = (at: number) => moment(venueInstant(readClock({ clock, offset: 0 }, at), utcOffset))
  return (
    <>
      <PageTitle title={t('offline.title')} />
      <div className="app-shell-not-on-device">
        <p role="status">{t('offline.why')}</p>
        <Button kind="main" onClick={() => void router.invalidate()}>
          {t('app-shell.retry')}
        </Button>
        {stored.length > 0 ? (
          <section aria-labelledby="offline-pages">
            <h2 id="offline-pages">{t('offline.pages')}</h2>
            <List>
              {stored.map(({ address, title, at }) => (
                <ListRow key={address} href={address} title={title} second={t('offline.seen', { when: seen(at) })} />
              ))}
            </List>
          </section>
        ) : null}
      </div>
    </>
  )
}
