import type { PartWithFormat, PendingMedal } from '@games/contract'
import { disciplineOf, type Localized, padRsc, trimRsc } from '@games/domain'
import {
  type EventFormat,
  FORMAT_PARTS,
  formatsFor,
  formatsLike,
  partOf,
  ruleSetScoredBy,
  withoutRepeats,
} from '@games/domain/ranking-rules/index'
import { typeCodeOf } from '@games/domain/sports/stored-event-type'
import {
  eventByRule,
  type EventFacts,
  type EventRemark,
  formatsInForce,
  medalsOfResults,
  NO_FACTS,
} from '@games/odf/tables/index'
import type { Reading, Statements } from '../../facts/reading.ts'
import { readEvents, readInForce } from '../imports/index.ts'
import { eventName, nameIn, sentNames } from './names.ts'
import { WantedNames } from '../names/index.ts'
import { chosenFormats, eventsWithoutFormat, eventsWithoutMedals } from './event-formats.queries.ts'

export interface OpenMedals {
  /** 34 characters. */
  readonly event: string
  readonly parts: readonly PartWithFormat[]
  readonly pending: readonly PendingMedal[]
  readonly name: Localized | null
}

/**
 * Returns the events whose medals are open, those with a chosen format, and those on which the format of their discipline has an effect, in the
 * order of their codes.
 */
export async function openMedals(tx: Reading): Promise<readonly OpenMedals[]> {
  const q = tx.from([])
  const formats = await chosenFormats(q)
  const isOfDiscipline = (code: string): boolean => trimRsc(code).length === 3
  const disciplines = [...formats.keys()].filter(isOfDiscipline)
  const withFormat = [...formats.keys()].filter((code) => !isOfDiscipline(code))
  const ofDisciplines = await eventsWithoutFormat(q, disciplines.map(disciplineOf), null)
  const events = [...new Set([...(await eventsWithoutMedals(q)), ...withFormat, ...ofDisciplines])]
    .toSorted()
    .map(padRsc)
  const { facts, remarks } = await remarksOn(q, events)
  const wanted = new WantedNames()
  for (const [event, ofEvent] of remarks) {
    wanted.event(event)
    for (const { competitors } of ofEvent) for (const code of competitors) wanted.competitor(code)
  }
  const names = await wanted.lookUp(tx)
  return events.flatMap((event): OpenMedals[] => {
    const reasons = remarks.get(event) ?? []
    const ofEvent = facts.get(event) ?? NO_FACTS
    const parts = partsOf(event, ofEvent, reasons)
    if (reasons.length === 0 && parts.length === 0) return []
    const sent = sentNames(ofEvent)
    return [
      {
        event,
        name: eventName(names, event, typeCodeOf(event, ofEvent.type)),
        parts,
        pending: reasons.flatMap((remark) => pendingOf(remark, (code) => nameIn(names, sent, code))),
      },
    ]
  })
}

const rulesOf = (event: string, { type, scoredBy }: EventFacts) => ruleSetScoredBy(typeCodeOf(event, type), scoredBy)

const formatsKnownLike = (format: EventFormat, event: string, facts: EventFacts): readonly EventFormat[] => {
  const rules = rulesOf(event, facts)
  return rules ? formatsLike(format, rules) : []
}

function choicesFor(remarks: readonly EventRemark[], event: string, facts: EventFacts): readonly EventFormat[] {
  const rules = rulesOf(event, facts)
  return withoutRepeats(remarks.flatMap(({ why }) => (why && rules ? formatsFor(why.rule, rules) : [])))
}

/** The formats between which the event would be open without one. */
const choicesWithout = (event: string, facts: EventFacts): readonly EventFormat[] =>
  choicesFor(medalsOfResults(event, { ...facts, formats: [], ofDiscipline: [] }).remarks, event, facts)

/**
 * The parts of an event with its own format, with one of its discipline that has an effect, or without one that answers why medals are open
 * (`reasons`).
 */
function partsOf(event: string, facts: EventFacts, reasons: readonly EventRemark[]): readonly PartWithFormat[] {
  const inForce = formatsInForce(facts)
  const open = choicesFor(reasons, event, facts)
  const without = inForce.length > facts.formats.length ? choicesWithout(event, facts) : []
  return FORMAT_PARTS.flatMap((part): PartWithFormat[] => {
    const isOfPart = (format: EventFormat) => partOf(format) === part
    const ofEvent = facts.formats.find(isOfPart)
    const ofDiscipline = without.some(isOfPart) ? inForce.find(isOfPart) : undefined
    const format = ofEvent ?? ofDiscipline ?? null
    const choices = format ? formatsKnownLike(format, event, facts) : open.filter(isOfPart)
    return choices.length === 0 && format === null
      ? []
      : [{ part, format, isOfDiscipline: ofEvent === undefined && format !== null, choices: [...choices] }]
  })
}

/** The facts of events (34 characters), and the remarks of the rules about medals that are open. */
export async function remarksOn(q: Statements, events: readonly string[]) {
  const inForce = await readInForce(
    q,
    events.map((event) => ({ cells: { event } })),
  )
  const facts = await readEvents(q, events, inForce)
  const remarks = new Map(
    [...facts].map(([event, ofEvent]) => [
      event,
      eventByRule(event, ofEvent, []).remarks.filter(({ of, kind }) => of === 'medal' && kind !== 'against-the-rule'),
    ]),
  )
  return { facts, remarks }
}

const pendingOf = ({ kind, why, competitors }: EventRemark, nameOf: (code: string) => string): PendingMedal[] =>
  why === null
    ? []
    : [
        {
          rule: why.rule,
          values: { ...why.values },
          competitors: competitors.map(nameOf),
          needsDecision: kind === 'undecided' && why.rule !== 'vacant',
        },
      ]
