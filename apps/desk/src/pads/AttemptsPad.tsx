import { useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useNow } from '../ui/use-now.ts'
import { useArrows, useKeyName } from '../ui/shortcuts.tsx'
import { usePoint } from '../ui/use-point.ts'
import { Who } from '../ui/Who.tsx'
import { ClockBar } from './ClockBar.tsx'
import { limitOf, shownMetres, windOf, windText } from './figures.ts'
import { Keypad } from './Keypad.tsx'
import { OutKeys } from './OutKeys.tsx'
import { useRows } from './use-rows.ts'
import { useNames, usePad } from './use-pad.ts'

/** Jumps for distance and throws: a row for each athlete, a box for each attempt. */
export function AttemptsPad() {
  const { scoring, unit, press } = usePad()
  const t = useT()
  const names = useNames(unit)
  const point = usePoint()
  const { turn } = scoring.board(useNow(false))
  const { rows, selected, choose } = useRows(turn)
  const hasWind = limitOf(scoring.limits, 'wind') === true
  const [digits, setDigits] = useState('')
  const [wind, setWind] = useState('')
  const [into, setInto] = useState<'mark' | 'wind'>('mark')
  const [negative, setNegative] = useState(false)
  const shown = Math.max(3, ...rows.map(({ row }) => attemptsIn(row).length))

  const enter = (mark: number | 'x' | '-' | 'r'): void => {
    if (selected === null) return
    const measured = typeof mark === 'number' && hasWind ? windOf(wind, negative) : null
    press({ kind: 'attempt', competitor: selected, value: { mark, wind: measured, round: null } })
    setDigits('')
    setWind('')
    setInto('mark')
    choose(null)
  }
  /** What was typed was of the one before. */
  const select = (code: string): void => {
    setDigits('')
    setWind('')
    setInto('mark')
    choose(code)
  }
  const keyName = useKeyName()
  useArrows(
    rows.map(({ one }) => one.code),
    selected,
    select,
  )
  const set = into === 'mark' ? setDigits : setWind
  return (
    <>
      <ClockBar />
      {selected === null ? null : (
        <p className="desk-turn">
          {t('desk.now-on')} <b>{names.competitor(selected)}</b>
        </p>
      )}
      <table className="desk-attempts">
        <thead>
          <tr>
            <th scope="col">{t('desk.athlete')}</th>
            {Array.from({ length: shown }, (_, at) => at + 1).map((round) => (
              <th key={round} scope="col">
                {t('desk.attempt-number', { n: round })}
              </th>
            ))}
            <th scope="col">{t('desk.best')}</th>
            <th scope="col">
              <span className="desk-hidden">{t('desk-words.place')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ one, row, isOut }) => {
            const own = attemptsIn(row)
            const isSelected = one.code === selected
            return (
              <tr key={one.code} aria-current={isSelected ? 'true' : undefined}>
                <th scope="row">
                  <button type="button" onClick={() => select(one.code)}>
                    <Who of={one} name={names.competitor(one.code)} />
                  </button>
                </th>
                {Array.from({ length: shown }, (_, at) => at).map((at) => (
                  <td key={at}>
                    {isSelected && at === own.length ? (
                      <span className="desk-typed">{shownMetres(digits, point)}</span>
                    ) : (
                      own[at]?.value?.replace('.', point)
                    )}
                    <small>{own[at]?.wind?.replace('.', point)}</small>
                  </td>
                ))}
                <td>
                  <b>{isOut ? row?.irm : row?.result?.replace('.', point)}</b>
                </td>
                <td className="desk-rank">{row?.rank ? t('desk.rank', { rank: row.rank }) : ''}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <Keypad
        onDigit={(digit) => set((before) => (before.length < (into === 'mark' ? 5 : 3) ? before + digit : before))}
        onErase={() => set((before) => before.slice(0, -1))}
        onNext={() => {
          const mark = Number(digits)
          if (digits !== '' && mark > 0) enter(mark)
        }}
        next={t('desk.next')}
        extra={
          hasWind ? (
            <button
              type="button"
              aria-pressed={into === 'wind'}
              onClick={() =>
                into === 'wind' && wind !== '' ? setNegative(!negative) : setInto(into === 'wind' ? 'mark' : 'wind')
              }
            >
              <small>{t('desk-words.wind')}</small>
              {windText(wind, negative, point)}
            </button>
          ) : (
            <button type="button" onClick={() => enter('r')}>
              <small>{t('desk-words.retires')}</small>r
            </button>
          )
        }
        beside={
          <>
            <button type="button" data-key="attempt:x" {...keyName('X')} onClick={() => enter('x')}>
              <small>{t('desk.foul')}</small>X
            </button>
            <button type="button" data-key="attempt:-" {...keyName('-')} onClick={() => enter('-')}>
              <small>{t('desk-words.pass')}</small>–
            </button>
            <OutKeys competitor={selected} ways={['no-show']} />
          </>
        }
      />
    </>
  )
}

interface ShownAttempt {
  readonly value: string | undefined
  readonly wind: string | undefined
}

function attemptsIn(row: ReturnType<typeof useRows>['rows'][number]['row']): readonly ShownAttempt[] {
  return (row?.extended ?? [])
    .filter(({ code }) => code === 'ATTEMPT')
    .map(({ value, extensions }) => ({
      value: value ?? undefined,
      wind: extensions?.find(({ code }) => code === 'WIND_SPEED')?.value ?? undefined,
    }))
}
