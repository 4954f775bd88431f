import { useCall } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { useRestoredFocus } from '../../ui/use-focus.ts'
import { DisciplineFormats } from './DisciplineFormats.tsx'
import { EventIdentity } from './EventIdentity.tsx'
import { EventMedals } from './EventMedals.tsx'
import { MedalDifference } from './MedalDifference.tsx'

/** The title of the page takes the focus when an event leaves its list with the button that was pressed. */
const title = () => document.querySelector<HTMLElement>('main h1')

/**
 * Events that are not identified, events whose medals are not those of their results, events whose medals are open, with the reasons and the formats that the organiser can choose, and those that the
 * organiser has answered (R12.5).
 */
export function MedalsPage() {
  const t = useT()
  const { data, error, refetch } = useCall('listEventFormats')
  useRestoredFocus(false, title)
  const events = data?.events ?? []
  const needsDecision = (event: (typeof events)[number]) => event.pending.some((reason) => reason.needsDecision)
  const groups = [
    { key: 'decide', events: events.filter(needsDecision) },
    { key: 'wait', events: events.filter((event) => !needsDecision(event) && event.pending.length > 0) },
    { key: 'chosen', events: events.filter((event) => event.pending.length === 0) },
  ] as const
  return (
    <div className="office-page">
      <PageHead title={t('office-medals.title')} about={t('office-medals.about')} takesFocus />
      {error && !data ? <CallFailed error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Loading /> : null}
      <Identities />
      <Differences />
      {data && events.length === 0 ? <p className="muted">{t('office-medals.none')}</p> : null}
      {groups.map((group) =>
        group.events.length === 0 ? null : (
          <section key={group.key} aria-labelledby={`medals-${group.key}`}>
            <h2 className="office-h2" id={`medals-${group.key}`}>
              {t(`office-medals.${group.key}`, { count: group.events.length })}
            </h2>
            <ul className="medals-events">
              {group.events.map((event) => (
                <EventMedals key={event.event} event={event} />
              ))}
            </ul>
          </section>
        ),
      )}
      <DisciplineFormats disciplines={data?.disciplines ?? []} />
    </div>
  )
}

/** The events whose medals in force are not those of their results. */
function Differences() {
  const t = useT()
  const { data, error, refetch } = useCall('listMedalDifferences')
  useRestoredFocus(false, title)
  if (error && !data) return <CallFailed error={error} onRetry={() => void refetch()} />
  const events = data?.events ?? []
  if (events.length === 0) return null
  return (
    <section aria-labelledby="medals-differ">
      <h2 className="office-h2" id="medals-differ">
        {t('office-medals.differ', { count: events.length })}
      </h2>
      <p className="muted">{t('office-medals.differ-about')}</p>
      <ul className="medals-events">
        {events.map((event) => (
          <MedalDifference key={event.event} difference={event} />
        ))}
      </ul>
    </section>
  )
}

/** The events that the organiser is asked about, and those that were answered. */
function Identities() {
  const t = useT()
  const { data, error, refetch } = useCall('listEventTypes')
  useRestoredFocus(false, title)
  if (error && !data) return <CallFailed error={error} onRetry={() => void refetch()} />
  const events = data?.events ?? []
  const groups = [
    { key: 'types-open', events: events.filter(({ isChosen }) => !isChosen) },
    { key: 'types-chosen', events: events.filter(({ isChosen }) => isChosen) },
  ] as const
  return groups.map((group) =>
    group.events.length === 0 ? null : (
      <section key={group.key} aria-labelledby={`medals-${group.key}`}>
        <h2 className="office-h2" id={`medals-${group.key}`}>
          {t(`office-medals.${group.key}`, { count: group.events.length })}
        </h2>
        {group.key === 'types-open' ? <p className="muted">{t('office-medals.types-about')}</p> : null}
        <ul className="medals-events">
          {group.events.map((event) => (
            <EventIdentity key={event.event} event={event} />
          ))}
        </ul>
      </section>
    ),
  )
}
