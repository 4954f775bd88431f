import { REMATCH_PHASE } from '../../tables/by-rule/marks-by-rule.ts'
import { styleKey } from '../heats-of-lenex.ts'
import type { LenexAgeGroup, LenexEvent, LenexHeat, LenexMeet, LenexSession } from '../lenex/lenex.ts'
import { classKey, groupKey, type SwimmerClass } from './age-groups.ts'

/** One round of a race, with the session in which it is swum. */
export interface MeetRound {
  readonly event: LenexEvent
  readonly session: LenexSession
}

/** The rounds of a meet that are one competition. Time trials and extra heats decide nothing and are separate competitions. */
export interface MeetRace {
  readonly kind: 'race' | 'time-trial' | 'extra-heats'
  /** Of its first round. */
  readonly number: string
  readonly rounds: readonly MeetRound[]
  /** The swimmers of the competition; null: all of the rounds. */
  readonly swimmers: SwimmerClass | null
  /** Age groups of these swimmers in all rounds, each once. */
  readonly groups: readonly LenexAgeGroup[]
}

/** Unique among the races of a meet. */
export const raceKey = ({ rounds: [first], swimmers }: MeetRace): string =>
  `${first?.event.id ?? ''} ${swimmers === null ? '' : classKey(swimmers)}`

const PHASES: Readonly<Record<string, string>> = {
  PRE: 'HEAT',
  QUA: 'QFNL',
  SEM: 'SFNL',
  SOP: REMATCH_PHASE,
  SOQ: REMATCH_PHASE,
  SOS: REMATCH_PHASE,
  FIN: 'FNL-',
  TIM: 'FNL-',
  FHT: 'FNL-',
  TIMETRIAL: 'HEAT',
  EXTRAHEATS: 'HEAT',
}
const KINDS: Readonly<Record<string, MeetRace['kind']>> = { TIMETRIAL: 'time-trial', EXTRAHEATS: 'extra-heats' }
const TIMED: ReadonlySet<string> = new Set(['TIM', 'FHT'])

/**
 * The races of a meet in the order of its programme. Rounds that LENEX does not define are in none. Women and men who swim together, and sport
 * classes, have a race each if the file ranks them apart.
 */
export function racesOf(meet: LenexMeet): MeetRace[] {
  const races: { kind: MeetRace['kind']; number: string; rounds: MeetRound[] }[] = []
  const byKey = new Map<string, (typeof races)[number]>()
  for (const session of meet.sessions)
    for (const event of session.events) {
      if (!Object.hasOwn(PHASES, event.round)) continue
      const kind = KINDS[event.round] ?? 'race'
      const swum = [kind, event.gender ?? '', styleKey(event.swimStyle)].join('/')
      const key = `${swum}/${event.number}`
      const before = byKey.get(`${swum} ${event.previous ?? ''}`) ?? byKey.get(key)
      const race = before ?? { kind, number: event.number, rounds: [] }
      if (!before) races.push(race)
      race.rounds.push({ event, session })
      byKey.set(key, race)
      // the next round names this one by its id
      byKey.set(`${swum} ${event.id}`, race)
    }
  return races.flatMap((race): MeetRace[] => {
    const all = race.rounds.flatMap(({ event }) => event.ageGroups)
    const groups = [...new Map(all.map((group) => [groupKey(group), group])).values()]
    const isOfOneGender = race.rounds.some(({ event }) => event.gender !== null)
    const swimmersOf = ({ gender, handicap }: LenexAgeGroup): SwimmerClass =>
      isOfOneGender ? { handicap } : { gender, handicap }
    const classes = [...Map.groupBy(groups, (group) => classKey(swimmersOf(group))).values()]
    return classes.length < 2
      ? [{ ...race, swimmers: null, groups }]
      : classes.flatMap((own) => {
          const [first] = own
          return first ? [{ ...race, swimmers: swimmersOf(first), groups: own }] : []
        })
  })
}

/** A place of the programme: a heat, or a round whose heats are not known yet (`heat` null). */
export interface MeetSlot extends MeetRound {
  readonly heat: LenexHeat | null
  /** 4 characters. */
  readonly phase: string
  /** Of its unit, from 1. */
  readonly number: number
  /** How it is called: a number, a letter of a final, or neither. */
  readonly called: string | null
  readonly isTimedFinal: boolean
  readonly decidesGold: boolean
}

/** The slots of a race, or of those who swim in the heats that `isIn` names. A swim-off without heats has no slot. */
export function slotsOf({ kind, rounds }: MeetRace, isIn: (heat: LenexHeat) => boolean = () => true): MeetSlot[] {
  const hasFinal = rounds.some(({ event }) => event.round === 'FIN')
  const blocks = new Map<string, number>()
  const slots = rounds.flatMap((round): MeetSlot[] => {
    const { event } = round
    const isTimed = kind === 'race' && TIMED.has(event.round) && !hasFinal
    const phase = TIMED.has(event.round) && hasFinal ? 'HEAT' : (PHASES[event.round] ?? 'HEAT')
    // the fastest heats are numbered behind the others, and so is the second of two swim-offs
    const block = blocks.get(phase) ?? 0
    blocks.set(phase, block + 1)
    if (event.heats.length === 0 && phase === REMATCH_PHASE) return []
    const heats = event.heats.filter(isIn)
    if (heats.length === 0 && event.heats.length > 0) return []
    const isOnly = (event.round === 'FIN' ? heats : event.heats).length === 1
    return numbered(event.round, heats).map(({ heat, number, letter, isFirst }) => ({
      ...round,
      heat,
      phase,
      number: block * 100 + number,
      called: letter ?? (heat === null || isOnly ? null : String(heat.number)),
      isTimedFinal: isTimed,
      decidesGold: isTimed || (event.round === 'FIN' && isFirst),
    }))
  })
  // of several finals that are each the first of their event, none is known to decide gold
  const isUnclear = slots.filter(({ decidesGold, isTimedFinal }) => decidesGold && !isTimedFinal).length > 1
  return isUnclear ? slots.map((slot) => ({ ...slot, decidesGold: false })) : slots
}

interface Numbered {
  readonly heat: LenexHeat | null
  readonly number: number
  readonly letter: string | null
  /** The final for the first places. */
  readonly isFirst: boolean
}

/** Heats with the numbers of their units: final A is 1, final B is 2. Several heats of a final without letters have no first. */
function numbered(round: string, heats: readonly LenexHeat[]): Numbered[] {
  const [only] = heats
  if (only === undefined) return [{ heat: null, number: 1, letter: null, isFirst: true }]
  if (round !== 'FIN') return heats.map((heat) => ({ heat, number: heat.number, letter: null, isFirst: false }))
  // the first of several finals often has no letter
  const letters = heats.map(({ final }) => final ?? 'A')
  const isLettered = new Set(letters).size === heats.length && letters.every((letter) => /^[A-Z]$/.test(letter))
  return heats.map((heat, at) => {
    const letter = letters[at] ?? 'A'
    return isLettered
      ? {
          heat,
          number: letter.charCodeAt(0) - 64,
          letter: heats.length === 1 && letter === 'A' ? null : letter,
          isFirst: letter === 'A',
        }
      : { heat, number: heat.number, letter: null, isFirst: false }
  })
}
