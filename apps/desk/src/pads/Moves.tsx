import type { DeskMoves } from '@games/contract'
import { capital } from '@games/domain/text/capital'
import { useEffect, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import type { Desk, Press } from '../store/desk.ts'
import { useDesk, useDeskState } from '../store/use-desk.ts'
import { useUnitNames } from '../screens/unit-names.ts'

/** What a serious decision would move in the event, before it is confirmed: who would go on, medals, tables; and that it can be taken back. */
export function Moves({ unit, of: press }: { unit: string; of: Press }) {
  const desk = useDesk()
  const { units } = useDeskState()
  const asked = JSON.stringify(press)
  return units[unit]?.practice ? null : <Asked key={`${unit} ${asked}`} desk={desk} unit={unit} asked={asked} />
}

/** One question: another one is asked anew. `asked`: the tap, as JSON. */
function Asked({ desk, unit, asked }: { desk: Desk; unit: string; asked: string }) {
  const t = useT()
  const [told, tell] = useState<DeskMoves | 'asking' | 'failed'>('asking')
  const press = JSON.parse(asked) as Press
  useEffect(() => {
    let isOver = false
    desk.movesOf(unit, JSON.parse(asked) as Press).then(
      (moves) => {
        if (!isOver) tell(moves)
      },
      () => {
        if (!isOver) tell('failed')
      },
    )
    return () => {
      isOver = true
    }
  }, [desk, unit, asked])
  return (
    <section className="desk-moves" aria-live="polite" data-moves={typeof told === 'string' ? told : told.state}>
      <h3>{t('desk.moves')}</h3>
      {told === 'asking' || told === 'failed' ? <p>{t(`desk.moves-${told}`)}</p> : <Told of={told} kind={press.kind} />}
      <p className="desk-mute">{t(press.kind === 'reopen' ? 'desk.moves-back-reopen' : 'desk.moves-back')}</p>
    </section>
  )
}

function Told({ of: { state, sides, medals, tables, open }, kind }: { of: DeskMoves; kind: string }) {
  const t = useT()
  const namesOf = useUnitNames()
  const unitName = ({ unit }: DeskMoves['sides'][number]): string => capital(namesOf(unit).own)
  const medalWords = (lines: readonly { readonly medal: string; readonly who: string }[]): string =>
    lines.map(({ medal, who }) => `${t(`desk.medal-${medal as 'gold'}`)} ${who}`).join(', ')
  if (state === 'feed') return <p>{t('desk.moves-feed')}</p>
  const isNothing = sides.length === 0 && medals === null && tables.length === 0 && open.length === 0
  return (
    <ul>
      {sides.map((side) => (
        <li key={`${side.unit.code} ${side.place}`}>
          {side.after === null
            ? t('desk.moves-off', { who: side.now ?? '', unit: unitName(side) })
            : side.now === null
              ? t('desk.moves-on', { who: side.after, unit: unitName(side) })
              : t('desk.moves-instead', { who: side.after, now: side.now, unit: unitName(side) })}
        </li>
      ))}
      {medals === null ? null : (
        <li>
          {medals.after.length > 0
            ? t('desk.moves-medals', { medals: medalWords(medals.after) })
            : t('desk.moves-no-medals', { medals: medalWords(medals.now) })}
        </li>
      )}
      {tables.length > 0 ? <li>{t('desk.moves-tables', { count: tables.length })}</li> : null}
      {open.length > 0 ? (
        <li>
          {t('desk.moves-open')} {[...new Set(open.flatMap(({ who }) => who))].join(', ')}
        </li>
      ) : null}
      {isNothing ? (
        <li>
          {t(
            state === 'decided' ? 'desk.moves-nothing' : kind === 'abandon' ? 'desk.moves-again' : 'desk.moves-not-yet',
          )}
        </li>
      ) : null}
    </ul>
  )
}
