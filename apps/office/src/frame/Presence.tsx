import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { call } from '../calls/call.ts'
import { useT } from '../i18n/use-t.ts'
import { MENU } from '../menu.ts'
import { useTime } from '../time/use-time.ts'
import { Initials } from './Initials.tsx'
import { openPanel, useOpenPanel } from './panels.ts'
import { spotNames, spotStore } from './spot.ts'
import { hrefOf } from './use-followed-links.ts'

/** Half of the time after which the server takes one for gone. Milliseconds. */
const SAY_EVERY_MS = 12_000
const TAB = crypto.randomUUID()

/** Who else works here at this moment and where, in words; a tab that is not shown says nothing. */
export function Presence() {
  const t = useT()
  const { pathname: page } = useLocation()
  const { spot } = useSyncExternalStore(spotStore.subscribe, spotStore.get)
  const { nameOf: nameOfSpot } = useSyncExternalStore(spotNames.subscribe, spotNames.get)
  const { moment } = useTime()
  const open = useOpenPanel() === 'present'
  const { data } = useQuery({
    queryKey: ['keepPresence', page, spot],
    queryFn: ({ signal }) => call('keepPresence', { body: { tab: TAB, page, spot } }, { signal }),
    refetchInterval: SAY_EVERY_MS,
    placeholderData: (before) => before,
  })
  const colleagues = data?.colleagues ?? []
  if (colleagues.length === 0 && !open) return null
  const nameOf = (path: string): string => {
    const place = MENU.find((one) => path === one.path || (one.path !== '/' && path.startsWith(`${one.path}/`)))
    return place ? t(`office.menu-${place.key}`) : path
  }
  const here = colleagues.filter((one) => one.page === page)
  const spotOf = (one: (typeof colleagues)[number]): string | null =>
    one.spot === null || one.page !== page ? null : nameOfSpot(one.spot)
  const [only] = here.length === 1 ? here : []
  const onlySpot = only ? spotOf(only) : null
  const shown = here.length > 0 ? here : colleagues
  const names = new Intl.ListFormat(document.documentElement.lang).format(shown.map(({ username }) => username))
  return (
    <div className="frame-present">
      <button type="button" aria-expanded={open} onClick={() => openPanel(open ? null : 'present')}>
        {shown.slice(0, 3).map(({ username }) => (
          <Initials key={username} name={username} />
        ))}
        <span>
          {colleagues.length === 0
            ? t('office.present-none')
            : only && onlySpot !== null
              ? t('office.present-spot', { name: only.username, spot: onlySpot })
              : t(here.length > 0 ? 'office.present-here' : 'office.present-elsewhere', { names })}
        </span>
      </button>
      {open ? (
        <section className="frame-present-list" aria-label={t('office.present')}>
          <h2 className="office-h2">{t('office.present')}</h2>
          {colleagues.length === 0 ? <p className="muted small">{t('office.present-none')}</p> : null}
          <ul>
            {colleagues.map((one) => (
              <li key={one.username}>
                <Initials name={one.username} />
                <span>
                  {one.username}
                  <small>
                    {[nameOf(one.page), spotOf(one)].filter((part) => part !== null).join(', ')}
                    {', '}
                    {t('office.present-since', { time: moment(one.since) })}
                  </small>
                </span>
                {one.page === page ? null : (
                  <a className="link small" href={hrefOf(one.page)}>
                    {t('office.present-join')}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
