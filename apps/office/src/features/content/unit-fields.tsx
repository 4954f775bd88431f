import type { UnitSummary } from '@games/contract'
import { useLocale, useText } from '@games/web/i18n/use-t.ts'
import { Field } from '@games/web/ui/Field.tsx'
import { useId, useState } from 'react'
import { useProgramme } from '../../calls/use-disciplines.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import type { FieldSpec } from './kinds.ts'
import { useEventsNamed, useUnit, useUnitsOf } from './programme.ts'
import { usePart } from './use-part.ts'

type Of<As extends FieldSpec['as']> = Extract<FieldSpec, { as: As }>

/** One of the disciplines of the games by its name, or none. */
export function DisciplinePart({ spec }: { spec: Of<'discipline'> }) {
  const t = useT()
  const text = useText()
  const locale = useLocale()
  const programme = useProgramme()
  const { value, set, label } = usePart<string | null>(spec)
  const known = (programme.data?.disciplines ?? [])
    .map(({ discipline: { code, name } }) => ({ code, name: text(name, code) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
  const isKnown = value === null || known.some(({ code }) => code === value)
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          className="ui-select"
          value={value ?? ''}
          onChange={({ target }) => set(target.value === '' ? null : target.value)}
        >
          <option value="">{t('office-content.no-discipline')}</option>
          {isKnown ? null : <option value={value}>{value}</option>}
          {known.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** A unit as somebody would say it: its event, what it is called there, when it is. */
function useUnitName(): (unit: UnitSummary) => string {
  const text = useText()
  const { moment } = useTime()
  return (unit) => {
    const [event, own] = [text(unit.event.name, ''), text(unit.name, unit.phase)]
    const name = own.includes(event) ? own : [event, own].filter((part) => part !== '').join(', ')
    return [name === '' ? unit.code : name, unit.start === null ? '' : moment(unit.start)]
      .filter((part) => part !== '')
      .join(' · ')
  }
}

export function UnitPart({ spec }: { spec: Of<'unit'> }) {
  const { value, set, label } = usePart<string | null>(spec)
  return <UnitChoice label={label} value={value} onChoose={set} />
}

interface UnitChoiceProps {
  readonly label: string
  /** RSC. */
  readonly value: string | null
  readonly onChoose: (code: string | null) => void
}

/** A unit of the programme: its event is found by name, and then it is one of the event's. */
export function UnitChoice({ label, value, onChoose }: UnitChoiceProps) {
  const t = useT()
  const nameOf = useUnitName()
  const chosen = useUnit(value)
  const [open, setOpen] = useState(false)
  if (value !== null && !open)
    return (
      <div className="content-group" role="group" aria-label={label}>
        <span className="content-label">{label}</span>
        <div className="content-row">
          <b>{chosen.data ? nameOf(chosen.data.unit) : chosen.isError ? t('office-content.no-such-unit') : '…'}</b>
          <button type="button" className="office-button-small" onClick={() => setOpen(true)}>
            {t('office-content.change-unit')}
          </button>
          <button type="button" className="office-button-small" onClick={() => onChoose(null)}>
            {t('office-content.remove')}
          </button>
        </div>
      </div>
    )
  return (
    <UnitSearch
      label={label}
      onCancel={value === null ? null : () => setOpen(false)}
      onChoose={(code) => {
        setOpen(false)
        onChoose(code)
      }}
    />
  )
}

interface UnitSearchProps {
  readonly label: string
  readonly onCancel: (() => void) | null
  readonly onChoose: (code: string) => void
}

function UnitSearch({ label, onCancel, onChoose }: UnitSearchProps) {
  const t = useT()
  const text = useText()
  const nameOf = useUnitName()
  const list = useId()
  const [typed, setTyped] = useState('')
  const [event, setEvent] = useState<string | null>(null)
  const events = useEventsNamed(typed)
  const units = useUnitsOf(event)
  const hits = events.data ?? []
  return (
    <div className="content-group content-unit" role="group" aria-label={label}>
      <Field label={label} hint={t('office-content.hint-unit')}>
        {(control) => (
          <input
            {...control}
            className="ui-input"
            type="search"
            value={typed}
            maxLength={80}
            autoComplete="off"
            aria-controls={list}
            onChange={({ target }) => {
              setTyped(target.value)
              setEvent(null)
            }}
          />
        )}
      </Field>
      <div id={list} role="status" className="content-row">
        {typed.trim().length > 1 && events.isSuccess && hits.length === 0 ? t('office-content.no-event') : null}
        {events.isError || units.isError ? t('office-content.search-failed') : null}
        {event === null
          ? hits.map((hit) => (
              <button key={hit.code} type="button" className="office-button-small" onClick={() => setEvent(hit.code)}>
                {[text(hit.disciplines[0]?.name, ''), text(hit.name, hit.code)]
                  .filter((part) => part !== '')
                  .join(', ')}
              </button>
            ))
          : null}
        {event !== null && units.data ? (
          <select
            className="ui-select"
            aria-label={t('office-content.choose-unit')}
            value=""
            onChange={({ target }) => target.value !== '' && onChoose(target.value)}
          >
            <option value="">{t('office-content.choose-unit')}</option>
            {units.data.map((unit) => (
              <option key={unit.code} value={unit.code}>
                {nameOf(unit)}
              </option>
            ))}
          </select>
        ) : null}
        {onCancel ? (
          <button type="button" className="office-button-small" onClick={onCancel}>
            {t('office-content.keep')}
          </button>
        ) : null}
      </div>
    </div>
  )
}
