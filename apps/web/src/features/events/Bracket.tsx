import type { Bracket as BracketOf } from '@games/contract'
import { UNIT_KIND } from '@games/domain'
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useT } from '../../i18n/use-t.ts'
import { MedalDisc } from '../../ui/MedalDisc.tsx'
import { BracketMatchBox } from './BracketMatchBox.tsx'
import { type At, firstMatch, isMove, matchAfter, type Round, roundOfInterest, roundsOf } from './bracket-rounds.ts'
import { type MatchKind, type MatchWords, matchKind } from './match-words.ts'

/** Rounds that have a rule of their own in events.css for the width at which all of them fit. */
const MOST_AT_ONCE = 7
/** Places from which on a round draws only what is near the screen. */
const LONG_ROUND = 16

interface BracketProps {
  readonly bracket: BracketOf
  /** RSC of the event's discipline. */
  readonly discipline: string
  readonly words: MatchWords
}

/**
 * A bracket: its rounds beside each other, as many as fit by CSS alone, from the one chosen on; without script all of them. Arrow keys
 * walk along its lines (spec R5.7).
 */
export function Bracket({ bracket, discipline, words }: BracketProps) {
  const t = useT()
  const title = useId()
  const rounds = useMemo(() => roundsOf(bracket), [bracket])
  // what is on moves through the rounds in the course of a day; the page does not move by itself
  const [chosen, setChosen] = useState(() => roundOfInterest(rounds))
  const from = Math.min(chosen, Math.max(0, rounds.length - 2))
  const { stop, ...keys } = useMatchKeys(rounds, from, setChosen)
  return (
    <section
      className={`events-part events-bracket-${Math.min(rounds.length, MOST_AT_ONCE + 1)}`}
      aria-labelledby={title}
    >
      <div className="ui-section">
        <h3 id={title}>{t(`events.bracket-${bracket.kind}`)}</h3>
      </div>
      {rounds.length > 2 ? <Segment rounds={rounds} from={from} words={words} onChoose={setChosen} /> : null}
      {/* keys bubble up from the matches, which are links */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="events-rounds" {...keys}>
        {rounds.map((round, index) => (
          <RoundColumn
            key={round.code}
            round={round}
            isFed={rounds[index - 1]?.leads ?? null}
            index={index}
            from={from}
            kind={matchKind(discipline)}
            words={words}
            stop={stop}
          />
        ))}
      </div>
      {bracket.kind === 'main' ? null : <p className="events-how">{t(`events.how-${bracket.kind}`)}</p>}
    </section>
  )
}

/** Which round the bracket is shown from, where not all fit. */
function Segment({
  rounds,
  from,
  words,
  onChoose,
}: {
  rounds: readonly Round[]
  from: number
  words: MatchWords
  onChoose: (round: number) => void
}) {
  const t = useT()
  const name = useId()
  return (
    <fieldset className="events-segment">
      <legend className="ui-hidden">{t('events.from-round')}</legend>
      {rounds.slice(0, -1).map((round, index) => (
        <label key={round.code}>
          <input type="radio" name={name} checked={index === from} onChange={() => onChoose(index)} />
          <span>{words.phaseShort(round.code, round.name)}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface RoundColumnProps {
  readonly round: Round
  /** How the round before leads here. */
  readonly isFed: Round['leads']
  readonly index: number
  readonly from: number
  readonly kind: MatchKind
  readonly words: MatchWords
  readonly stop: At | null
}

function RoundColumn({ round, isFed, index, from, kind, words, stop }: RoundColumnProps) {
  const t = useT()
  const heading = useId()
  const { code, name, places, leads } = round
  const count = places.filter((match) => match !== null).length
  const medal = medalOf(round)
  const sentence = [
    words.phase(code, name),
    t('events.matches', { kind, count }),
    medal && t(`events.decides-${medal}`),
  ]
  return (
    <div className={`events-round ${placeOnScreen(index - from)}`}>
      <h4 id={heading}>
        {medal ? <MedalDisc medal={medal} /> : null}
        <span className="events-round-name" aria-hidden="true">
          {words.phase(code, name)}
        </span>
        <span className="ui-hidden">{sentence.filter(Boolean).join(', ')}</span>
      </h4>
      <ol
        aria-labelledby={heading}
        className={[
          leads ? `events-leads-${leads}` : '',
          isFed ? 'events-is-fed' : '',
          places.length >= LONG_ROUND ? 'events-long' : '',
        ]
          .join(' ')
          .trim()}
      >
        {places.map((match, place) =>
          match ? (
            <li key={match.unit?.code ?? `place ${place}`}>
              <BracketMatchBox
                match={match}
                phase={code}
                phaseName={name}
                words={words}
                at={`${index} ${place}`}
                isStop={stop === null ? null : stop.round === index && stop.place === place}
              />
            </li>
          ) : (
            // a gap keeps the others beside what they feed, and is nothing for screen readers
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`gap ${place}`} className="events-gap" aria-hidden="true" />
          ),
        )}
      </ol>
    </div>
  )
}

/** The medal that every match of a round decides, until it is decided. */
function medalOf({ places }: Round): 'gold' | 'bronze' | null {
  const units = places.flatMap((match) => match?.unit ?? [])
  const medal = units[0]?.medal ?? null
  const open = units.some(({ status }) => UNIT_KIND[status] !== 'final')
  return open && units.every((unit) => unit.medal === medal) ? medal : null
}

/** The class by which the width decides whether a round is shown: how far it is after the one chosen. */
const placeOnScreen = (after: number): string =>
  after < 0 ? 'events-round-before' : `events-round-${Math.min(after, MOST_AT_ONCE)}`

const atOf = (target: EventTarget): At | null => {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-at]')?.dataset['at'] : undefined
  const [round, place] = found?.split(' ').map(Number) ?? []
  return round === undefined || place === undefined ? null : { round, place }
}

/**
 * Arrow keys between the matches: one of them is a stop for Tab, the others are reached from it. Before the app has taken the page over
 * every match is a stop (`stop` null).
 */
function useMatchKeys(rounds: readonly Round[], from: number, choose: (round: number) => void) {
  const root = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<At | null>(null)
  const taken = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const wanted = useRef<At | null>(null)
  useEffect(() => {
    if (!wanted.current) return
    const { round, place } = wanted.current
    wanted.current = null
    root.current?.querySelector<HTMLElement>(`[data-at="${round} ${place}"]`)?.focus()
  }, [focused])

  const hasPage = (at: At) => rounds[at.round]?.places[at.place]?.unit != null
  const linked = focused && hasPage(focused) ? focused : null
  const stop = taken ? (linked ?? firstMatch(rounds, from)) : null

  const onKeyDown = (event: KeyboardEvent) => {
    const at = atOf(event.target)
    if (!at || !isMove(event.key) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const to = matchAfter(rounds, at, event.key)
    if (!to) return
    const target = root.current?.querySelector(`[data-at="${to.round} ${to.place}"]`)
    if (target && !target.checkVisibility()) choose(to.round < at.round ? to.round : Math.max(0, to.round - 1))
    wanted.current = to
    setFocused(to)
  }
  const onFocus = (event: FocusEvent) => {
    const at = atOf(event.target)
    if (at && (at.round !== focused?.round || at.place !== focused.place)) setFocused(at)
  }
  // the next visit begins where the bracket is shown from: another zoom may hide the match that was left
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null)
  }
  return { ref: root, stop, onKeyDown, onFocus, onBlur }
}
