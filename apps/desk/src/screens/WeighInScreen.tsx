import type { WeighIn } from '@games/contract'
import { fitOf, type WeighInLine } from '@games/domain/weigh-in/weigh-in'
import { readWeight } from '@games/domain/weigh-in/rules'
import { useText } from '@games/web/i18n/use-t.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { isByLink } from '../store/kept.ts'
import { useDesk, useDeskState } from '../store/use-desk.ts'
import { weighedOf } from '../store/weighed.ts'
import { go } from '../ui/address.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { createKeyGuard } from '../ui/key-guard.ts'
import { Sign, type SignName } from '../ui/Sign.tsx'
import { TopBar } from '../ui/TopBar.tsx'
import { useDay, useKilograms } from '../ui/use-kilograms.ts'
import { NetBar } from './NetBar.tsx'
import { WeighedOut } from './WeighedOut.tsx'

/** Other scales are heard this often while it is on screen. Milliseconds. */
const EVERY_MS = 10_000

/** Who of the day's events has been weighed, and what follows for those who have not, or are not in their class; for accounts alone. */
export function WeighInScreen() {
  const t = useT()
  const text = useText()
  const desk = useDesk()
  const { device, started, weighIns: known } = useDeskState()
  const weighIns = isByLink(device) ? [] : known
  const [chosen, choose] = useState('')
  useEffect(() => desk.open(null), [desk])
  useEffect(() => {
    let isReading = false
    const read = (): void => {
      if (isReading || document.hidden) return
      isReading = true
      void desk
        .readWeighIns()
        .catch(() => undefined)
        .finally(() => (isReading = false))
    }
    read()
    const timer = setInterval(read, EVERY_MS)
    return () => clearInterval(timer)
  }, [desk])
  const one = weighIns.find(({ code }) => code === chosen) ?? weighIns[0]
  // another event that comes to stand before it changes nothing under one's hands
  if (one && one.code !== chosen) choose(one.code)
  if (!started) return null
  const nameOf = ({ name, event }: WeighIn): string => text(name, event.replace(/-+$/, ''))
  return (
    <div className="desk-page">
      <TopBar title={t('desk.weigh-in')} under={one ? nameOf(one) : ''} onBack={() => go({ is: 'choose' })} />
      <NetBar />
      {one ? (
        <>
          <main className="desk-body">
            {weighIns.length > 1 ? (
              <label className="desk-field">
                <span>{t('desk.weigh-event')}</span>
                <select value={one.code} onChange={({ target }) => choose(target.value)}>
                  {weighIns.map((weighIn) => (
                    <option key={weighIn.code} value={weighIn.code}>
                      {nameOf(weighIn)}
                    </option>
                  ))}
                </select>
              </label>
            ) : null}
            <Weighed key={one.code} of={one} />
          </main>
          <Foot of={one} />
        </>
      ) : (
        <main className="desk-body">
          <p className="desk-empty">{t('desk.weigh-none')}</p>
        </main>
      )}
    </div>
  )
}

/** Weights as the scales show them: kilograms, at most three places. */
const TYPED = /^\d{2,3}([.,]\d{1,3})?$/

const SIGNS: Readonly<Record<WeighInLine['state'], SignName>> = {
  waits: 'circle',
  within: 'done',
  again: 'warn',
  outside: 'cross',
}

/** Once it is closed nobody has another try. */
const stateSaid = ({ state }: WeighInLine, closedBy: string | null): WeighInLine['state'] =>
  closedBy !== null && state === 'again' ? 'outside' : state

/** From which weight to which, how often one may try, by which rules. */
function Class({ of: { limits, rules, chosen } }: { of: WeighIn }) {
  const t = useT()
  const kilograms = useKilograms()
  const { over, upTo, allowance, tries } = limits
  return [
    over === null ? '' : t('desk.weigh-over', { weight: kilograms(over) }),
    upTo === null ? '' : t('desk.weigh-up-to', { weight: kilograms(upTo) }),
    allowance > 0 ? t('desk.weigh-allowance', { weight: kilograms(allowance) }) : '',
    t('desk.weigh-tries', { count: tries }),
    rules ? `${rules.name} ${rules.edition}` : '',
    chosen ? t('desk.limits-event') : '',
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

function Weighed({ of: weighIn }: { of: WeighIn }) {
  const t = useT()
  const text = useText()
  const state = useDeskState()
  const kilograms = useKilograms()
  const [asked, ask] = useState<string | null>(null)
  const weighed = weighedOf(state, weighIn.code)
  if (!weighed) return null
  const lines = new Map(weighed.lines.map((line) => [line.competitor, line]))
  const done = weighed.lines.filter(({ state }) => state === 'within').length
  const competitor = weighIn.competitors.find(({ code }) => code === asked)
  return (
    <>
      <p className="desk-mute desk-weigh-limits">
        <Class of={weighIn} />
      </p>
      <h2 className="desk-group">
        {t('desk.weigh-count', { done, all: weighed.lines.length })} <span>{t('desk.weigh-staff')}</span>
      </h2>
      <ul className="desk-list">
        {weighIn.competitors.map(({ code, name, organisation, organisationName }) => {
          const line = lines.get(code)
          if (!line) return null
          const isOut = line.state === 'outside' || (weighed.closedBy !== null && line.state !== 'within')
          return (
            <li key={code}>
              <button type="button" data-weigh={code} data-state={line.state} onClick={() => ask(code)}>
                <span className="desk-lane">{organisation ?? ''}</span>
                <span className="desk-row-name">
                  <b>{name}</b>
                  <small>
                    {line.weighings.length > 0
                      ? line.weighings.map(({ grams }) => kilograms(grams)).join(', ')
                      : organisationName
                        ? text(organisationName, organisation ?? '')
                        : ''}
                  </small>
                  {line.refused.map(({ id, grams, why }) => (
                    <small key={id} data-refused={why}>
                      <span className="desk-bad">
                        <Sign name="warn" /> {t(`desk.weigh-refused-${why}`, { weight: kilograms(grams) })}
                      </span>
                    </small>
                  ))}
                </span>
                <span className={line.state === 'within' ? 'desk-ok' : isOut ? 'desk-bad' : ''}>
                  <Sign name={isOut ? 'cross' : SIGNS[line.state]} />{' '}
                  {t(`desk.weigh-${stateSaid(line, weighed.closedBy)}`)}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {weighIn.competitors.length === 0 ? <p className="desk-empty">{t('desk.weigh-nobody')}</p> : null}
      <WeighedOut of={weighIn} weighed={weighed} />
      <Printed of={weighIn} />
      {competitor ? <Scales of={weighIn} competitor={competitor} onClose={() => ask(null)} /> : null}
    </>
  )
}

/** A weight is typed as the scales show it; whether it is in the class is said before it is kept. */
function Scales({
  of: weighIn,
  competitor: { code, name },
  onClose,
}: {
  of: WeighIn
  competitor: WeighIn['competitors'][number]
  onClose: () => void
}) {
  const t = useT()
  const desk = useDesk()
  const state = useDeskState()
  const kilograms = useKilograms()
  const [typed, type] = useState('')
  const [isTooEarly, setTooEarly] = useState(false)
  const weighed = weighedOf(state, weighIn.code)
  const line = weighed?.lines.find(({ competitor }) => competitor === code)
  const figure = typed.trim()
  const grams = TYPED.test(figure) ? readWeight(Math.round(Number(figure.replace(',', '.')) * 1000)) : null
  const fit = grams === null ? null : fitOf(grams, weighIn.limits)
  const why =
    weighed && weighed.closedBy !== null
      ? t('desk.weigh-is-closed')
      : line?.state === 'within'
        ? t('desk.weigh-is-within')
        : line?.state === 'outside'
          ? t('desk.weigh-no-try')
          : null
  const keep = (event: FormEvent): void => {
    event.preventDefault()
    if (grams === null) return setTooEarly(true)
    void desk.press(weighIn.code, { kind: 'weigh', competitor: code, value: grams })
    onClose()
  }
  return (
    <Dialog title={name} onClose={onClose}>
      <form className="desk-form" onSubmit={keep}>
        {line && line.weighings.length > 0 ? (
          <p>{line.weighings.map((one) => `${kilograms(one.grams)}: ${t(`desk.weigh-fit-${one.fit}`)}`).join(' · ')}</p>
        ) : null}
        {why === null ? (
          <>
            <label className="desk-field">
              <span>{t('desk.weigh-kilograms')}</span>
              <input
                inputMode="decimal"
                autoComplete="off"
                maxLength={8}
                value={typed}
                onChange={({ target }) => type(target.value)}
              />
            </label>
            <p role="status" className={fit === 'within' ? 'desk-ok' : 'desk-fault'} data-fit={fit ?? 'none'}>
              {fit === null
                ? isTooEarly
                  ? t('desk.weigh-bad')
                  : ''
                : `${kilograms(grams ?? 0)}: ${t(`desk.weigh-fit-${fit}`)}`}
            </p>
            <button type="submit" className="desk-button desk-button-full" data-key="weigh">
              {t('desk.take')}
            </button>
          </>
        ) : (
          <p>{why}</p>
        )}
      </form>
    </Dialog>
  )
}

/** Undo, which says what it takes back; paper; the end of the weigh-in, which asks. */
function Foot({ of: weighIn }: { of: WeighIn }) {
  const t = useT()
  const desk = useDesk()
  const state = useDeskState()
  const kilograms = useKilograms()
  const [closes, close] = useState(false)
  const guard = useRef(createKeyGuard(desk.ticks))
  const weighed = weighedOf(state, weighIn.code)
  if (!weighed) return null
  const { undoable, closedBy, lines } = weighed
  const names = new Map(weighIn.competitors.map(({ code, name }) => [code, name]))
  const last = lines.flatMap(({ competitor, weighings }) =>
    weighings.flatMap(({ id, grams }) =>
      id === undoable ? [`${names.get(competitor) ?? competitor}, ${kilograms(grams)}`] : [],
    ),
  )[0]
  const without = lines.filter(({ state }) => state !== 'within')
  return (
    <footer className="desk-foot desk-foot-3">
      <button
        type="button"
        className="desk-button"
        data-key="undo"
        aria-disabled={undoable === null}
        onClick={() => {
          if (undoable !== null && guard.current('undo')) void desk.undo(weighIn.code, undoable)
        }}
      >
        <Sign name="undo" />
        <span>
          {t('desk.undo')}
          {undoable === null ? null : <small>{last ?? t('desk.weigh-closing')}</small>}
        </span>
      </button>
      <button type="button" className="desk-button" onClick={() => print()}>
        {t('desk.weigh-print')}
      </button>
      <button
        type="button"
        className="desk-button desk-button-full"
        data-key="close"
        aria-disabled={closedBy !== null}
        onClick={() => {
          if (closedBy === null) close(true)
        }}
      >
        {closedBy === null ? t('desk.weigh-close') : t('desk.weigh-closed')}
      </button>
      {closes ? (
        <Dialog title={t('desk.weigh-close')} onClose={() => close(false)}>
          <div className="desk-form">
            <p>{without.length === 0 ? t('desk.weigh-all-within') : t('desk.weigh-would-be-out')}</p>
            <ul className="desk-moves">
              {without.map(({ competitor, state }) => (
                <li key={competitor}>
                  {names.get(competitor) ?? competitor}: {t(`desk.weigh-${state === 'again' ? 'outside' : state}`)}
                </li>
              ))}
            </ul>
            <p className="desk-mute">{t('desk.weigh-close-note')}</p>
            <button
              type="button"
              className="desk-button desk-button-bad"
              data-key="close-now"
              onClick={() => {
                close(false)
                void desk.press(weighIn.code, { kind: 'close' })
              }}
            >
              {t('desk.weigh-close')}
            </button>
          </div>
        </Dialog>
      ) : null}
    </footer>
  )
}

/** The same on paper, with room to write by hand. */
function Printed({ of: weighIn }: { of: WeighIn }) {
  const t = useT()
  const text = useText()
  const state = useDeskState()
  const kilograms = useKilograms()
  const weighed = weighedOf(state, weighIn.code)
  const lines = new Map((weighed?.lines ?? []).map((line) => [line.competitor, line]))
  const written = useDay()
  return (
    <table className="desk-printed">
      <caption>
        <b>
          {t('desk.weigh-in')} · {text(weighIn.name, weighIn.event.replace(/-+$/, ''))} · {written(weighIn.day)} ·{' '}
          {t('desk.weigh-staff')}
        </b>
        <br />
        <Class of={weighIn} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('desk.athlete')}</th>
          <th scope="col">{t('desk.weigh-kilograms')}</th>
          <th scope="col">{t('desk.weigh-state')}</th>
          <th scope="col">{t('desk.signature')}</th>
        </tr>
      </thead>
      <tbody>
        {weighIn.competitors.map(({ code, name, organisation }) => {
          const line = lines.get(code)
          return (
            <tr key={code}>
              <td>
                {name} {organisation ?? ''}
              </td>
              <td>{(line?.weighings ?? []).map(({ grams }) => kilograms(grams)).join(', ')}</td>
              <td>
                {line && line.state !== 'waits' ? t(`desk.weigh-${stateSaid(line, weighed?.closedBy ?? null)}`) : ''}
              </td>
              <td />
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
