import type { Need, OfficeHome } from '@games/contract'
import { pick } from '@games/domain/text/localized'
import { LOCALE_TAGS, type Locale } from '@games/domain'
import { dayLabel } from '@games/web/i18n/format.ts'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { capital } from '@games/domain/text/capital'
import { useCallback, useEffect } from 'react'
import { useCall, useChange } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useGames } from '../../session/games.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { isTyping, letterKeysOn } from '../../ui/keys.ts'
import { useListKeys } from '../../ui/use-list-keys.ts'
import { useUndoToast } from '../../ui/use-undo-toast.ts'
import { useTime } from '../../time/use-time.ts'
import { Aside } from './Aside.tsx'
import { NeedRow } from './NeedRow.tsx'

/** What waits is looked at this often. Milliseconds. */
const EVERY_MS = 10_000

/** The day: what the public is shown now, and what waits for somebody, what hurts the public most first (R12.4). */
export function HomePage() {
  const t = useT()
  const locale = useLocale()
  const games = useGames()
  const { moment } = useTime()
  const { data, error, refetch } = useCall('getOfficeHome', undefined, { every: EVERY_MS })
  const { mutate } = useChange('handleNeed')
  const undoToast = useUndoToast()
  const needs = data?.needs
  const handle = useCallback(
    ({ key, state }: Need) =>
      mutate(
        { body: { key, state } },
        { onSuccess: ({ action }) => undoToast(t('office-home.handled'), action, t('office-home.handled-why')) },
      ),
    [mutate, undoToast, t],
  )
  const keys = useListKeys({
    keys: needs?.map(({ key }) => key) ?? [],
    onOpen: (key) => {
      const need = needs?.find((one) => one.key === key)
      if (need) location.assign(need.href)
    },
  })
  const selected = needs?.find(({ key }) => key === keys.selected)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'e' || !selected || isTyping(event) || !letterKeysOn()) return
      if (event.metaKey || event.ctrlKey || event.altKey || document.querySelector('dialog[open]')) return
      handle(selected)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [selected, handle])
  return (
    <div className="office-page">
      <PageHead
        title={capital(dayLabel(data?.day ?? games.today, locale))}
        about={<AboutDay home={data} name={games.name ? pick(games.name, locale) : ''} />}
      />
      {data ? (
        <>
          <ul className="home-figures">
            <Figure href="/schedule/days" value={data.live} tone="live" label={t('office-home.live')} />
            <Figure href="#needs" value={data.late} tone="warn" label={t('office-home.late', { count: data.late })} />
            <Figure
              href="#needs"
              value={data.silent}
              tone="bad"
              label={t('office-home.silent', { count: data.silent })}
            />
            <Figure
              href="/office/feed?verdict=rejected"
              value={data.rejected}
              tone="bad"
              label={t('office-home.rejected', { count: data.rejected })}
              more={t('office-home.rejected-of', { total: figure(data.received, locale) })}
            />
            {data.finals.total > 0 ? (
              <Figure
                href="/schedule/days"
                value={data.finals.decided}
                of={t('office-home.finals-of', data.finals)}
                label={t('office-home.finals')}
              />
            ) : null}
          </ul>
          <div className="home-columns">
            <section aria-labelledby="needs">
              <h2 className="office-h2" id="needs" tabIndex={-1}>
                {t('office-home.needs')}
                {data.needs.length > 0 ? (
                  <span className="office-h2-more">{t('office-home.needs-count', { count: data.needs.length })}</span>
                ) : null}
                {data.needs.length > 0 && letterKeysOn() ? (
                  <span className="home-keys" aria-hidden="true">
                    <kbd className="office-key">J</kbd> <kbd className="office-key">K</kbd> {t('office-home.keys-move')}{' '}
                    <kbd className="office-key">E</kbd> {t('office-home.handle').toLowerCase()}
                  </span>
                ) : null}
              </h2>
              {data.needs.length === 0 ? (
                <p className="home-nothing">
                  {data.next[0]
                    ? t('office-home.nothing-next', { time: moment(data.next[0].startAt) })
                    : t('office-home.nothing')}
                </p>
              ) : (
                <ol className="home-needs" {...keys.list}>
                  {data.needs.map((need, index) => (
                    <NeedRow key={need.key} need={need} onHandled={() => handle(need)} {...keys.row(index)} />
                  ))}
                </ol>
              )}
            </section>
            <Aside home={data} />
          </div>
        </>
      ) : error ? (
        <CallFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

/** Which day of the games it is, or how far they are. */
function AboutDay({ home, name }: { home: OfficeHome | undefined; name: string }) {
  const t = useT()
  if (!home) return name
  if (home.games === null) return `${name}. ${t('office-home.no-programme')}`
  const { first, last } = home.games
  if (home.day < first) return `${name}. ${t('office-home.before', { days: daysBetween(home.day, first) })}`
  if (home.day > last) return `${name}. ${t('office-home.after')}`
  const words = { day: daysBetween(first, home.day) + 1, days: daysBetween(first, last) + 1 }
  return `${name}, ${t('office-home.day-of', words)}`
}

const figure = (value: number, locale: Locale): string => value.toLocaleString(LOCALE_TAGS[locale])

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

interface FigureProps {
  readonly href: string
  readonly value: number
  /** Of how many. */
  readonly of?: string
  readonly tone?: string
  readonly label: string
  readonly more?: string
}

/** A number that is a link to its rows. */
const Figure = ({ href, value, of, tone = 'plain', label, more }: FigureProps) => (
  <li>
    <a href={href} className={value > 0 ? `home-figure home-figure-${tone}` : 'home-figure'}>
      <b>
        {value}
        {of ? <i> {of}</i> : null}
      </b>
      <span>{label}</span>
      {more ? <small>{more}</small> : null}
    </a>
  </li>
)
