import type { UnitSide, UnitSummary } from '@games/contract'
import { UNIT_KIND } from '@games/domain'
import { memo } from 'react'
import { useT, useText } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { MedalDisc } from '../../ui/MedalDisc.tsx'
import { hue } from '../../ui/Pictogram.tsx'
import { Score } from '../../ui/Score.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { lineBeside, scoreOf, sideBehind } from './board.ts'
import { UnitStatusMark } from './UnitStatusMark.tsx'
import { UnitTime } from './UnitTime.tsx'
import { unitAddress } from './unit-address.ts'
import { sideCompetitor, unitTitle } from './unit-title.ts'
import { useUnitWords } from './use-unit-words.ts'

/**
 * A unit as a row: time, discipline's edge, who or what, where, and how it stands. `startsIn` is the minutes until it begins when that
 * is soon and known (never on the server). A plain anchor, which the router follows.
 */
export const UnitRow = memo(function UnitRow({
  unit,
  startsIn = null,
}: {
  unit: UnitSummary
  startsIn?: number | null
}) {
  const words = useUnitWords()
  const kind = UNIT_KIND[unit.status]
  const moved = unit.plannedStart !== null && unit.plannedStart !== unit.start && kind !== 'called-off'
  return (
    <a
      className={`units-row units-row-${kind} ${hue(unit.discipline.code)}${moved ? ' units-row-moved' : ''}`}
      href={unitAddress(unit.code)}
    >
      <span className="units-row-time">
        <UnitTime unit={unit} />
      </span>
      <span className="units-row-text">
        <span className="units-row-title">
          <Title unit={unit} />
        </span>
        <span className="units-row-place">{words.place(unit)}</span>
        <Leader unit={unit} />
      </span>
      <span className="units-row-outcome">
        <Outcome unit={unit} startsIn={startsIn} />
      </span>
    </a>
  )
})

function Title({ unit }: { unit: UnitSummary }) {
  const words = useUnitWords()
  const title = unitTitle(unit)
  if (title.kind !== 'sides') return words.title(unit)
  const isOver = UNIT_KIND[unit.status] === 'final'
  const behind = isOver ? sideBehind(title.home, title.away) : null
  return (
    <>
      <Side side={title.home} isBehind={behind === 'home'} /> × <Side side={title.away} isBehind={behind === 'away'} />
    </>
  )
}

/** A person's delegation is told by its letters; a team's name tells it already. */
function Side({ side, isBehind }: { side: UnitSide; isBehind: boolean }) {
  const words = useUnitWords()
  const competitor = sideCompetitor(side)
  return (
    <span className={isBehind ? 'units-row-behind' : ''}>
      {words.side(side)}
      {competitor?.type === 'A' && competitor.organisation ? <small> {competitor.organisation.code}</small> : null}
    </span>
  )
}

function Leader({ unit: { leader } }: { unit: UnitSummary }) {
  const t = useT()
  if (!leader) return null
  const { organisation } = leader.competitor
  return (
    <span className="units-row-leader">
      {leader.medal ? <MedalDisc medal={leader.medal} label={t(`units.medal.${leader.medal}`)} size="s" /> : null}
      {organisation ? <Flag organisation={organisation} size="s" /> : null}
      <span>{leader.competitor.name}</span>
    </span>
  )
}

function Outcome({ unit, startsIn }: { unit: UnitSummary; startsIn: number | null }) {
  const t = useT()
  const text = useText()
  const kind = UNIT_KIND[unit.status]
  const score = kind === 'called-off' ? null : scoreOf(unit.sides)
  const figure = kind === 'called-off' ? null : (score ?? unit.leader?.result ?? null)
  const toCome = kind === 'scheduled'
  const soon = toCome && startsIn !== null && !unit.hideStart && unit.status !== 'DELAYED'
  // that a unit is planned is said by its place in the list; only what differs from that needs a mark
  const marked = unit.status !== 'SCHEDULED' && unit.status !== 'UNSCHEDULED'
  return (
    <>
      {figure ? (
        <span className={score ? 'units-row-figure' : 'units-row-figure units-row-result'}>
          <Score value={figure} />
        </span>
      ) : null}
      {unit.line && kind !== 'called-off' ? (
        <span className="units-row-line">{lineBeside(figure, text(unit.line, ''))}</span>
      ) : null}
      {toCome && unit.medal ? <MedalDisc medal={unit.medal} label={t(`units.decides.${unit.medal}`)} /> : null}
      {soon ? (
        <StatusMark status="GETTING_READY" word={t('units.in-minutes', { minutes: startsIn })} />
      ) : marked ? (
        <UnitStatusMark unit={unit} />
      ) : null}
    </>
  )
}
