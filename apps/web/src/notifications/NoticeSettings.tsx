import { Switch } from '../ui/Switch.tsx'
import { LEADS } from '@games/domain/notifications/pushed'
import { useId } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Field } from '../ui/Field.tsx'
import type { NoticeExample } from './notice-example.ts'
import { clockTime, DEFAULT_SETTINGS, type NoticeSettings as Settings, setNotices, useNotices } from './notices.ts'

/** Null: the field is being written in. */
function minuteOf(written: string): number | null {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(written) ?? []
  return hour === undefined ? null : Number(hour) * 60 + Number(minute)
}

/** What this device is told, and when it is left alone. */
export function NoticeSettings({ example }: { example: NoticeExample | null }) {
  const t = useT()
  const group = useId()
  const { settings } = useNotices()
  const { lead, results, medals, messages, quiet } = settings
  const set = (change: Partial<Settings>) => setNotices({ settings: { ...settings, ...change } })
  const setQuiet = (part: 'from' | 'until', written: string) => {
    const minute = minuteOf(written)
    if (quiet && minute !== null) set({ quiet: { ...quiet, [part]: minute } })
  }
  return (
    <>
      <div className="ui-section">
        <h2>{t('notifications.what')}</h2>
        <span>{t('notifications.of-whom')}</span>
      </div>
      <Switch
        label={t('notifications.starts')}
        hint={t('notifications.starts-hint')}
        on={lead !== null}
        onChange={(on) => set({ lead: on ? DEFAULT_SETTINGS.lead : null })}
      />
      <Switch
        label={t('notifications.results')}
        hint={t('notifications.results-hint')}
        on={results}
        onChange={(on) => set({ results: on })}
      />
      <Switch
        label={t('notifications.medals')}
        hint={t('notifications.medals-hint')}
        on={medals}
        onChange={(on) => set({ medals: on })}
      />
      <Switch
        label={t('notifications.messages')}
        hint={t('notifications.messages-hint')}
        on={messages}
        onChange={(on) => set({ messages: on })}
      />
      {lead === null ? null : (
        <>
          <div className="ui-section">
            <h2 id={group}>{t('notifications.lead')}</h2>
          </div>
          <div className="notices-leads" role="radiogroup" aria-labelledby={group}>
            {LEADS.map((one) => (
              <label key={one}>
                <input type="radio" name={group} checked={one === lead} onChange={() => set({ lead: one })} />
                <span>{one}</span>
              </label>
            ))}
          </div>
          {example === null ? null : (
            <p className="notices-note">{t('notifications.lead-example', { start: example.start, at: example.at })}</p>
          )}
        </>
      )}
      <div className="ui-section">
        <h2>{t('notifications.quiet')}</h2>
      </div>
      <Switch
        label={t('notifications.quiet-night')}
        on={quiet !== null}
        onChange={(on) => set({ quiet: on ? DEFAULT_SETTINGS.quiet : null })}
      />
      {quiet === null ? null : (
        <>
          <div className="notices-hours">
            <Field label={t('notifications.quiet-from')}>
              {(control) => (
                <input
                  type="time"
                  className="ui-input"
                  required
                  value={clockTime(quiet.from)}
                  onChange={({ target }) => setQuiet('from', target.value)}
                  {...control}
                />
              )}
            </Field>
            <Field label={t('notifications.quiet-until')}>
              {(control) => (
                <input
                  type="time"
                  className="ui-input"
                  required
                  value={clockTime(quiet.until)}
                  onChange={({ target }) => setQuiet('until', target.value)}
                  {...control}
                />
              )}
            </Field>
          </div>
          <p className="notices-note">{t('notifications.quiet-summary', { until: clockTime(quiet.until) })}</p>
        </>
      )}
    </>
  )
}
