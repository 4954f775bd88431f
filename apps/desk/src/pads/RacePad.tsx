import { type ReactNode, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useDesk } from '../store/use-desk.ts'
import { usePoint } from '../ui/use-point.ts'
import { Who } from '../ui/Who.tsx'
import { ClockBar } from './ClockBar.tsx'
import { lastValues, limitOf, msOf, numberLimit, shownTime, windOf, windText } from './figures.ts'
import { Keypad } from './Keypad.tsx'
import { OtherKeys } from './OtherKeys.tsx'
import { OutKeys } from './OutKeys.tsx'
import { PadRows } from './PadRows.tsx'
import { useRows } from './use-rows.ts'
import { useNames, usePad } from './use-pad.ts'

/** Races: times keyed row by row, or a key for each bib in the order in which they come. */
export function RacePad() {
  const { scoring } = usePad()
  const t = useT()
  const byOrder = scoring.keys.some(({ kind }) => kind === 'finish')
  const [shows, show] = useState<'order' | 'times'>(byOrder ? 'order' : 'times')
  return (
    <>
      <RaceHead />
      {byOrder ? (
        <div className="desk-tabs" role="group" aria-label={t('desk.entry')}>
          {(['order', 'times'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={shows === one} onClick={() => show(one)}>
              {t(`desk.race-${one}`)}
            </button>
          ))}
        </div>
      ) : null}
      {shows === 'order' ? <OrderOfFinish /> : <Times />}
    </>
  )
}

function RaceHead() {
  return <ClockBar />
}

/** A key for each bib; pressed, whoever it is has come in, or has passed. */
function OrderOfFinish() {
  const { scoring, unit, press } = usePad()
  const { now } = useDesk()
  const names = useNames(unit)
  const t = useT()
  const started = scoring.desk.startedAt
  const isTimeTrial = limitOf(scoring.limits, 'timeTrial') === true
  const keys = scoring.keys.filter(({ kind }) => kind === 'finish' || kind === 'passage' || kind === 'go')
  const kinds = [...new Set(keys.map(({ kind }) => kind))]
  const [kind, choose] = useState(kinds.includes('passage') ? 'passage' : isTimeTrial ? 'go' : 'finish')
  const finished = scoring.outcome(now()).rows.filter(({ rank }) => rank !== null)
  return (
    <>
      {kinds.length > 1 ? (
        <div className="desk-tabs" role="group" aria-label={t('desk.entry')}>
          {kinds.map((one) => (
            <button key={one} type="button" aria-pressed={kind === one} onClick={() => choose(one)}>
              {t(`desk-words.${one as 'finish'}`)}
            </button>
          ))}
        </div>
      ) : null}
      <div className="desk-keys desk-bibs">
        {keys
          .filter((key) => key.kind === kind)
          .map((key) => {
            const one = unit.competitors.find(({ code }) => code === key.competitor)
            const bib = one && (scoring.desk.bibs[one.code] ?? one.bib ?? one.startOrder)
            return (
              <button
                key={key.id}
                type="button"
                className="desk-key desk-key-line"
                data-key={key.id}
                aria-disabled={key.why !== null}
                onClick={() => {
                  if (key.why !== null || key.competitor === undefined) return
                  // in a time trial everybody has a start of their own
                  const clockTime = started === null || isTimeTrial || key.kind === 'go' ? null : now() - started
                  press({ kind: key.kind, competitor: key.competitor, ...(clockTime === null ? {} : { clockTime }) })
                }}
              >
                <b>{bib}</b>
                <small>{names.competitor(key.competitor)}</small>
                <span className="desk-hidden">
                  , {names.key(key)} {key.why ? names.why(key.why) : ''}
                </span>
              </button>
            )
          })}
      </div>
      <ol className="desk-rows desk-finished">
        {finished.map((row) => {
          const one = unit.competitors.find(({ code }) => code === row.competitor.code)
          return one ? (
            <li key={one.code}>
              <span className="desk-lane">{row.rank}</span>
              <span className="desk-row-name">
                <Who of={one} name={names.competitor(one.code)} />
              </span>
              <b className="desk-figure">{row.result}</b>
              <span className="desk-rank">{one.bib}</span>
            </li>
          ) : null
        })}
      </ol>
      <OtherKeys without={(key) => keys.includes(key)} />
    </>
  )
}

function Times() {
  const { scoring, press } = usePad()
  const t = useT()
  const point = usePoint()
  const { rows, selected, choose, next } = useRows()
  const decimals = numberLimit(scoring.limits, 'decimals', 2)
  const hasWind = scoring.keys.some(({ kind }) => kind === 'wind')
  const [digits, setDigits] = useState('')
  const [into, setInto] = useState<'time' | 'wind'>('time')
  const [negative, setNegative] = useState(false)
  const times = lastValues(scoring.taps, 'time')
  const ms = into === 'time' ? msOf(digits, decimals) : null
  const isOpen = (code: string): boolean => !times.has(code) && code !== selected

  const take = (): void => {
    if (into === 'wind') {
      const wind = windOf(digits, negative)
      if (wind !== null) press({ kind: 'wind', value: wind })
      setDigits('')
      return setInto('time')
    }
    // who was tapped at the finish has a time already: what is typed stands in its place
    const again = rows.some(({ one, row }) => one.code === selected && (times.has(one.code) || row?.result != null))
    if (selected !== null && ms !== null) press({ kind: 'time', competitor: selected, value: { ms, again } })
    setDigits('')
    next(({ one }) => isOpen(one.code))
  }
  const better = (own: number): number =>
    [...times].filter(([code, value]) => code !== selected && msIn(value) < own).length

  const typed = (isSelected: boolean): ReactNode =>
    isSelected && into === 'time' && digits !== '' ? (
      <span className="desk-typed">{shownTime(digits, decimals, point)}</span>
    ) : null
  return (
    <>
      <PadRows
        rows={rows}
        selected={into === 'time' ? selected : null}
        onSelect={(code) => {
          setDigits('')
          setInto('time')
          choose(code)
        }}
        figure={({ row }, isSelected) =>
          typed(isSelected) ?? (row?.result ? row.result.replace('.', point) : shownTime('', decimals, point))
        }
        note={({ one }) =>
          one.code === selected && ms !== null ? t('desk.would-be', { rank: better(ms) + 1 }) : one.bib
        }
      />
      <OtherKeys
        without={({ kind }) => kind === 'time' || kind === 'finish' || kind === 'passage' || kind === 'go'}
        {...(selected === null ? {} : { competitor: selected })}
      />
      <Keypad
        onDigit={(digit) => setDigits((before) => (before.length < 8 ? before + digit : before))}
        onErase={() => setDigits((before) => before.slice(0, -1))}
        onNext={take}
        next={into === 'wind' ? t('desk.take') : t('desk.next')}
        extra={
          hasWind ? (
            <button
              type="button"
              aria-pressed={into === 'wind'}
              onClick={() => (into === 'wind' ? setNegative(!negative) : (setDigits(''), setInto('wind')))}
            >
              <small>{t('desk-words.wind')}</small>
              {into === 'wind' ? windText(digits, negative, point) : '±'}
            </button>
          ) : undefined
        }
        beside={<OutKeys competitor={selected} ways={['no-show', 'not-finished', 'disqualified']} />}
      />
    </>
  )
}

const msIn = (value: unknown): number => {
  const { ms } = (value ?? {}) as { readonly ms?: unknown }
  return typeof ms === 'number' ? ms : Number.POSITIVE_INFINITY
}
