import { LOCALE_NAMES, LOCALE_TAGS } from '@games/web/i18n/locale.ts'
import { weekday } from '@games/web/i18n/format.ts'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Field } from '@games/web/ui/Field.tsx'
import { lazy, Suspense, useState } from 'react'
import { useController } from 'react-hook-form'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { AttachmentsPart } from './AttachmentsPart.tsx'
import { faultIn } from './fault-in.ts'
import type { ChoiceName, FieldName, FieldSpec } from './kinds.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { withText } from './with-text.ts'

const RichPart = lazy(() => import('./RichPart.tsx').then(({ RichPart: part }) => ({ default: part })))

type Of<As extends FieldSpec['as']> = Extract<FieldSpec, { as: As }>
type Texts = { readonly por: string } & { readonly [L in 'spa' | 'eng']?: string }

/** One field of a piece of content, by its spec: its value is always as the contract has it. */
export function ContentField({ spec }: { spec: FieldSpec }) {
  switch (spec.as) {
    case 'localized':
      return <LocalizedPart spec={spec} />
    case 'rich':
      return (
        <Suspense fallback={<div className="content-rich-waiting ui-skeleton" />}>
          <RichPart name={spec.name} nullable={spec.nullable} />
        </Suspense>
      )
    case 'text':
      return <TextPart spec={spec} />
    case 'choice':
      return <ChoicePart spec={spec} />
    case 'flag':
      return <FlagPart spec={spec} />
    case 'number':
      return <NumberPart spec={spec} />
    case 'point':
      return <PointPart />
    case 'opening':
      return <OpeningPart />
    case 'attachments':
      return <AttachmentsPart />
    case 'banner':
      return <BannerPart />
  }
}

/** A field's value, how it is set, and the words of what is wrong with it. */
function usePart<Value>(name: FieldName) {
  const t = useT()
  const { field, formState } = useController({ name })
  const wordsOf = (path: string): { error?: string } => {
    const fault = faultIn(formState.errors, path)
    if (fault === undefined) return {}
    return { error: t(fault === 'required' ? 'office-content.required' : 'office-content.wrong') }
  }
  return {
    value: field.value as Value,
    set: (value: Value) => field.onChange(value),
    onBlur: field.onBlur,
    label: t(`office-content.field-${name}`),
    wordsOf,
  }
}

function LocalizedPart({ spec }: { spec: Of<'localized'> }) {
  const { value, set, onBlur, label, wordsOf } = usePart<Texts | null>(spec.name)
  const write = (language: Language, text: string) => {
    const next: Texts = withText<string>(value, language, text === '' ? undefined : text, '')
    set('nullable' in spec && Object.values(next).every((one) => one === '') ? null : next)
  }
  const isTitle = spec.name === 'title' || spec.name === 'name'
  return (
    <fieldset className="content-texts">
      <legend>{label}</legend>
      {LANGUAGES.map((language) => (
        <div key={language} className="content-text" data-language={language}>
          <Field label={LOCALE_NAMES[language]} {...wordsOf(`${spec.name}.${language}`)}>
            {(control) => (
              <textarea
                {...control}
                className={isTitle ? 'ui-input content-title' : 'ui-input'}
                rows={2}
                maxLength={isTitle ? 200 : 'most' in spec ? spec.most : 500}
                lang={LOCALE_TAGS[language]}
                value={value?.[language] ?? ''}
                onChange={({ target }) => write(language, target.value.replace(/\s*\n\s*/g, ' '))}
                onBlur={onBlur}
              />
            )}
          </Field>
        </div>
      ))}
    </fieldset>
  )
}

function TextPart({ spec }: { spec: Of<'text'> }) {
  const t = useT()
  const { value, set, onBlur, label, wordsOf } = usePart<string | null>(spec.name)
  return (
    <Field label={label} {...(spec.type === 'url' && { hint: t('office-content.hint-link') })} {...wordsOf(spec.name)}>
      {(control) => (
        <input
          {...control}
          className="ui-input"
          type={spec.type}
          maxLength={spec.type === 'tel' ? 30 : spec.type === 'url' ? 2_000 : 300}
          value={value ?? ''}
          onChange={({ target }) => set(target.value === '' ? null : target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}

function ChoicePart({ spec }: { spec: Of<'choice'> }) {
  const t = useT()
  const { value, set, label } = usePart<ChoiceName>(spec.name)
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          className="ui-select"
          value={value}
          onChange={({ target }) => set(target.value as ChoiceName)}
        >
          {spec.options.map((option) => (
            <option key={option} value={option}>
              {t(`office-content.choice-${option}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function FlagPart({ spec }: { spec: Of<'flag'> }) {
  const { value, set, label } = usePart<boolean>(spec.name)
  return (
    <label className="content-flag">
      <input type="checkbox" checked={value} onChange={({ target }) => set(target.checked)} />
      {label}
    </label>
  )
}

function NumberPart({ spec }: { spec: Of<'number'> }) {
  const { value, set, onBlur, label, wordsOf } = usePart<number | null>(spec.name)
  return (
    <Field label={label} {...wordsOf(spec.name)}>
      {(control) => (
        <input
          {...control}
          className="ui-input content-short"
          type="number"
          inputMode="numeric"
          min={0}
          max={100_000}
          value={value ?? ''}
          onChange={({ target }) => set(target.value === '' ? null : target.valueAsNumber)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}

const POINT = /^\s*(-?\d{1,2}(?:[.,]\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:[.,]\d+)?)\s*$/
const degrees = (text: string | undefined): number => Number((text ?? '').replace(',', '.'))

/** Latitude and longitude as every map gives them to copy: `-19.917300, -43.934600`. */
function PointPart() {
  const t = useT()
  const { value, set, label } = usePart<{ readonly lat: number; readonly lon: number } | null>('point')
  const written = value ? `${value.lat}, ${value.lon}` : ''
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && typed.trim() !== '' && typed !== written
  const take = (text: string) => {
    const [, lat, lon] = POINT.exec(text) ?? []
    const point = { lat: degrees(lat), lon: degrees(lon) }
    const isPoint = lat !== undefined && Math.abs(point.lat) <= 90 && Math.abs(point.lon) <= 180
    setTyped(isPoint ? null : text)
    if (isPoint || text.trim() === '') set(isPoint ? point : null)
  }
  return (
    <Field
      label={label}
      hint={t('office-content.hint-point')}
      {...(isWrong && { error: t('office-content.wrong-point') })}
    >
      {(control) => (
        <input
          {...control}
          className="ui-input"
          value={typed ?? written}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={({ target }) => take(target.value)}
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

function OpeningPart() {
  const t = useT()
  const locale = useLocale()
  const { value, set, label } = usePart<readonly Opening[]>('opening')
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
function BannerPart() {
  const t = useT()
  const { local, instant } = useTime()
  const { value, set, label } = usePart<Banner | null>('banner')
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
