import { useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useNow } from '../ui/use-now.ts'
import { useArrows } from '../ui/shortcuts.tsx'
import { usePoint } from '../ui/use-point.ts'
import { Who } from '../ui/Who.tsx'
import { ClockBar } from './ClockBar.tsx'
import { shownMetres } from './figures.ts'
import { Keypad } from './Keypad.tsx'
import { OtherKeys } from './OtherKeys.tsx'
import { OutKeys } from './OutKeys.tsx'
import { PadKey } from './PadKey.tsx'
import { useRows } from './use-rows.ts'
import { useNames, usePad } from './use-pad.ts'

/** High jump and pole vault: a column for each height, o and x in it, and the bar keyed when it goes up. */
export function HeightPad() {
  const { scoring, unit, press } = usePad()
  const t = useT()
  const names = useNames(unit)
  const point = usePoint()
  const now = useNow(false)
  const board = scoring.board(now)
  const { rows, selected, choose } = useRows(board.turn)
  const [digits, setDigits] = useState('')
  useArrows(
    rows.map(({ one }) => one.code),
    selected,
    choose,
  )
  const heights = [
    ...new Set(
      rows.flatMap(({ row }) =>
        (row?.extended ?? []).filter(({ code }) => code === 'HEIGHT').map(({ value }) => value ?? ''),
      ),
    ),
  ].sort((a, b) => Number(a) - Number(b))
  const current = board.facts.find(({ word }) => word === 'bar')?.value
  if (current !== undefined && !heights.includes(current)) heights.push(current)
  const shown = heights.slice(-3)
  const trials = scoring.keys.filter(({ kind }) => kind === 'trial')
  const proposal = scoring.proposals(now).find(({ kind }) => kind === 'bar' || kind === 'jump-off')
  const asksBar = proposal !== undefined
  const jumpsOff = proposal?.kind === 'jump-off'
  // the height that the rules propose is keyed over
  const typed = digits === '' && typeof proposal?.value === 'number' ? String(proposal.value) : digits
  return (
    <>
      <ClockBar />
      {selected === null || asksBar ? null : (
        <p className="desk-turn">
          {t('desk.now-on')} <b>{names.competitor(selected)}</b>
        </p>
      )}
      <table className="desk-attempts">
        <thead>
          <tr>
            <th scope="col">{t('desk.athlete')}</th>
            {shown.map((height) => (
              <th key={height} scope="col">
                {height.replace('.', point)}
              </th>
            ))}
            <th scope="col">{t('desk.best')}</th>
            <th scope="col">
              <span className="desk-hidden">{t('desk-words.place')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ one, row, isOut }) => (
            <tr key={one.code} aria-current={one.code === selected && !asksBar ? 'true' : undefined}>
              <th scope="row">
                <button type="button" onClick={() => choose(one.code)}>
                  <Who of={one} name={names.competitor(one.code)} />
                </button>
              </th>
              {shown.map((height) => (
                <td key={height}>
                  {row?.extended.find(({ code, value }) => code === 'HEIGHT' && value === height)?.value2}
                </td>
              ))}
              <td>
                <b>{isOut ? row?.irm : row?.result?.replace('.', point)}</b>
              </td>
              <td className="desk-rank">{row?.rank ? t('desk.rank', { rank: row.rank }) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {asksBar ? null : (
        <div className="desk-keys" data-count="4">
          {trials.map((key) => (
            <PadKey
              key={key.id}
              of={selected === null ? key : { ...key, competitor: selected }}
              {...(typeof key.value === 'string' ? { shortcut: key.value.toUpperCase() } : {})}
              label={key.value === '-' ? '–' : typeof key.value === 'string' ? key.value.toUpperCase() : ''}
              note={names.key(key)}
              tone={key.value === 'o' ? 'full' : key.value === 'x' ? 'warn' : 'line'}
            />
          ))}
        </div>
      )}
      <OtherKeys without={({ kind }) => kind === 'trial' || kind === 'bar'} />
      {asksBar || digits !== '' ? (
        <Keypad
          onDigit={(digit) => setDigits((before) => (before.length < 3 ? before + digit : before))}
          onErase={() => setDigits(typed.slice(0, -1))}
          onNext={() => {
            if (typed !== '') press({ kind: jumpsOff ? 'jump-off' : 'bar', value: Number(typed) })
            setDigits('')
            choose(null)
          }}
          next={jumpsOff ? t('desk-words.jump-off') : t('desk-words.bar')}
          beside={
            <>
              <span className="desk-typed">{shownMetres(typed, point)}</span>
              <OutKeys competitor={selected} ways={['no-show']} />
            </>
          }
        />
      ) : (
        <button type="button" className="desk-button" onClick={() => setDigits(barAfter(current))}>
          {t('desk.raise-bar')}
        </button>
      )}
    </>
  )
}

/** Five centimetres more is what a bar mostly goes up by; it is keyed over. */
const barAfter = (height: string | undefined): string =>
  height === undefined ? '' : String(Math.round(Number(height) * 100) + 5)
