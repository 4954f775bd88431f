import type { Bracket, BracketMatch } from '@games/contract'
import { UNIT_KIND } from '@games/domain'

/** A phase of a bracket as it is drawn. */
export interface Round {
  /** RSC phase without filler. */
  readonly code: string
  readonly name: Bracket['phases'][number]['name']
  /** From the top; null where the bracket has a gap. */
  readonly places: readonly (BracketMatch | null)[]
  /** How its matches lead on, by their places: two into one, one into one; null where that is unknown, and from the last. */
  readonly leads: 'pairs' | 'straight' | null
}

/** More places than any bracket has: a position beyond is a mistake of the source, and order takes its place. */
const MOST_PLACES = 512

/**
 * The rounds of a bracket, first played first, phases without matches left out. A match stands where its position says (ODF §9), so that
 * the two that feed one stand beside it. A main bracket halves from round to round; only beside it does one match lead to one.
 */
export function roundsOf({ kind, phases }: Pick<Bracket, 'kind' | 'phases'>): Round[] {
  const rounds: Round[] = []
  let next = 0
  for (const { code, name, matches } of phases.filter((phase) => phase.matches.length > 0).reverse()) {
    const sent = placed(matches)
    const size = sent.length > next && sent.length < 2 * next ? 2 * next : sent.length
    const places = Array.from({ length: size }, (_, place) => sent[place] ?? null)
    rounds.unshift({ code, name, places, leads: next === 0 ? null : leadsFrom(size, next, kind) })
    next = size
  }
  return rounds
}

function leadsFrom(size: number, next: number, kind: Bracket['kind']): Round['leads'] {
  if (size === 2 * next) return 'pairs'
  return size === next && kind !== 'main' ? 'straight' : null
}

/** Matches by their position; in the order sent where positions are missing, double or beyond reason. */
function placed(matches: readonly BracketMatch[]): (BracketMatch | undefined)[] {
  const positions = new Set(matches.map(({ position }) => position))
  const usable = positions.size === matches.length && [...positions].every((one) => one >= 1 && one <= MOST_PLACES)
  if (!usable) return [...matches]
  const places: (BracketMatch | undefined)[] = []
  for (const match of matches) places[match.position - 1] = match
  return places
}

const isOver = ({ unit }: BracketMatch): boolean => {
  const kind = unit && UNIT_KIND[unit.status]
  return kind === null || kind === 'final' || kind === 'called-off'
}

/**
 * The round a reader sees first where not all fit: the first with a match that is on, else with one to come, else the last but one. Never
 * the last alone: it stands beside the one before.
 */
export function roundOfInterest(rounds: readonly Round[]): number {
  const has = (fits: (match: BracketMatch) => boolean) =>
    rounds.findIndex(({ places }) => places.some((match) => match !== null && fits(match)))
  const live = has(({ unit }) => unit !== null && UNIT_KIND[unit.status] === 'live')
  const open = live === -1 ? has((match) => !isOver(match)) : live
  const last = Math.max(0, rounds.length - 2)
  return open === -1 ? last : Math.min(open, last)
}

/** A place in a bracket: index of the round and of the place in it. */
export interface At {
  readonly round: number
  readonly place: number
}

const MOVES = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] as const
export type Move = (typeof MOVES)[number]
export const isMove = (key: string): key is Move => (MOVES as readonly string[]).includes(key)

/** Where a key leads from a match: within the round, or along the lines to what feeds it and what it feeds. Null where nothing more is. */
export function matchAfter(rounds: readonly Round[], at: At, move: Move): At | null {
  const places = rounds[at.round]?.places ?? []
  const within = (place: number): At | null => (place === -1 ? null : { round: at.round, place })
  switch (move) {
    case 'ArrowUp':
      return within(places.findLastIndex((match, place) => place < at.place && hasPage(match)))
    case 'ArrowDown':
      return within(places.findIndex((match, place) => place > at.place && hasPage(match)))
    case 'Home':
      return within(places.findIndex(hasPage))
    case 'End':
      return within(places.findLastIndex(hasPage))
    case 'ArrowRight':
      return onward(rounds, at)
    case 'ArrowLeft':
      return backward(rounds, at)
  }
}

const hasPage = (match: BracketMatch | null): boolean => match !== null && match.unit !== null

/** The place in the next round that a place leads to, by where it stands. */
function ledTo(rounds: readonly Round[], { round, place }: At): At | null {
  const [own, next] = [rounds[round], rounds[round + 1]]
  if (!own || !next) return null
  return { round: round + 1, place: Math.floor((place * next.places.length) / own.places.length) }
}

function onward(rounds: readonly Round[], at: At): At | null {
  for (let next = ledTo(rounds, at); next; next = ledTo(rounds, next))
    if (hasPage(rounds[next.round]?.places[next.place] ?? null)) return next
  return null
}

/** The first match before that leads here, in the nearest round that has one. */
function backward(rounds: readonly Round[], at: At): At | null {
  let here: readonly number[] = [at.place]
  for (let round = at.round - 1; round >= 0; round -= 1) {
    const places = rounds[round]?.places ?? []
    const feeding = [...places.keys()].filter((place) => here.includes(ledTo(rounds, { round, place })?.place ?? -1))
    const found = feeding.find((place) => hasPage(places[place] ?? null))
    if (found !== undefined) return { round, place: found }
    here = feeding
  }
  return null
}

/** The first match that can be gone to, from the round of interest on; null where none has a page. */
export function firstMatch(rounds: readonly Round[], from: number): At | null {
  for (const round of [...rounds.keys()].filter((one) => one >= from)) {
    const place = rounds[round]?.places.findIndex(hasPage) ?? -1
    if (place !== -1) return { round, place }
  }
  return from > 0 ? firstMatch(rounds, 0) : null
}
