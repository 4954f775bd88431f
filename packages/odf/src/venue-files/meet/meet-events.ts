import { type Locale, type Localized, padRsc } from '@games/domain'
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
  groupKey,
  groupLabels,
  nameLabel,
  spanLabel,
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

/** The events of a meet in the order of its programme, each with a unique code, which is the same in every file of the meet. */
export function eventsOfMeet(meet: LenexMeet, ages: AgeGroupRule): MeetEvents {
  const races = racesOf(meet)
  const placing = placingOf(meet, ages)
  const codes = new Set<string>()
  const events = races.flatMap((race, place) => {
    const groups = placing.groupsIn(race)
    const labels = groupLabels(race.groups)
    const swum = race.groups.filter((group) => groups.includes(groupKey(group)))
    const parts =
      swum.length === 0
        ? [{ group: null, label: labelAmong(race, races) }]
        : swum.map((group) => ({ group: groupKey(group), label: labels.get(groupKey(group)) ?? null }))
    return parts.map(({ group, label }) => eventOf(race, { group, label, place, codes, placing }))
  })
  return { events, placing }
}

interface Part {
  readonly group: string | null
  readonly label: AgeLabel | null
  readonly place: number
  /** Of the events before. */
  readonly codes: Set<string>
  readonly placing: Placing
}

function eventOf(race: MeetRace, { group, label, place, codes, placing }: Part): MeetEvent {
  const [first] = race.rounds
  const { swimStyle: style, gender: written } = first?.event ?? NO_EVENT
  const gender = written === 'F' ? 'W' : (written ?? 'O')
  const typed = eventOfStyle(style, sportOf(MEET_DISCIPLINE).eventTypes)
  const words = namedEvent(MEET_DISCIPLINE, wordsOfStyle(style))
  const type = (typed && eventTypeCode(typed.type, typed.variant)) ?? words.type
  const kind = KIND_LABELS[race.kind]
  const parts = [typed === null ? words.modifier : '', label?.code, kind?.code]
  const codeWith = (more: string) =>
    eventCodeOf(MEET_DISCIPLINE, {
      ...words,
      gender,
      division: null,
      type,
      modifier: [...parts, more].filter(Boolean).join(''),
    })
  const number = race.number.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const isAnother = codes.has(codeWith(''))
  const code = codeWith(isAnother ? `N${number}` : '')
  codes.add(code)
  const base = (typed && eventTypeName(typed)) ?? { por: wordsOfStyle(style) }
  // a name of the file says the gender itself
  const genderWords = typed === null ? null : GENDER_WORDS[gender]
  const name = nameOf(base, genderWords, [
    label?.name,
    kind?.name,
    isAnother ? { por: `nº ${race.number}`, spa: `n.º ${race.number}`, eng: `no. ${race.number}` } : null,
  ])
  const slots = slotsOf(race).filter(({ heat }) => heat === null || group === null || placing.isIn(heat, group))
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

const swumOf = ({ rounds: [first] }: MeetRace): string =>
  first ? `${first.event.gender ?? ''} ${styleKey(first.event.swimStyle)}` : ''

const NO_EVENT: Pick<LenexEvent, 'swimStyle' | 'gender'> = {
  swimStyle: { distance: 0, relayCount: 1, stroke: 'UNKNOWN', technique: null, name: null },
  gender: null,
}

const STROKES: Readonly<Record<string, string>> = {
  FREE: 'livre',
  BACK: 'costas',
  BREAST: 'peito',
  FLY: 'borboleta',
  MEDLEY: 'medley',
  IMRELAY: 'medley',
}

/** The words of a style that no catalogue has. */
function wordsOfStyle({ name, relayCount, distance, stroke, technique }: LenexSwimStyle): string {
  const legs = relayCount > 1 ? `${relayCount} x ` : ''
  return name ?? [`${legs}${distance} m`, STROKES[stroke], technique?.toLowerCase()].filter(Boolean).join(' ')
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
