import type { PendingMedal } from '@games/contract'
import { disciplineOf, type Localized, padRsc, trimRsc } from '@games/domain'
import {
  type EventFormat,
  formatsFor,
  formatsLike,
  ruleSetScoredBy,
  withoutRepeats,
} from '@games/domain/ranking-rules/index'
import { typeCodeOf } from '@games/domain/sports/stored-event-type'
import {
  eventByRule,
  type EventFacts,
  type EventRemark,
  formatInForce,
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
  readonly format: EventFormat | null
  /** Whether the format is that of its discipline. */
  readonly isOfDiscipline: boolean
  readonly choices: readonly EventFormat[]
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
  const ofDisciplines = await eventsWithoutFormat(q, disciplines.map(disciplineOf))
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
    const isChosen = formats.has(event.slice(0, 22))
    const inForce = formatInForce(ofEvent)
    const hasDisciplines = !isChosen && inForce !== null && choicesWithout(event, ofEvent).length > 0
    if (reasons.length === 0 && !isChosen && !hasDisciplines) return []
    const format = isChosen || hasDisciplines ? inForce : null
    const sent = sentNames(ofEvent)
    return [
      {
        event,
        name: eventName(names, event, typeCodeOf(event, ofEvent.type)),
        format,
        isOfDiscipline: hasDisciplines,
        choices: format ? formatsKnownLike(format, event, ofEvent) : choicesFor(reasons, event, ofEvent),
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
  choicesFor(medalsOfResults(event, { ...facts, format: null }).remarks, event, facts)

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
