import { disqualificationRules, type Key, type TapValue } from '@games/domain/scoring/index'
import { capital } from '@games/domain/text/capital'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import type { Press } from '../store/desk.ts'
import { useDesk } from '../store/use-desk.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { usePoint } from '../ui/use-point.ts'
import { numberLimit } from './figures.ts'
import { LazyMoves } from './LazyMoves.tsx'
import { useNames, usePad } from './use-pad.ts'

/** Asks what a key needs beside a press, and whether a serious one is meant: with the name of whom it is about. */
export function EntryDialog({
  of: key,
  competitor,
  onClose,
}: {
  of: Key
  competitor: string | null
  onClose: () => void
}) {
  const { unit, press } = usePad()
  const t = useT()
  const names = useNames(unit)
  const meant = key.competitor ?? competitor ?? undefined
  const who = key.side === undefined ? names.competitor(meant) : names.side(key.side)
  const [fields, setFields] = useState<Fields>(EMPTY)
  const [fault, setFault] = useState(false)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const entered: Entered | null =
      key.entry === undefined ? (key.value === undefined ? {} : { value: key.value }) : valueOf(key, fields)
    if (entered === null) return setFault(true)
    press({
      kind: key.kind,
      ...(key.side === undefined ? {} : { side: key.side }),
      ...(meant === undefined ? {} : { competitor: meant }),
      ...(entered.value === undefined ? {} : { value: entered.value }),
      ...(entered.athlete === undefined ? {} : { athlete: entered.athlete }),
    })
    onClose()
  }
  return (
    <Dialog title={[names.key(key), who].filter((part) => part !== '').join(' · ')} onClose={onClose}>
      <form className="desk-form" onSubmit={submit}>
        {key.kind === 'end' ? <Standing /> : null}
        <EntryFields of={key} competitor={meant} fields={fields} onChange={setFields} />
        {isSerious(key) ? <LazyMoves unit={unit.code} of={questionOf(key, meant)} /> : null}
        {fault ? (
          <p className="desk-fault" role="alert">
            {key.needsRule ? capital(names.why('rule-needed')) : t('desk.entry-fault')}
          </p>
        ) : null}
        <button type="submit" className={`desk-button ${key.hold ? 'desk-button-bad' : 'desk-button-full'}`}>
          {key.hold ? t('desk.confirm', { what: names.key(key), name: who }) : t('desk.take')}
        </button>
      </form>
    </Dialog>
  )
}

/** Serious, and not only a step: whoever confirms it reads first what it moves in the draw. */
const isSerious = ({ kind, hold }: Key): boolean => hold === true && kind !== 'end' && kind !== 'rules'

/** The tap before it is made: what is still to be typed moves nothing. */
function questionOf(key: Key, competitor: string | undefined): Press {
  const entered = key.entry === undefined ? null : valueOf(key, { ...EMPTY, text: '–', rule: '–' })
  const value = entered?.value ?? key.value
  return {
    kind: key.kind,
    ...(key.side === undefined ? {} : { side: key.side }),
    ...(competitor === undefined ? {} : { competitor }),
    ...(value === undefined ? {} : { value }),
  }
}

/** What stands as it ends: names and figures once more. */
function Standing() {
  const { unit, scoring } = usePad()
  const { now } = useDesk()
  const t = useT()
  const point = usePoint()
  const names = useNames(unit)
  const { rows } = scoring.outcome(now())
  return (
    <ul className="desk-standing">
      {rows.map(({ competitor, rank, wlt, result, irm }) => (
        <li key={competitor.code}>
          <span>{rank ?? (wlt ? t(`desk.wlt-${wlt as 'W' | 'L' | 'T'}`) : '')}</span>
          <span>{names.competitor(competitor.code)}</span>
          <b>{irm ?? result?.replace('.', point) ?? '–'}</b>
        </li>
      ))}
    </ul>
  )
}

interface Fields {
  readonly text: string
  readonly rule: string
  readonly first: string
  readonly second: string
  readonly chosen: readonly string[]
}
const EMPTY: Fields = { text: '', rule: '', first: '', second: '', chosen: [] }

type Entered = Partial<Pick<Press, 'value' | 'athlete'>>

/** What the fields come to as a tap's value; null: something is missing. */
function valueOf(key: Key, { text, rule, first, second, chosen }: Fields): Entered | null {
  const number = (written: string): number | null => {
    const figure = Number(written.replace(',', '.'))
    return written.trim() === '' || !Number.isFinite(figure) ? null : figure
  }
  const reason = text.trim()
  const figure = number(first)
  switch (key.kind) {
    case 'out': {
      const given = (key.value ?? {}) as { readonly how?: TapValue }
      if (key.needsRule && rule.trim() === '') return null
      return { value: { how: given.how ?? null, rule: rule.trim() || null, reason: reason || null, irm: null } }
    }
    case 'winner':
      return reason ? { value: { reason } } : null
    case 'rank':
      return reason ? { value: { rank: figure, reason } } : null
    case 'qualify':
      return reason ? { value: { mark: first.trim() || null, reason } } : null
    case 'rules':
      return reason && rule ? { value: { ruleSet: rule, reason } } : null
    case 'clock-set': {
      const [minutes, seconds] = [number(first) ?? 0, number(second) ?? 0]
      return reason ? { value: { played: Math.round((minutes * 60 + seconds) * 1000), reason } } : null
    }
    case 'hits':
    case 'set-score':
    case 'period-score': {
      const away = number(second)
      return figure === null || away === null ? null : { value: { home: figure, away } }
    }
    case 'line-up':
    case 'relay-order':
      return chosen.length > 0 ? { value: chosen } : null
    case 'substitution': {
      const [out, athlete] = chosen
      return out !== undefined && athlete !== undefined ? { value: { out }, athlete } : null
    }
    case 'sprint':
      return chosen.length > 0 ? { value: { codes: chosen, isLast: rule === 'last' } } : null
    case 'watches': {
      const watches = [first, second, rule].map(number).filter((one) => one !== null)
      return watches.length > 0 ? { value: watches.map((seconds) => Math.round(seconds * 1000)) } : null
    }
    case 'split': {
      const seconds = number(second)
      return figure === null || seconds === null ? null : { value: { point: figure, ms: Math.round(seconds * 1000) } }
    }
    case 'penalty':
    case 'reaction':
      return figure === null ? null : { value: Math.round(figure * 1000) }
    case 'move-finish':
      return { value: { before: chosen[0] ?? null } }
    case 'jump-off':
    case 'bar':
      return figure === null ? null : { value: Math.round(figure * 100) }
    default:
      if (key.entry === 'reason') return reason ? { value: reason } : null
      return figure === null ? null : { value: figure }
  }
}

function EntryFields({
  of: key,
  competitor,
  fields,
  onChange,
}: {
  of: Key
  competitor: string | undefined
  fields: Fields
  onChange: (fields: Fields) => void
}) {
  const { unit, scoring } = usePad()
  const t = useT()
  const names = useNames(unit)
  const put = (change: Partial<Fields>): void => onChange({ ...fields, ...change })
  const text = (label: string) => (
    <label className="desk-field">
      <span>{label}</span>
      <textarea rows={2} maxLength={400} value={fields.text} onChange={({ target }) => put({ text: target.value })} />
    </label>
  )
  const figure = (name: 'first' | 'second' | 'rule', label: string) => (
    <label className="desk-field">
      <span>{label}</span>
      <input
        inputMode={key.kind === 'qualify' ? 'text' : 'decimal'}
        autoComplete="off"
        value={fields[name]}
        onChange={({ target }) => put({ [name]: target.value })}
      />
    </label>
  )
  if (key.entry === undefined) return null
  switch (key.kind) {
    case 'out':
      return (
        <>
          {disqualifies(key) ? (
            <>
              {figureText(t('desk.rule'), fields.rule, (rule) => put({ rule }))}
              <div className="desk-chips">
                {disqualificationRules(unit.code).map(({ rule, word }) => (
                  <button key={`${rule} ${word}`} type="button" onClick={() => put({ rule })}>
                    {rule} · {t(`desk-words.${word}`)}
                  </button>
                ))}
              </div>
            </>
          ) : null}
          {text(t('desk.reason-staff'))}
        </>
      )
    case 'winner':
      return text(t('desk.reason'))
    case 'rank':
      return (
        <>
          {figure('first', t('desk-words.place'))}
          {text(t('desk.reason'))}
        </>
      )
    case 'qualify':
      return (
        <>
          {figure('first', t('desk.mark'))}
          {text(t('desk.reason'))}
        </>
      )
    case 'rules':
      return (
        <>
          <label className="desk-field">
            <span>{t('desk.rules')}</span>
            <select value={fields.rule} onChange={({ target }) => put({ rule: target.value })}>
              <option value="">–</option>
              {unit.rules.choices
                .filter((id) => id !== scoring.ruleSet)
                .map((id) => (
                  <option key={id} value={id}>
                    {id}
                  </option>
                ))}
            </select>
          </label>
          {text(t('desk.reason'))}
        </>
      )
    case 'clock-set':
      return (
        <>
          <div className="desk-pair">
            {figure('first', t('desk.minutes-played'))}
            {figure('second', t('desk.seconds-played'))}
          </div>
          {text(t('desk.reason'))}
        </>
      )
    case 'hits':
    case 'set-score':
    case 'period-score':
      return (
        <div className="desk-pair">
          {figure('first', names.side(0))}
          {figure('second', names.side(1))}
        </div>
      )
    case 'watches':
      return (
        <div className="desk-pair">
          {figure('first', t('desk.watch', { n: 1 }))}
          {figure('second', t('desk.watch', { n: 2 }))}
          {figure('rule', t('desk.watch', { n: 3 }))}
        </div>
      )
    case 'split':
      return (
        <div className="desk-pair">
          {figure('first', t('desk.point-number'))}
          {figure('second', t('desk.seconds'))}
        </div>
      )
    case 'move-finish':
      return (
        <Ordered
          label={t('desk.before-whom')}
          most={1}
          from={unit.competitors
            .filter(({ code }) => code !== competitor)
            .map(({ code }) => ({ code, name: names.competitor(code) }))}
          chosen={fields.chosen}
          onChange={(chosen) => put({ chosen })}
        />
      )
    case 'sprint':
      return (
        <Ordered
          label={t('desk.in-order')}
          most={8}
          from={unit.competitors.map(({ code }) => ({ code, name: names.competitor(code) }))}
          chosen={fields.chosen}
          onChange={(chosen) => put({ chosen })}
        />
      )
    case 'line-up':
    case 'relay-order':
    case 'substitution': {
      const team =
        key.side === undefined ? unit.competitors.find(({ code }) => code === competitor) : unit.competitors[key.side]
      const most =
        key.kind === 'substitution' ? 2 : numberLimit(scoring.limits, key.kind === 'line-up' ? 'players' : 'members', 6)
      return (
        <Ordered
          label={key.kind === 'substitution' ? t('desk.out-then-in') : t('desk.in-order')}
          most={most}
          from={(team?.athletes ?? []).map(({ code, name, bib }) => ({ code, name: bib ? `${bib} ${name}` : name }))}
          chosen={fields.chosen}
          onChange={(chosen) => put({ chosen })}
        />
      )
    }
    default:
      if (key.entry === 'reason') return text(key.kind === 'reopen' ? t('desk.reason-public') : t('desk.reason'))
      return figure('first', unitOf(key, t('desk.seconds'), t('desk.metres'), t('desk.figure')))
  }
}

const unitOf = ({ kind, entry }: Key, seconds: string, metres: string, figure: string): string =>
  entry === 'time' ? seconds : kind === 'bar' || kind === 'jump-off' ? metres : figure

const disqualifies = ({ value }: Key): boolean =>
  typeof value === 'object' && value !== null && 'how' in value && value.how === 'disqualified'

const figureText = (label: string, value: string, onChange: (value: string) => void): ReactNode => (
  <label className="desk-field">
    <span>{label}</span>
    <input autoComplete="off" maxLength={60} value={value} onChange={({ target }) => onChange(target.value)} />
  </label>
)

/** Some of several, in the order in which they are pressed; pressed again they are let go. */
function Ordered({
  label,
  most,
  from,
  chosen,
  onChange,
}: {
  label: string
  most: number
  from: readonly { readonly code: string; readonly name: string }[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}) {
  return (
    <fieldset className="desk-ordered">
      <legend>{label}</legend>
      {from.map(({ code, name }) => {
        const at = chosen.indexOf(code)
        return (
          <button
            key={code}
            type="button"
            aria-pressed={at >= 0}
            onClick={() =>
              onChange(
                at >= 0 ? chosen.filter((one) => one !== code) : chosen.length < most ? [...chosen, code] : chosen,
              )
            }
          >
            <b>{at >= 0 ? at + 1 : ''}</b> {name}
          </button>
        )
      })}
    </fieldset>
  )
}
