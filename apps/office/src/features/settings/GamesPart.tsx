import type { Settings } from '@games/contract'
import { zoneOffset } from '@games/domain/schedule/zone-offset'
import { LOCALE_NAMES, LOCALE_TAGS } from '@games/web/i18n/locale.ts'
import { dayLabel } from '@games/web/i18n/format.ts'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Field } from '@games/web/ui/Field.tsx'
import { useId, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { SaveBar } from './SaveBar.tsx'
import { LANGUAGES, type Texts, textsOf, trimmed } from './texts.ts'
import { useSetting } from './use-setting.ts'
import { zoneNamed } from './zone-named.ts'

interface Days {
  readonly first: string
  readonly last: string
}
const daysOf = (value: unknown): Days => (value as Days | null) ?? { first: '', last: '' }
const zoneOf = (value: unknown): string => (value as string | null) ?? ''
const ZONES = Intl.supportedValuesOf('timeZone')
const DAY_MS = 86_400_000

/** Name, days and time zone of the games: three answers that stand on every page. */
export function GamesPart({ settings }: { settings: Settings }) {
  return (
    <>
      <NameForm settings={settings} />
      <DaysForm settings={settings} />
      <ZoneForm settings={settings} />
    </>
  )
}

function NameForm({ settings }: { settings: Settings }) {
  const t = useT()
  const editing = useSetting<Texts>(settings, 'games_name', textsOf)
  const { value, edit, save } = editing
  const send = () => save(trimmed(value))
  return (
    <form
      className="settings-form"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <fieldset className="office-languages">
        <legend>{t('office-settings.name')}</legend>
        {LANGUAGES.map((locale) => (
          <Field
            key={locale}
            label={LOCALE_NAMES[locale]}
            {...(locale !== 'por' && value.por !== '' && !value[locale] && { hint: t('office.language-missing') })}
          >
            {(control) => (
              <input
                {...control}
                className="ui-input"
                lang={LOCALE_TAGS[locale]}
                dir="auto"
                value={value[locale] ?? ''}
                onChange={({ target }) => edit({ ...value, [locale]: target.value })}
              />
            )}
          </Field>
        ))}
      </fieldset>
      <SaveBar editing={editing} onSave={send} />
    </form>
  )
}

function DaysForm({ settings }: { settings: Settings }) {
  const t = useT()
  const locale = useLocale()
  const editing = useSetting<Days>(settings, 'games_days', daysOf)
  const { value, edit, save } = editing
  const count = value.first && value.last ? (Date.parse(value.last) - Date.parse(value.first)) / DAY_MS + 1 : 0
  const send = () => save(value)
  return (
    <form
      className="settings-form"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="settings-pair">
        {(['first', 'last'] as const).map((end) => (
          <Field key={end} label={t(`office-settings.day-${end}`)}>
            {(control) => (
              <input
                {...control}
                className="ui-input"
                type="date"
                value={value[end]}
                onChange={({ target }) => edit({ ...value, [end]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <p className="settings-note">
        {count > 0
          ? t('office-settings.days-count', {
              count,
              first: dayLabel(value.first, locale),
              last: dayLabel(value.last, locale),
            })
          : t('office-settings.days-none')}
      </p>
      <SaveBar editing={editing} onSave={send} />
    </form>
  )
}

function ZoneForm({ settings }: { settings: Settings }) {
  const t = useT()
  const list = useId()
  const editing = useSetting<string>(settings, 'time_zone', zoneOf)
  const { value, edit, save } = editing
  const zone = zoneNamed(value, ZONES)
  const send = () => save(zone === '' ? null : zone)
  const [now] = useState(Date.now)
  const offset = zoneOffset(zone, now)
  return (
    <form
      className="settings-form"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field label={t('office-settings.zone')} hint={t('office-settings.zone-hint')}>
        {(control) => (
          <>
            <input
              {...control}
              className="ui-input"
              list={list}
              autoComplete="off"
              spellCheck={false}
              placeholder="America/Sao_Paulo"
              value={value}
              onChange={({ target }) => edit(target.value)}
            />
            <datalist id={list}>
              {ZONES.map((zone) => (
                <option key={zone} value={zone} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      {zone !== '' && offset !== null ? (
        <p className="settings-note">{t('office-settings.zone-now', { time: clockIn(zone, now), zone })}</p>
      ) : null}
      <SaveBar editing={editing} onSave={send} />
    </form>
  )
}

const clockIn = (zone: string, at: number): string =>
  new Intl.DateTimeFormat('pt', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  }).format(at)
