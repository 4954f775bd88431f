import { useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { usePoint } from '../ui/use-point.ts'
import { ClockBar } from './ClockBar.tsx'
import { limitOf, msOf, shownMetres, shownTime } from './figures.ts'
import { Keypad } from './Keypad.tsx'
import { OutKeys } from './OutKeys.tsx'
import { PadRows } from './PadRows.tsx'
import { useRows } from './use-rows.ts'
import { usePad } from './use-pad.ts'

/** Combined events: an event at a time, a performance for each, points reckoned at once. */
export function CombinedPad() {
  const { scoring, press } = usePad()
  const t = useT()
  const point = usePoint()
  const { rows, selected, choose, next } = useRows()
  const parts = partsOf(scoring.limits)
  const [part, setPart] = useState(1)
  const [digits, setDigits] = useState('')
  const isTime = parts[part - 1]?.kind === 'time'
  const entered = (row: (typeof rows)[number]) =>
    row.row?.extended.find(({ code, pos }) => code === 'PART' && pos === String(part))

  const enter = (mark: number | null, irm: 'DNS' | 'DNF' | 'NM' | null): void => {
    const row = rows.find(({ one }) => one.code === selected)
    if (!row || selected === null) return
    const again = entered(row) !== undefined
    press({ kind: 'part', competitor: selected, value: { part, mark, hand: false, wind: null, irm, again } })
    setDigits('')
    next((other) => entered(other) === undefined)
  }
  return (
    <>
      <ClockBar />
      <div className="desk-tabs desk-tabs-many" role="group" aria-label={t('desk-words.part-of-combined')}>
        {parts.map(({ code }, at) => (
          <button
            key={code}
            type="button"
            aria-pressed={part === at + 1}
            onClick={() => {
              setPart(at + 1)
              setDigits('')
              choose(null)
            }}
          >
            {code}
          </button>
        ))}
      </div>
      <PadRows
        rows={rows}
        selected={selected}
        onSelect={(code) => {
          setDigits('')
          choose(code)
        }}
        figure={(row, isSelected) =>
          isSelected && digits !== '' ? (
            <span className="desk-typed">{isTime ? shownTime(digits, 2, point) : shownMetres(digits, point)}</span>
          ) : (
            (entered(row)?.value?.replace('.', point) ?? '–')
          )
        }
        note={(row) => {
          const points = entered(row)?.value2
          return [
            points ? t('desk.points', { points }) : '',
            row.row?.result ? t('desk.total', { total: row.row.result }) : '',
          ]
            .filter(Boolean)
            .join(' · ')
        }}
      />
      <Keypad
        onDigit={(digit) => setDigits((before) => (before.length < 7 ? before + digit : before))}
        onErase={() => setDigits((before) => before.slice(0, -1))}
        onNext={() => {
          const mark = isTime ? msOf(digits, 2) : Number(digits)
          if (mark) enter(mark, null)
        }}
        next={t('desk.next')}
        extra={
          <button type="button" onClick={() => enter(null, 'DNS')}>
            DNS
          </button>
        }
        beside={
          <>
            <button type="button" onClick={() => enter(null, 'DNF')}>
              DNF
            </button>
            <button type="button" onClick={() => enter(null, 'NM')}>
              NM
            </button>
            <OutKeys competitor={selected} ways={['disqualified']} />
          </>
        }
      />
    </>
  )
}

interface Part {
  readonly code: string
  readonly kind: string
}

const partsOf = (limits: unknown): readonly Part[] => {
  const parts = limitOf(limits, 'parts')
  return Array.isArray(parts) ? (parts as readonly Part[]) : []
}
