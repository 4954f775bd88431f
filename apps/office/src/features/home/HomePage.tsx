import { pick } from '@games/domain/text/localized'
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
import { NeedRow } from './NeedRow.tsx'

/** What waits is looked at this often. Milliseconds. */
const EVERY_MS = 10_000

/** The day: what the public is shown now, and what waits for somebody, what hurts the public most first (R12.4). */
export function HomePage() {
  const t = useT()
  const locale = useLocale()
  const games = useGames()
  const { data, error, refetch } = useCall('getOfficeHome', undefined, { every: EVERY_MS })
  const { mutate } = useChange('handleNeed')
  const undoToast = useUndoToast()
  const needs = data?.needs
  const handle = useCallback(
    (index: number) => {
      const need = needs?.[index]
      if (!need) return
      const { key, state } = need
      mutate(
        { body: { key, state } },
        { onSuccess: ({ action }) => undoToast(t('office-home.handled'), action, t('office-home.handled-why')) },
      )
    },
    [needs, mutate, undoToast, t],
  )
  const keys = useListKeys({
    count: needs?.length ?? 0,
    onOpen: (index) => {
      const need = needs?.[index]
      if (need) location.assign(need.href)
    },
  })
  const { selected } = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'e' || selected === null || isTyping(event) || !letterKeysOn()) return
      if (event.metaKey || event.ctrlKey || event.altKey || document.querySelector('dialog[open]')) return
      handle(selected)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [selected, handle])
  const late = needs?.filter(({ kind }) => kind === 'late').length ?? 0
  // a discipline that sends nothing stands for all its units
  const silent =
    needs?.reduce(
      (sum, { kind, values }) =>
        sum + (kind === 'silent' ? 1 : kind === 'discipline' ? Number(values['count'] ?? 0) : 0),
      0,
    ) ?? 0
  return (
    <div className="office-page">
      <PageHead
        title={capital(dayLabel(data?.day ?? games.today, locale))}
        about={games.name ? pick(games.name, locale) : undefined}
      />
      {data ? (
        <>
          <ul className="home-figures">
            <Figure href="/schedule/days" value={data.live} tone="live" label={t('office-home.live')} />
            <Figure href="#needs" value={late} tone="warn" label={t('office-home.late', { count: late })} />
            <Figure href="#needs" value={silent} tone="bad" label={t('office-home.silent', { count: silent })} />
          </ul>
          <section aria-labelledby="needs">
            <h2 className="office-h2" id="needs" tabIndex={-1}>
              {t('office-home.needs')}
              {data.needs.length > 0 ? (
                <span className="office-h2-more">{t('office-home.needs-count', { count: data.needs.length })}</span>
              ) : null}
            </h2>
            {data.needs.length === 0 ? (
              <p className="home-nothing">{t('office-home.nothing')}</p>
            ) : (
              <ol className="home-needs" {...keys.list}>
                {data.needs.map((need, index) => (
                  <NeedRow key={need.key} need={need} onHandled={() => handle(index)} {...keys.row(index)} />
                ))}
              </ol>
            )}
          </section>
        </>
      ) : error ? (
        <CallFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

/** A number that is a link to its rows; one of nothing has none. */
const Figure = ({ href, value, tone, label }: { href: string; value: number; tone: string; label: string }) => (
  <li>
    <a href={href} className={value > 0 ? `home-figure home-figure-${tone}` : 'home-figure'}>
      <b>{value}</b>
      <span>{label}</span>
    </a>
  </li>
)
