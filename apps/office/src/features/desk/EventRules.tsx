import type { DeskEvent } from '@games/contract'
import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { useState } from 'react'
import { useDisciplineName } from '../../calls/use-discipline-name.ts'
import { useCall } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { ruleSetWords } from '../../ui/rule-set-words.ts'
import { EventLimits } from './EventLimits.tsx'
import { OpenQuestions } from './OpenQuestions.tsx'
import { useChooseRules } from './use-choose-rules.ts'

/** By which rules the events of a discipline are scored, and whether one person is enough. */
export function EventRules() {
  const t = useT()
  const locale = useLocale()
  const nameOf = useDisciplineName()
  const [discipline, setDiscipline] = useState('')
  const { data, error, refetch } = useCall('listDeskEvents', { query: {} })
  const events = data?.events ?? []
  const disciplines = [...new Set(events.map((event) => event.discipline))]
    .map((code) => ({ code, name: nameOf(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
  return (
    <>
      <OpenQuestions events={events} />
      <section aria-labelledby="desk-rules">
        <h2 className="office-h2" id="desk-rules">
          {t('office-desk.rules')}
        </h2>
        {data ? (
          <>
            <label className="ui-field desk-discipline">
              <span>{t('office-desk.discipline')}</span>
              <select className="ui-select" value={discipline} onChange={({ target }) => setDiscipline(target.value)}>
                <option value="">{t('office-desk.choose')}</option>
                {disciplines.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <ul className="desk-rows">
              {events
                .filter((event) => event.discipline === discipline)
                .map((event) => (
                  <EventRow key={event.event} event={event} />
                ))}
            </ul>
          </>
        ) : error ? (
          <CallFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )}
      </section>
    </>
  )
}

function EventRow({ event }: { event: DeskEvent }) {
  const t = useT()
  const locale = useLocale()
  const choose = useChooseRules(event)
  const name = event.name ? pick(event.name, locale) : event.event.replace(/-+$/, '')
  return (
    <li>
      <span className="office-two">
        <b dir="auto">{name}</b>
        <span>
          {event.suggested ? t('office-desk.suggested', { id: ruleSetWords(event.suggested, locale) }) : null}
        </span>
      </span>
      <select
        className="ui-select"
        aria-label={`${t('office-desk.rules')}: ${name}`}
        value={event.ruleSet ?? ''}
        disabled={choose.isPending}
        onChange={({ target }) => choose.save({ ruleSet: target.value || null })}
      >
        <option value="" disabled={event.suggested === null}>
          {t(event.suggested === null ? 'office-desk.no-rules' : 'office-desk.by-the-book')}
        </option>
        {event.choices.map((id) => (
          <option key={id} value={id}>
            {ruleSetWords(id, locale)}
          </option>
        ))}
      </select>
      <label className="desk-second">
        <input
          type="checkbox"
          checked={event.secondPerson}
          disabled={choose.isPending}
          onChange={({ target }) => choose.save({ secondPerson: target.checked })}
        />
        {t('office-desk.second-person')}
      </label>
      <EventLimits event={event} />
    </li>
  )
}
