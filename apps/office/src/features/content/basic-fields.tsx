import { Field } from '@games/web/ui/Field.tsx'
import { useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import type { ChoiceName, FieldSpec } from './kinds.ts'
import type { Language } from './languages.ts'
import { TextInputs, type Texts } from './TextInputs.tsx'
import { usePart } from './use-part.ts'
import { withText } from './with-text.ts'

type Of<As extends FieldSpec['as']> = Extract<FieldSpec, { as: As }>

export function LocalizedPart({ spec }: { spec: Of<'localized'> }) {
  const { value, set, onBlur, label, wordsOf } = usePart<Texts | null>(spec)
  const write = (language: Language, text: string) => {
    const next: Texts = withText<string>(value, language, text === '' ? undefined : text, '')
    set(spec.nullable && Object.values(next).every((one) => one === '') ? null : next)
  }
  return (
    <fieldset className="content-texts">
      <legend>{label}</legend>
      <TextInputs
        value={value}
        most={spec.most}
        isTitle={spec.name === 'title' || spec.name === 'name'}
        onWrite={write}
        wordsOf={(language) => wordsOf(`${spec.name}.${language}`)}
        onBlur={onBlur}
      />
    </fieldset>
  )
}

export function TextPart({ spec }: { spec: Of<'text'> }) {
  const t = useT()
  const { value, set, onBlur, label, wordsOf } = usePart<string | null>(spec)
  const isName = spec.name === 'name'
  const isAddress = spec.type === 'url'
  const words = wordsOf(spec.name)
  return (
    <Field
      label={label}
      {...(isAddress && {
        hint: t(spec.label === 'stream' ? 'office-content.hint-stream' : 'office-content.hint-link'),
      })}
      {...(isAddress && value && words.error ? { error: t('office-content.wrong-address') } : words)}
    >
      {(control) => (
        <input
          {...control}
          className={isName ? 'ui-input content-title' : spec.most < 50 ? 'ui-input content-short' : 'ui-input'}
          type={spec.type}
          maxLength={spec.most}
          value={value ?? ''}
          onChange={({ target }) => set(target.value === '' && spec.nullable ? null : target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}

export function ChoicePart({ spec }: { spec: Of<'choice'> }) {
  const t = useT()
  const { value, set, label } = usePart<ChoiceName>(spec)
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

export function FlagPart({ spec }: { spec: Of<'flag'> }) {
  const { value, set, label } = usePart<boolean>(spec)
  return (
    <label className="content-flag">
      <input type="checkbox" checked={value} onChange={({ target }) => set(target.checked)} />
      {label}
    </label>
  )
}

export function NumberPart({ spec }: { spec: Of<'number'> }) {
  const { value, set, onBlur, label, wordsOf } = usePart<number | null>(spec)
  return (
    <Field label={label} {...wordsOf(spec.name)}>
      {(control) => (
        <input
          {...control}
          className="ui-input content-short"
          type="number"
          inputMode="numeric"
          min={spec.least}
          max={spec.most}
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
export function PointPart() {
  const t = useT()
  const { value, set, label } = usePart<{ readonly lat: number; readonly lon: number } | null>({ name: 'point' })
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
