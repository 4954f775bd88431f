import type { BracketMatch, BracketSide } from '@games/contract'
import { UNIT_KIND, type UnitStatus } from '@games/domain'
import { memo } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { competitorOf, type MatchTime, type MatchWords } from './match-words.ts'
import { unitAddress } from '../../units/unit-address.ts'

/** What a match stands for by its place in the bracket: no text is needed. */
const UNMARKED: ReadonlySet<UnitStatus> = new Set<UnitStatus>([
  'UNSCHEDULED',
  'SCHEDULED',
  'START_LIST',
  'FINISHED',
  'OFFICIAL',
])

interface BracketMatchBoxProps {
  readonly match: BracketMatch
  /** RSC phase without filler, and the source's name of it. */
  readonly phase: string
  readonly phaseName: Parameters<MatchWords['sentence']>[2]
  readonly words: MatchWords
  /** Index of round and place, by which keys find it: "2 0". */
  readonly at: string
  /** Whether it is the one match of the bracket that Tab stops at; null: every match is, as without script. */
  readonly isStop: boolean | null
}

/** A match of a bracket: two sides below each other, the figures to the right. It is drawn for the eye and read out as one sentence. */
export const BracketMatchBox = memo(function BracketMatchBox({
  match,
  phase,
  phaseName,
  words,
  at,
  isStop,
}: BracketMatchBoxProps) {
  const { unit, sides } = match
  const kind = unit ? UNIT_KIND[unit.status] : 'scheduled'
  // what is interrupted is not happening now, and only what is happening is red
  const state = unit?.status === 'INTERRUPTED' ? 'interrupted' : kind
  const isMedal = unit?.medal ? ` events-match-${unit.medal}` : ''
  const time = kind === 'scheduled' && !sides.some(({ result, irm }) => result ?? irm) ? words.time(match) : null
  const parts = (
    <>
      <span className="ui-hidden">{words.sentence(match, phase, phaseName)}</span>
      <span className="events-match-drawn" aria-hidden="true">
        <Mark match={match} />
        {sides.slice(0, 2).map((side, index) => (
          <Side
            // two sides keep their places
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            side={side}
            words={words}
          />
        ))}
        {time ? <When {...time} /> : null}
      </span>
    </>
  )
  const className = `events-match events-match-${state}${isMedal}`
  if (!unit) return <div className={className}>{parts}</div>
  return (
    <a
      className={className}
      href={unitAddress(unit.code)}
      data-at={at}
      tabIndex={isStop === null ? undefined : isStop ? 0 : -1}
    >
      {parts}
    </a>
  )
})

function Mark({ match: { unit } }: { match: BracketMatch }) {
  const t = useT()
  if (!unit || UNMARKED.has(unit.status)) return null
  return (
    <span className="events-match-mark">
      <StatusMark status={unit.status} word={t(`status.${unit.status}`)} />
    </span>
  )
}

function Side({ side, words }: { side: BracketSide; words: MatchWords }) {
  const competitor = competitorOf(side)
  const figure = side.result ?? side.irm
  const outcome = side.wlt === 'W' ? ' events-side-won' : side.wlt === 'L' ? ' events-side-lost' : ''
  return (
    <span className={competitor ? `events-side${outcome}` : 'events-side events-side-open'}>
      {side.seed ? <span className="events-seed">{side.seed}</span> : null}
      {competitor?.organisation ? <Flag organisation={competitor.organisation} size="s" /> : null}
      <span className="events-side-name">{words.side(side)}</span>
      {figure ? <span className="events-side-figure">{figure}</span> : null}
    </span>
  )
}

/** Where the figures will be, while there are none. */
function When({ day, time }: MatchTime) {
  if (!day && !time) return null
  return (
    <span className="events-match-when">
      <span>{day}</span>
      <b>{time}</b>
    </span>
  )
}
