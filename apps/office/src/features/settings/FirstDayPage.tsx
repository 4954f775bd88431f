import type { Settings } from '@games/contract'
import { getRouteApi } from '@tanstack/react-router'
import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { showCurrent } from '@games/web/ui/Tabs.tsx'
import { useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { DelegationsPart } from './DelegationsPart.tsx'
import { DisciplinesPart } from './DisciplinesPart.tsx'
import { GamesPart } from './GamesPart.tsx'
import { PublicNow } from './PublicNow.tsx'
import { STEPS } from './settings-search.ts'
import { setUpCounts, stepsDone } from './set-up.ts'
import { settingOf } from './setting-of.ts'
import { useSettings } from './use-setting.ts'
import { VenuesPart } from './VenuesPart.tsx'

const route = getRouteApi('/first-day')

/** From an empty installation to a first page that a visitor sees: six steps, in any order, each of them changed later in the settings. */
export function FirstDayPage() {
  const t = useT()
  const { data, error, refetch } = useSettings()
  if (data) return <Steps data={data} />
  return (
    <div className="office-page">
      <PageHead title={t('office-settings.first-day')} />
      {error ? <CallFailed error={error} onRetry={() => void refetch()} /> : <Loading />}
    </div>
  )
}

function Steps({ data }: { data: Settings }) {
  const t = useT()
  const locale = useLocale()
  const { step } = route.useSearch()
  const done = stepsDone(data)
  // where the page was opened: a step that becomes done stays until somebody goes on
  const [opened] = useState(() => STEPS.find((one) => !done[one]) ?? 'publish')
  const shown = step ?? opened
  const next = STEPS[STEPS.indexOf(shown) + 1]
  const counts = setUpCounts(data)
  const name = settingOf(data, 'games_name').value as { por: string } | null
  return (
    <div className="office-page">
      <PageHead title={t('office-settings.first-day')} about={t('office-settings.first-day-about')} />
      <div className="settings settings-steps">
        <nav className="settings-nav" aria-label={t('office-settings.first-day')}>
          <ol ref={showCurrent}>
            {STEPS.map((one, at) => (
              <li key={one}>
                <a
                  href={`/office/first-day?step=${one}`}
                  data-done={done[one] ? '' : undefined}
                  {...(one === shown && { 'aria-current': 'step' as const })}
                >
                  <span className="settings-step" aria-hidden="true">
                    {done[one] ? '✓' : at + 1}
                  </span>
                  <b>{t(`office-settings.step-${one}`)}</b>
                  <span>
                    {one === 'games'
                      ? name
                        ? pick(name, locale)
                        : t('office-settings.step-games-none')
                      : t(`office-settings.step-${one}-count`, { count: counts[one] })}
                  </span>
                  <span className="vh">{t(done[one] ? 'office-settings.done' : 'office-settings.to-do')}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <section aria-labelledby="first-day-step">
          <h2 className="office-h2" id="first-day-step">
            {t(`office-settings.step-${shown}`)}
          </h2>
          <p className="settings-lead">{t(`office-settings.step-${shown}-about`)}</p>
          {shown === 'games' ? <GamesPart settings={data} /> : null}
          {shown === 'delegations' ? <DelegationsPart settings={data} /> : null}
          {shown === 'disciplines' ? <DisciplinesPart settings={data} /> : null}
          {shown === 'venues' ? <VenuesPart /> : null}
          {shown === 'sources' ? (
            <p className="settings-actions">
              <a className="ui-button ui-button-main" href="/office/feed/sources">
                {t('office-settings.to-sources')}
              </a>
            </p>
          ) : null}
          {shown === 'publish' ? (
            <p className="settings-actions">
              <a className="ui-button ui-button-main" href="/office/content?kind=announcement">
                {t('office-settings.to-announcements')}
              </a>
              <a className="ui-button" href="/office/content">
                {t('office-settings.to-content')}
              </a>
              <a className="settings-link" href="/">
                {t('office-settings.to-public')}
              </a>
            </p>
          ) : null}
          {next ? (
            <p className="settings-actions">
              <a className="ui-button" href={`/office/first-day?step=${next}`}>
                {t('office-settings.next-step', { step: t(`office-settings.step-${next}`) })}
              </a>
            </p>
          ) : null}
        </section>
        <PublicNow settings={data} delegations={counts.delegations} />
      </div>
    </div>
  )
}
