import { useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Who } from '../ui/Who.tsx'
import { ClockBar } from './ClockBar.tsx'
import { numberLimit } from './figures.ts'
import { useRows } from './use-rows.ts'
import { useNames, usePad } from './use-pad.ts'

/** A pool of fencing: who met whom, V and D with touches, and a bout entered by two figures and who won. */
export function PoolPad() {
  const { scoring, unit, press } = usePad()
  const t = useT()
  const names = useNames(unit)
  const { rows } = useRows()
  const most = numberLimit(scoring.limits, 'touches', 5)
  const [pair, setPair] = useState<readonly [string, string] | null>(null)
  const [touches, setTouches] = useState<readonly [number | null, number | null]>([null, null])
  const bouts = scoring.taps.flatMap(({ is, tap }) =>
    is === 'counted' && tap.kind === 'pool-bout'
      ? [
          tap.value as {
            readonly home: string
            readonly away: string
            readonly homeTouches: number
            readonly awayTouches: number
            readonly winner: string
          },
        ]
      : [],
  )
  const boutOf = (own: string, other: string): string | null => {
    const bout = bouts.find(({ home, away }) => (home === own && away === other) || (home === other && away === own))
    if (!bout) return null
    const isHome = bout.home === own
    return `${(bout.winner === 'home') === isHome ? 'V' : 'D'}${isHome ? bout.homeTouches : bout.awayTouches}`
  }
  const win = (winner: 'home' | 'away'): void => {
    const [home, away] = touches
    if (!pair || home === null || away === null) return
    press({
      kind: 'pool-bout',
      value: { home: pair[0], away: pair[1], homeTouches: home, awayTouches: away, winner },
    })
    setPair(null)
    setTouches([null, null])
  }
  return (
    <>
      <ClockBar />
      <div className="desk-scroll">
        <table className="desk-pool">
          <caption className="desk-hidden">{t('desk-words.bouts')}</caption>
          <tbody>
            {rows.map(({ one, row, lane }) => (
              <tr key={one.code}>
                <th scope="row">
                  <span className="desk-lane">{lane}</span> <Who of={one} name={names.competitor(one.code)} />
                </th>
                {rows.map(({ one: other, lane: column }) => (
                  <td key={other.code}>
                    {one.code === other.code ? (
                      <span aria-hidden="true">■</span>
                    ) : (
                      <button
                        type="button"
                        disabled={boutOf(one.code, other.code) !== null}
                        aria-label={`${names.competitor(one.code)} × ${names.competitor(other.code)}`}
                        aria-pressed={pair?.[0] === one.code && pair[1] === other.code}
                        onClick={() => {
                          setPair([one.code, other.code])
                          setTouches([null, null])
                        }}
                      >
                        {boutOf(one.code, other.code) ?? column}
                      </button>
                    )}
                  </td>
                ))}
                <td>
                  <b>{row?.rank ? t('desk.rank', { rank: row.rank }) : ''}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {pair ? (
        <section className="desk-bout" aria-label={t('desk-words.pool-bout')}>
          {([0, 1] as const).map((side) => (
            <div key={side}>
              <h2>{names.competitor(pair[side])}</h2>
              <div className="desk-keys desk-arrows">
                {Array.from({ length: most + 1 }, (_, count) => (
                  <button
                    key={count}
                    type="button"
                    className="desk-key desk-key-line"
                    aria-pressed={touches[side] === count}
                    aria-label={`${names.competitor(pair[side])}, ${count}`}
                    onClick={() => setTouches(side === 0 ? [count, touches[1]] : [touches[0], count])}
                  >
                    <b>{count}</b>
                  </button>
                ))}
              </div>
            </div>
          ))}
          {touches[0] !== null && touches[1] !== null ? (
            <div className="desk-keys" data-count="2">
              {([0, 1] as const)
                .filter((side) => (touches[side] ?? 0) >= (touches[side === 0 ? 1 : 0] ?? 0))
                .map((side) => (
                  <button
                    key={side}
                    type="button"
                    className="desk-key desk-key-full"
                    onClick={() => win(side === 0 ? 'home' : 'away')}
                  >
                    <b>{t('desk.victory-of', { name: names.competitor(pair[side]) })}</b>
                  </button>
                ))}
            </div>
          ) : null}
        </section>
      ) : null}
    </>
  )
}
