import { shortDay, weekday } from '@games/web/i18n/format.ts'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Field } from '@games/web/ui/Field.tsx'
import { useState } from 'react'
import { useProgramme } from '../../calls/use-disciplines.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import type { FieldSpec } from './kinds.ts'
import { usePart } from './use-part.ts'

type Of<As extends FieldSpec['as']> = Extract<FieldSpec, { as: As }>

/** A moment of the games' time, or that nobody has said it. */
export function InstantPart({ spec }: { spec: Of<'instant'> }) {
  const t = useT()
  const { local, instant } = useTime()
  const { value, set, onBlur, label, wordsOf } = usePart<string | null>(spec)
  return (
    <Field
      label={label}
      hint={t(spec.label === 'award-at' ? 'office-content.hint-award-at' : 'office-content.hint-instant')}
      {...wordsOf(spec.name)}
    >
      {(control) => (
        <input
          {...control}
          className="ui-input content-short"
          type="datetime-local"
          value={value === null ? '' : local(value)}
          onChange={({ target }) => set(target.value === '' ? null : instant(target.value))}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}

export function DayPart({ spec }: { spec: Of<'day'> }) {
  const { value, set, onBlur, label, wordsOf } = usePart<string | null>(spec)
  return (
    <Field label={label} {...wordsOf(spec.name)}>
      {(control) => (
        <input
          {...control}
          className="ui-input content-short"
          type="date"
          value={value ?? ''}
          onChange={({ target }) => set(target.value === '' ? null : target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}

/** Most days somebody may be named for. */
const MOST_DAYS = 60

/** Days of the games, pressed one by one, and any other day. */
export function DaysPart() {
  const t = useT()
  const locale = useLocale()
  const programme = useProgramme()
  const { value, set, label } = usePart<readonly string[]>({ name: 'days' })
  const [other, setOther] = useState('')
  const ofGames = programme.data?.days.map(({ day }) => day) ?? []
  const shown = [...new Set([...ofGames, ...value])].sort()
  const put = (day: string, isThere: boolean) =>
    set([...value.filter((one) => one !== day), ...(isThere ? [day] : [])].sort())
  return (
    <fieldset className="content-group">
      <legend>{label}</legend>
      <div className="content-days">
        {shown.map((day) => (
          <label key={day}>
            <input type="checkbox" checked={value.includes(day)} onChange={({ target }) => put(day, target.checked)} />
            {shortDay(day, locale)}
          </label>
        ))}
      </div>
      {value.length < MOST_DAYS ? (
        <div className="content-row">
          <label className="content-time">
            <span>{t('office-content.other-day')}</span>
            <input className="ui-input" type="date" value={other} onChange={({ target }) => setOther(target.value)} />
          </label>
          <button
            type="button"
            className="office-button-small"
            disabled={other === ''}
            onClick={() => {
              put(other, true)
              setOther('')
            }}
          >
            {t('office-content.add-day')}
          </button>
        </div>
      ) : null}
    </fieldset>
  )
}

/** A time of the day. */
export function TimePart({ spec }: { spec: Of<'time'> }) {
  const { value, set, onBlur, label, wordsOf } = usePart<string | null>(spec)
  return (
    <Field label={label} {...wordsOf(spec.name)}>
      {(control) => (
        <input
          {...control}
          className="ui-input content-short"
          type="time"
          value={value === '24:00' ? '00:00' : (value ?? '')}
          onChange={({ target }) => set(target.value === '' ? null : target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}

interface Opening {
  readonly days: readonly number[]
  readonly from: string
  readonly to: string
}
/** Monday first, as 1 January 2024 was one. */
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const

export function OpeningPart() {
  const t = useT()
  const locale = useLocale()
  const { value, set, label } = usePart<readonly Opening[]>({ name: 'opening' })
  const put = (at: number, change: Partial<Opening>) =>
    set(value.map((one, index) => (index === at ? { ...one, ...change } : one)))
  return (
    <fieldset className="content-group">
      <legend>{label}</legend>
      {value.map((one, at) => (
        // rows have no names of their own, and are only added and removed
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="content-opening" role="group" aria-label={`${label} ${at + 1}`}>
          <div className="content-days">
            {WEEK.map((day) => (
              <label key={day}>
                <input
                  type="checkbox"
                  checked={one.days.includes(day)}
                  // a row without a day is none
                  disabled={one.days.length === 1 && one.days.includes(day)}
                  onChange={({ target }) =>
                    put(at, {
                      days: WEEK.filter((other) => (other === day ? target.checked : one.days.includes(other))),
                    })
                  }
                />
                {weekday(`2024-01-0${day}`, locale)}
              </label>
            ))}
          </div>
          {(['from', 'to'] as const).map((end) => (
            <label key={end} className="content-time">
              <span>{t(`office-content.${end}`)}</span>
              <input
                className="ui-input"
                type="time"
                value={one[end] === '24:00' ? '00:00' : one[end]}
                onChange={({ target }) =>
                  target.value !== '' &&
                  put(at, { [end]: end === 'to' && target.value === '00:00' ? '24:00' : target.value })
                }
              />
            </label>
          ))}
          <button
            type="button"
            className="office-button-small"
            onClick={() => set(value.filter((_, index) => index !== at))}
          >
            {t('office-content.remove')}
          </button>
        </div>
      ))}
      {value.length < 14 ? (
        <button
          type="button"
          className="office-button-small"
          onClick={() => set([...value, { days: [...WEEK], from: '08:00', to: '18:00' }])}
        >
          {t('office-content.add-opening')}
        </button>
      ) : null}
    </fieldset>
  )
}

interface Banner {
  readonly from: string | null
  readonly until: string | null
}

/** Whether it stands above every page, from and until when (the games' time). */
export function BannerPart() {
  const t = useT()
  const { local, instant } = useTime()
  const { value, set, label } = usePart<Banner | null>({ name: 'banner' })
  return (
    <fieldset className="content-group">
      <legend className="ui-hidden">{label}</legend>
      <label className="content-flag">
        <input
          type="checkbox"
          checked={value !== null}
          onChange={({ target }) => set(target.checked ? { from: null, until: null } : null)}
        />
        {label}
      </label>
      {value
        ? (['from', 'until'] as const).map((end) => (
            <Field key={end} label={t(`office-content.banner-${end}`)} hint={t('office-content.games-time')}>
              {(control) => (
                <input
                  {...control}
                  className="ui-input content-short"
                  type="datetime-local"
                  value={value[end] === null ? '' : local(value[end])}
                  onChange={({ target }) =>
                    set({ ...value, [end]: target.value === '' ? null : instant(target.value) })
                  }
                />
              )}
            </Field>
          ))
        : null}
    </fieldset>
  )
}
