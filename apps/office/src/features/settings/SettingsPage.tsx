import type { Settings } from '@games/contract'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { showCurrent } from '@games/web/ui/Tabs.tsx'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { DelegationsPart } from './DelegationsPart.tsx'
import { DemoPart } from './DemoPart.tsx'
import { DisciplinesPart } from './DisciplinesPart.tsx'
import { GamesPart } from './GamesPart.tsx'
import { MinorsPart } from './MinorsPart.tsx'
import { AddressesPart, EntryPart, LimitsPart, MedalsPart, SafeSportPart } from './OtherParts.tsx'
import { PARTS, type Part } from './settings-search.ts'
import { useSettings } from './use-setting.ts'
import { VenuesPart } from './VenuesPart.tsx'
import { WaysPart } from './WaysPart.tsx'

const route = getRouteApi('/settings')

const DRAW: Readonly<Record<Part, (settings: Settings) => ReactNode>> = {
  games: (settings) => <GamesPart settings={settings} />,
  delegations: (settings) => <DelegationsPart settings={settings} />,
  disciplines: (settings) => <DisciplinesPart settings={settings} />,
  venues: (settings) => (
    <>
      <VenuesPart />
      <WaysPart settings={settings} />
    </>
  ),
  minors: (settings) => <MinorsPart settings={settings} />,
  entry: (settings) => <EntryPart settings={settings} />,
  medals: (settings) => <MedalsPart settings={settings} />,
  'safe-sport': (settings) => <SafeSportPart settings={settings} />,
  addresses: (settings) => <AddressesPart settings={settings} />,
  limits: (settings) => <LimitsPart settings={settings} />,
  demo: () => <DemoPart />,
}

/** What the organiser decides: true on every open page within a second, in the record, taken back from there (R12.4). */
export function SettingsPage() {
  const t = useT()
  const { moment } = useTime()
  const { part = PARTS[0] } = route.useSearch()
  const { data, error, refetch } = useSettings()
  const newest = data?.settings
    .flatMap(({ key, changed }) => (changed ? [{ key, ...changed }] : []))
    .toSorted((a, b) => b.action - a.action)[0]
  return (
    <div className="office-page">
      <PageHead
        title={t('office-settings.title')}
        about={
          newest ? (
            <>
              {t('office-settings.newest', {
                who: newest.who ?? t('office-settings.somebody'),
                when: moment(newest.at),
                what: t(`office-settings.key-${newest.key}`),
              })}{' '}
              <a href="/office/log?kind=setting">{t('office-settings.to-log')}</a>
            </>
          ) : undefined
        }
      >
        <a className="ui-button" href="/office/first-day">
          {t('office-settings.first-day')}
        </a>
      </PageHead>
      <div className="settings">
        <nav className="settings-nav" ref={showCurrent} aria-label={t('office-settings.title')}>
          {PARTS.map((one) => (
            <a
              key={one}
              href={`/office/settings?part=${one}`}
              {...(one === part && { 'aria-current': 'page' as const })}
            >
              {t(`office-settings.part-${one}`)}
            </a>
          ))}
          <p className="settings-note">{t('office-settings.holds')}</p>
        </nav>
        <section aria-labelledby="settings-part">
          <h2 className="office-h2" id="settings-part">
            {t(`office-settings.part-${part}`)}
            {part === 'minors' && data ? (
              <span className="office-h2-more">{t('office-settings.athletes', { count: data.athletes })}</span>
            ) : null}
          </h2>
          {data ? DRAW[part](data) : error ? <CallFailed error={error} onRetry={() => void refetch()} /> : <Loading />}
        </section>
      </div>
    </div>
  )
}
