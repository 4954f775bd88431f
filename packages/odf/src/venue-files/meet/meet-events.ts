import { type Locale, type Localized, padRsc, rscPrefix } from '@games/domain'
import type { EventFormat } from '@games/domain/ranking-rules/index'
import { eventTypeCode } from '@games/domain/sports/event-type'
import { sportOf } from '@games/domain/sports/registry'
import { eventTypeName } from '@games/domain/sports/stored-event-type'
import { eventCodeOf, namedEvent } from '../../tables/sheets/word-codes.ts'
import { styleKey } from '../heats-of-lenex.ts'
import type { LenexEvent, LenexMeet, LenexSwimStyle } from '../lenex/lenex.ts'
import { eventOfStyle } from '../swim-style.ts'
import {
  type AgeGroupRule,
  type AgeLabel,
  classLabel,
  groupKey,
  groupLabels,
  nameLabel,
  isOverlap,
  spanLabel,
  spanOfCode,
  wholeSpan,
} from './age-groups.ts'
import { type MeetRace, type MeetSlot, racesOf, slotsOf } from './meet-races.ts'
import { type Placing, placingOf } from './placing.ts'
import { slotName } from './slot-name.ts'

export const MEET_DISCIPLINE = 'SWM'

/** An event of a meet. */
export interface MeetEvent {
  /** 34 characters. */
  readonly code: string
  /** Of its first round in the meet. */
  readonly number: string
  readonly name: Localized
  readonly style: LenexSwimStyle
  readonly gender: 'M' | 'W' | 'X' | 'O'
  readonly race: MeetRace
  /** Of its race in the programme, from 0. */
  readonly place: number
  /** Key of the only age group that it is of; null: the whole race. */
  readonly group: string | null
  /** Whether the age groups of the race are events too, beside this one of the whole race. */
  readonly isBesideGroups: boolean
  /** Null: the programme shows it, or it has no medals. */
  readonly format: EventFormat | null
  readonly units: readonly MeetUnit[]
  /** False for an event without entries and results. */
  readonly hasStarts: boolean
}

export interface MeetUnit {
  readonly code: string
  readonly name: Localized
  readonly slot: MeetSlot
}

export interface MeetEvents {
  readonly events: readonly MeetEvent[]
  readonly placing: Placing
}

/** Whether a race of several age groups has swimmers: the file does not state how its medals are decided. */
export function hasSeveralAgeGroups(meet: LenexMeet): boolean {
  const placing = placingOf(meet, 'apart')
  return racesOf(meet).some((race) => race.groups.length > 1 && placing.groupsIn(race).length > 0)
}

/** The number by which an earlier file of the meet imported an event (22 characters); undefined: none did. */
export type NumberInMeet = (event: string) => string | undefined

/**
 * The events of a meet in the order of its programme, each with a unique code, which is the same in every file of the meet. A file with a part of
 * the meet lacks the events from which years or a number tell an event apart: the code of an earlier file comes first.
 */
export function eventsOfMeet(
  meet: LenexMeet,
  ages: AgeGroupRule,
  numberInMeet: NumberInMeet = () => undefined,
): MeetEvents {
  const races = racesOf(meet)
  const placing = placingOf(meet, ages)
  const codes = new Set<string>()
  const events = races.flatMap((race, place) => {
    // the other swimmers of its rounds have entries, its own have none
    if (!placing.hasStarts(race) && races.some((other) => other.rounds === race.rounds && placing.hasStarts(other)))
      return []
    const groups = placing.groupsIn(race)
    const labels = groupLabels(race.groups)
    const swum = race.groups.filter((group) => groups.includes(groupKey(group)))
    const parts =
      swum.length === 0
        ? [{ group: null, label: labelAmong(race, races) }]
        : [
            ...swum.map((group) => ({ group: groupKey(group), label: labels.get(groupKey(group)) ?? null })),
            ...(ages === 'both' ? [{ group: null, label: labelAmong(race, races) }] : []),
          ]
    return parts.map(({ group, label }) => ({
      ...eventOf(race, { group, label, place, codes, placing, numberInMeet }),
      isBesideGroups: group === null && swum.length > 0,
    }))
  })
  return { events, placing }
}

/**
 * Whether an event of an earlier file, by the modifier of its code, ranks swimmers of a race in another way: it is no age group of the race, and its
 * years overlap.
 */
export function isOfOtherGroups(
  { race: { groups, swimmers }, group, isBesideGroups }: MeetEvent,
  modifier: string,
): boolean {
  const written = modifier.replaceAll('-', '')
  const span = spanOfCode(written)
  const labels = [...groupLabels(groups).values()]
  if (swimmers !== null || ((group !== null || isBesideGroups) && labels.some(({ code }) => code === written)))
    return false
  return span === null || groups.length === 0 || groups.some((one) => isOverlap(one, span))
}

interface Part {
  readonly group: string | null
  readonly label: AgeLabel | null
  readonly place: number
  /** Of the events before. */
  readonly codes: Set<string>
  readonly placing: Placing
  readonly numberInMeet: NumberInMeet
}

function eventOf(
  race: MeetRace,
  { group, label: among, place, codes, placing, numberInMeet }: Part,
): Omit<MeetEvent, 'isBesideGroups'> {
  const [first] = race.rounds
  const { swimStyle: style, gender: written } = first?.event ?? NO_EVENT
  const ofSwimmers = written ?? race.swimmers?.gender ?? null
  const gender = ofSwimmers === 'F' ? 'W' : (ofSwimmers ?? 'O')
  const handicap = race.swimmers?.handicap
  const sportClass = handicap === undefined ? null : classLabel(handicap, style)
  const typed = eventOfStyle(style, sportOf(MEET_DISCIPLINE).eventTypes)
  const words = namedEvent(MEET_DISCIPLINE, wordsOfStyle(style))
  const type = (typed && eventTypeCode(typed.type, typed.variant)) ?? words.type
  const kind = KIND_LABELS[race.kind]
  const number = `N${race.number.toUpperCase().replace(/[^A-Z0-9]/g, '')}`
  const codeWith = (own: AgeLabel | null, more: string) =>
    eventCodeOf(MEET_DISCIPLINE, {
      ...words,
      gender,
      division: null,
      type,
      modifier: [typed === null ? words.modifier : '', sportClass?.code, own?.code, kind?.code, more]
        .filter(Boolean)
        .join(''),
    })
  const earlier = (group === null ? [among, labelOf(race), null] : [among])
    .flatMap((own) => ['', number].map((more) => ({ own, more, code: codeWith(own, more) })))
    .find((one) => !codes.has(one.code) && numberInMeet(rscPrefix(one.code, 'event')) === race.number)
  const label = among ?? earlier?.own
  const isAnother = earlier === undefined ? codes.has(codeWith(among, '')) : earlier.more !== ''
  const code = earlier?.code ?? codeWith(among, isAnother ? number : '')
  codes.add(code)
  const base = (typed && eventTypeName(typed)) ?? { por: wordsOfStyle(style) }
  // a name of the file says the gender itself
  const genderWords = typed === null ? null : GENDER_WORDS[gender]
  const name = nameOf(base, genderWords, [
    sportClass?.name,
    label?.name,
    kind?.name,
    isAnother ? { por: `nº ${race.number}`, spa: `n.º ${race.number}`, eng: `no. ${race.number}` } : null,
  ])
  const isWhole = group === null && race.swimmers === null
  const slots = slotsOf(race, (heat) => isWhole || placing.isIn(heat, race, group))
  const hasStarts = placing.hasStarts(race)
  const shown = slots.length > 0 ? slots : slotsOf({ ...race, rounds: race.rounds.map(withoutHeats) })
  return {
    code,
    number: race.number,
    name,
    style,
    gender,
    race,
    place,
    group,
    format: formatOf(race, slots),
    units: shown.map((slot) => ({
      code: padRsc(`${code.slice(0, 22)}${slot.phase}${String(slot.number).padStart(4, '0')}00`),
      name: slotName(slot, race.kind),
      slot,
    })),
    hasStarts,
  }
}

const withoutHeats = (round: MeetRace['rounds'][number]) => ({ ...round, event: { ...round.event, heats: [] } })

/** The format that the rounds of a race say: timed finals are one list, lettered finals follow each other (decision 0118). */
function formatOf({ kind }: MeetRace, slots: readonly MeetSlot[]): EventFormat | null {
  if (kind !== 'race') return null
  if (slots.some(({ isTimedFinal }) => isTimedFinal)) return { kind: 'timed-final' }
  const finals = slots.filter(({ event }) => event.round === 'FIN')
  return finals.length > 1 && finals.some(({ decidesGold }) => decidesGold) ? { kind: 'ranked-finals' } : null
}

/** The name of the only group of a race, or the years of all its groups, if the same is swum by others in another race of the meet. */
function labelAmong(race: MeetRace, races: readonly MeetRace[]): AgeLabel | null {
  const alike = races.filter((other) => other.kind === race.kind && swumOf(other) === swumOf(race))
  const label = labelOf(race)
  return alike.length > 1 && alike.filter((other) => labelOf(other)?.code === label?.code).length === 1 ? label : null
}

function labelOf({ groups }: MeetRace): AgeLabel | null {
  const [first, another] = groups
  if (first === undefined) return null
  return another === undefined && first.name !== null ? nameLabel(first.name) : spanLabel(wholeSpan(groups))
}

const swumOf = ({ rounds: [first], swimmers }: MeetRace): string =>
  first ? [first.event.gender ?? swimmers?.gender, swimmers?.handicap, styleKey(first.event.swimStyle)].join(' ') : ''

const NO_EVENT: Pick<LenexEvent, 'swimStyle' | 'gender'> = {
  swimStyle: { distance: 0, relayCount: 1, stroke: 'UNKNOWN', technique: null, name: null },
  gender: null,
}

const STROKES: ReadonlyMap<string, string> = new Map([
  ['FREE', 'livre'],
  ['BACK', 'costas'],
  ['BREAST', 'peito'],
  ['FLY', 'borboleta'],
  ['MEDLEY', 'medley'],
  ['IMRELAY', 'medley'],
])

/** The words of a style that no catalogue has. */
function wordsOfStyle({ name, relayCount, distance, stroke, technique }: LenexSwimStyle): string {
  const legs = relayCount > 1 ? `${relayCount} x ` : ''
  return name ?? [`${legs}${distance} m`, STROKES.get(stroke), technique?.toLowerCase()].filter(Boolean).join(' ')
}

const KIND_LABELS: Readonly<Record<MeetRace['kind'], AgeLabel | null>> = {
  race: null,
  'time-trial': { code: 'TT', name: { por: 'tomada de tempo', spa: 'toma de tiempo', eng: 'time trial' } },
  'extra-heats': { code: 'EH', name: { por: 'séries extras', spa: 'series extra', eng: 'extra heats' } },
}

/** Words of a gender: behind the event in Portuguese and Spanish, before it in English. */
const GENDER_WORDS: Readonly<Record<MeetEvent['gender'], Required<Localized> | null>> = {
  W: { por: 'feminino', spa: 'femenino', eng: 'Women’s' },
  M: { por: 'masculino', spa: 'masculino', eng: 'Men’s' },
  X: { por: 'misto', spa: 'mixto', eng: 'Mixed' },
  O: null,
}

function nameOf(
  base: Localized,
  gender: Required<Localized> | null,
  details: readonly (Localized | null | undefined)[],
): Localized {
  const nameIn = (locale: Locale): string => {
    const race = base[locale] ?? base.por
    const word = gender?.[locale]
    const whole = word === undefined ? race : locale === 'eng' ? `${word} ${race}` : `${race} ${word}`
    return [whole, ...details.map((detail) => detail && (detail[locale] ?? detail.por))].filter(Boolean).join(', ')
  }
  return { por: nameIn('por'), spa: nameIn('spa'), eng: nameIn('eng') }
}
