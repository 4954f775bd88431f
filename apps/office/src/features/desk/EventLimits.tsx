import type { DeskEvent, WeighInLimits } from '@games/contract'
import { readWeighInLimits } from '@games/domain/weigh-in/rules'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { type FormEvent, useId, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { gramsIn, kilogramsOf } from '../../ui/kilograms.ts'
import { useLimitWord } from '../../ui/use-limit-word.ts'
import { chosenLimits, type LimitField, limitFields } from './limit-fields.ts'
import { useChooseRules } from './use-choose-rules.ts'

/** What an event sets otherwise than its rule set, and what its competitors weigh where it has classes. */
export function EventLimits({ event }: { event: DeskEvent }) {
  const t = useT()
  const own = Object.keys(event.limits).length
  return (
    <details className="desk-limits">
      <summary>{t('office-desk.limits', { count: own })}</summary>
      <Limits key={`${event.ruleSet} ${JSON.stringify(event.limits)}`} event={event} />
      {event.weighIn.suggested || event.weighIn.chosen ? (
        <WeighInFields key={JSON.stringify(event.weighIn)} event={event} />
      ) : null}
    </details>
  )
}

function Limits({ event }: { event: DeskEvent }) {
  const t = useT()
  const wordOf = useLimitWord()
  const choose = useChooseRules(event)
  const fields = limitFields(event.ruleSet ?? event.suggested, event.limits).filter(({ name }) => wordOf(name) !== null)
  const [written, write] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(fields.map((field) => [field.name, field.written])),
  )
  const [wrong, setWrong] = useState<readonly string[]>([])
  const save = (submitted: FormEvent): void => {
    submitted.preventDefault()
    const read = chosenLimits(fields, written, event.limits)
    if ('unread' in read) return setWrong(read.unread)
    choose.save({ limits: read.limits }, (faults) => setWrong(faults.map(({ at }) => at.split('.')[0] ?? at)))
  }
  return (
    <form className="desk-limit-fields" onSubmit={save}>
      <p className="muted">{t('office-desk.limits-how')}</p>
      {fields.map((field) => (
        <Field
          key={field.name}
          of={field}
          word={wordOf(field.name) ?? field.name}
          written={written[field.name] ?? ''}
          isWrong={wrong.includes(field.name)}
          onChange={(text) => write({ ...written, [field.name]: text })}
        />
      ))}
      <button type="submit" className="ui-button" disabled={choose.isPending}>
        {t('office-desk.limits-save')}
      </button>
    </form>
  )
}

function Field({
  of: { form, ruled },
  word,
  written,
  isWrong,
  onChange,
}: {
  of: LimitField
  word: string
  written: string
  isWrong: boolean
  onChange: (text: string) => void
}) {
  const t = useT()
  const fault = useId()
  const yesNo = (value: string): string => t(value === 'true' ? 'office-desk.yes' : 'office-desk.no')
  return (
    <label className="ui-field">
      <span>{word}</span>
      {form === 'flag' ? (
        <select className="ui-select" value={written} onChange={({ target }) => onChange(target.value)}>
          <option value="">{t('office-desk.as-ruled', { value: yesNo(ruled) })}</option>
          {['true', 'false'].map((value) => (
            <option key={value} value={value}>
              {yesNo(value)}
            </option>
          ))}
        </select>
      ) : (
        <input
          className="ui-input"
          autoComplete="off"
          placeholder={ruled}
          value={written}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? fault : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {isWrong ? (
        <span className="desk-limit-fault" id={fault} role="alert">
          {t('office-desk.limit-wrong', { ruled })}
        </span>
      ) : null}
    </label>
  )
}

/** What was typed, in kilograms; null where it is no limits. */
function typedWeights(typed: Readonly<Record<'over' | 'upTo' | 'allowance' | 'tries', string>>): WeighInLimits | null {
  return readWeighInLimits({
    over: gramsIn(typed.over),
    upTo: gramsIn(typed.upTo),
    allowance: gramsIn(typed.allowance) ?? 0,
    tries: Number(typed.tries),
  })
}

function WeighInFields({ event }: { event: DeskEvent }) {
  const t = useT()
  const locale = useLocale()
  const choose = useChooseRules(event)
  const shown = event.weighIn.chosen ?? event.weighIn.suggested
  const [typed, type] = useState({
    over: kilogramsOf(shown?.over ?? null, locale),
    upTo: kilogramsOf(shown?.upTo ?? null, locale),
    allowance: kilogramsOf(shown?.allowance ?? 0, locale),
    tries: String(shown?.tries ?? 1),
  })
  const [isWrong, setWrong] = useState(false)
  return (
    <form
      className="desk-limit-fields"
      onSubmit={(submitted) => {
        submitted.preventDefault()
        const weighIn = typedWeights(typed)
        setWrong(weighIn === null)
        if (weighIn !== null) choose.save({ weighIn })
      }}
    >
      <h3>{t('office-desk.weigh-in')}</h3>
      {(['over', 'upTo', 'allowance', 'tries'] as const).map((name) => (
        <label key={name} className="ui-field">
          <span>{t(`office-desk.weigh-${name}`)}</span>
          <input
            className="ui-input"
            inputMode="decimal"
            autoComplete="off"
            value={typed[name]}
            onChange={({ target }) => type({ ...typed, [name]: target.value })}
          />
        </label>
      ))}
      {isWrong ? (
        <p className="desk-limit-fault" role="alert">
          {t('office-desk.weigh-wrong')}
        </p>
      ) : null}
      <button type="submit" className="ui-button" disabled={choose.isPending}>
        {t('office-desk.weigh-save')}
      </button>
      {event.weighIn.chosen ? (
        <button
          type="button"
          className="ui-button"
          disabled={choose.isPending}
          onClick={() => choose.save({ weighIn: null })}
        >
          {t('office-desk.weigh-by-class')}
        </button>
      ) : null}
    </form>
  )
}
