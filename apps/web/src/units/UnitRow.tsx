import type { UnitSide, UnitSummary } from '@games/contract'
import { isCompetition, UNIT_KIND } from '@games/domain'
import { memo } from 'react'
import { useT, useText } from '../i18n/use-t.ts'
import { ShowResult } from '../spoilers/ShowResult.tsx'
import { useShown } from '../spoilers/spoilers.ts'
import { Flag } from '../ui/Flag.tsx'
import { MedalDisc } from '../ui/MedalDisc.tsx'
import { hue } from '../ui/Pictogram.tsx'
import { Score } from '../ui/Score.tsx'
import { StatusMark } from '../ui/StatusMark.tsx'
import { lineBeside, scoreOf, sideBehind } from './board.ts'
import { isTold } from './is-told.ts'
import { UnitMore } from './UnitMore.tsx'
import { UnitStatusMark } from './UnitStatusMark.tsx'
import { UnitTime } from './UnitTime.tsx'
import { unitAddress } from './unit-address.ts'
import { sideCompetitor, unitTitle } from './unit-title.ts'
import { leaderOf, lineOf, medalOf } from './unit-kinds.ts'
import { useUnitWords } from './use-unit-words.ts'

/**
 * A unit as a row: time, discipline's edge, who or what, where, and how it stands. `startsIn` is the minutes until it begins when that
 * is soon and known (never on the server), as `minutesTo` writes them. `who`: whose unit it is to the visitor, who stands in the place of what a field is called. A plain
 * anchor, which the router follows.
 */
export const UnitRow = memo(function UnitRow({
  unit,
  startsIn = null,
  who = '',
}: {
  unit: UnitSummary
  startsIn?: string | null
  who?: string
}) {
  const words = useUnitWords()
  const kind = UNIT_KIND[unit.status]
  const isWho = who !== '' && unit.kind !== 'head-to-head'
  const moved = unit.plannedStart !== null && unit.plannedStart !== unit.start && kind !== 'called-off'
  return (
    <div
      className={isTold(unit) ? 'units-row-box spoilers-row' : 'units-row-box'}
      data-spoiler-of=""
      {...useShown(unit.code)}
    >
      <a
        className={`ui-timed units-row units-row-${kind} ${hue(unit.discipline.code)}${moved ? ' units-row-moved' : ''}`}
        href={unitAddress(unit.code)}
      >
        <span className="units-row-time">
          <UnitTime unit={unit} />
        </span>
        <span className="units-row-body">
          <span className="units-row-title">{isWho ? who : <Title unit={unit} />}</span>
          {isWho && leaderOf(unit)?.competitor.name !== who ? null : <Figure unit={unit} />}
          <span className="units-row-about">
            <span className="units-row-place">{isWho ? words.heading(unit) : words.about(unit)}</span>
            <span className="units-row-venue">{words.venue(unit)}</span>
          </span>
          <span className="units-row-outcome">
            <Standing unit={unit} startsIn={startsIn} />
          </span>
          <Leader unit={unit} />
        </span>
      </a>
      {isTold(unit) ? <ShowResult of={unit.code} name={words.named(unit)} /> : null}
      <UnitMore unit={unit} />
    </div>
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

/**
 * A name as ODF prints it, the family's in capitals before the given one: up to the given name's first letter, which is all that a phone
 * has room for where two of them stand beside each other (ODF's PrintInitialName), and the rest.
 */
const INITIAL = /^([\p{Lu}\p{M}'’. -]{2,} \p{Lu})(\p{Ll}.*)$/u

/** A person's delegation is shown by its letters; a team's name contains it already. */
function Side({ side, isBehind }: { side: UnitSide; isBehind: boolean }) {
  const words = useUnitWords()
  const competitor = sideCompetitor(side)
  const name = words.side(side)
  const isPerson = competitor?.type === 'A'
  const [, initial = name, rest] = (isPerson && INITIAL.exec(name)) || []
  return (
    <span className={isBehind ? 'units-row-behind' : ''}>
      {initial}
      {rest ? <span className="units-row-given">{rest}</span> : null}
      {isPerson && competitor.organisation ? <small> {competitor.organisation.code}</small> : null}
    </span>
  )
}

function Leader({ unit }: { unit: UnitSummary }) {
  const t = useT()
  const leader = leaderOf(unit)
  // of a field that is on somebody will lead: the place is there before
  if (!leader)
    return unit.kind === 'ranked' && isOn(unit) ? <span className="units-row-leader" data-spoiler="" /> : null
  const { organisation } = leader.competitor
  return (
    <span className="units-row-leader" data-spoiler="">
      {leader.medal ? <MedalDisc medal={leader.medal} label={t(`units.medal.${leader.medal}`)} size="s" /> : null}
      {organisation ? <Flag organisation={organisation} size="s" /> : null}
      <span>{leader.competitor.name}</span>
    </span>
  )
}

/** A contest that is on. */
const isOn = (unit: UnitSummary): boolean => UNIT_KIND[unit.status] === 'live' && isCompetition(unit)

/** The figure that shows how it stands; of a field the result of who leads. */
const figureOf = (unit: UnitSummary): string | null =>
  UNIT_KIND[unit.status] === 'called-off' ? null : (scoreOf(unit) ?? leaderOf(unit)?.result ?? null)

function Figure({ unit }: { unit: UnitSummary }) {
  const t = useT()
  const figure = figureOf(unit)
  // of a contest that is on a figure will come: the place is there before
  if (figure !== null || isOn(unit))
    return (
      <span
        className={unit.kind === 'head-to-head' ? 'units-row-figure' : 'units-row-figure units-row-result'}
        data-spoiler=""
      >
        {figure === null ? null : <Score value={figure} />}
      </span>
    )
  const medal = medalOf(unit)
  if (!medal || UNIT_KIND[unit.status] !== 'scheduled') return null
  return (
    <span className="units-row-figure">
      <MedalDisc medal={medal} label={t(`units.decides.${medal}`)} />
    </span>
  )
}

/** How it stands beside the figure: the sport's own words, and the status where that differs from what the row's place in the list says. */
function Standing({ unit, startsIn }: { unit: UnitSummary; startsIn: string | null }) {
  const t = useT()
  const text = useText()
  const kind = UNIT_KIND[unit.status]
  const soon = kind === 'scheduled' && startsIn !== null
  const line = lineOf(unit)
  const marked = unit.status !== 'SCHEDULED' && unit.status !== 'UNSCHEDULED'
  return (
    <>
      {line && kind !== 'called-off' ? (
        <span className="units-row-line" data-spoiler="">
          {lineBeside(figureOf(unit), text(line, ''))}
        </span>
      ) : null}
      {marked && (!soon || unit.status === 'DELAYED') ? <UnitStatusMark unit={unit} /> : null}
      {soon ? <StatusMark status="GETTING_READY" word={t('units.in-minutes', { minutes: startsIn })} /> : null}
    </>
  )
}
