import { COUNTED_THINGS, type SheetEffect, type SheetFormat, type SheetSurprise, SURPRISES } from '@games/contract'
import { MEDALS, padRsc, rscPrefix } from '@games/domain'
import type { OdfCompetitor, OdfResult } from '@games/odf'
import type { Draft, EventRemark } from '@games/odf/tables/index'
import type { InForceNow, Subject, TablePlan } from '../imports/index.ts'
import { nameOf, type SheetNames } from './rules-view.ts'

const MAX_SURPRISES = 60
const NAMED_EVENTS = 12

/** The plan of an import, and what it is compared with. */
export interface Planned {
  readonly plan: Pick<TablePlan, 'added' | 'changed' | 'removed'>
  /** Messages that change something. */
  readonly drafts: readonly Draft[]
  readonly same: readonly Subject[]
  readonly remarks: readonly EventRemark[]
  /** Codes of events (34 characters) that the sheet is about. */
  readonly events: ReadonlySet<string>
  /** Codes of people that the sheet is about. */
  readonly people: ReadonlySet<string>
}

/** Codes that are stored already. Events have 34 characters. */
export interface Known {
  hasEvent(event: string): boolean
  hasPerson(code: string): boolean
}

/**
 * Returns the effect of an import on what is stored and shown. Surprises are sorted by their kind, in the order of `SURPRISES`; medals then by
 * colour. A winner is left out if the gold medal of the event changes hands between the same competitors.
 */
export function effectOf(planned: Planned, inForce: InForceNow, known: Known, names: SheetNames): SheetEffect {
  const surprises = surprisesOf(planned, inForce, known, names)
  return {
    totals: totalsOf(planned, inForce, known),
    surprises: surprises.slice(0, MAX_SURPRISES),
    surprising: surprises.length,
    formats: formatsOf(planned, inForce, names),
  }
}

const eventOf = (code: string): string => padRsc(rscPrefix(code, 'event'))

/** The events that the messages of a plan change. */
const changedEvents = (drafts: readonly Draft[]): ReadonlySet<string> =>
  new Set(
    drafts.flatMap(({ body, documentCode }) => {
      switch (body.kind) {
        case 'schedule':
          return body.units.map(({ code }) => eventOf(code))
        case 'results':
        case 'medallists':
          return [eventOf(documentCode)]
        case 'participants':
          return body.participants
            .flatMap(({ disciplines }) => disciplines)
            .flatMap(({ registeredEvents }) => registeredEvents.map(({ event }) => eventOf(event)))
        case 'teams':
          return body.teams.flatMap(({ registeredEvents }) => registeredEvents.map(eventOf))
        case 'codes':
          return []
      }
    }),
  )

type Counted = (typeof COUNTED_THINGS)[number]
type Tally = SheetEffect['totals'][Counted]

/** Kinds in which elements of messages are counted; others are not counted. */
const COUNTED_AS: Readonly<Partial<Record<Subject['what'], Counted>>> = {
  participant: 'people',
  team: 'teams',
  unit: 'units',
  result: 'results',
  medal: 'medals',
}

function totalsOf(
  { plan, drafts, same, events, people }: Planned,
  inForce: InForceNow,
  known: Known,
): SheetEffect['totals'] {
  const statuses = new Map(
    drafts.flatMap(({ documentType, documentCode, resultStatus }) =>
      documentType === 'DT_RESULT' ? [[documentCode, resultStatus] as const] : [],
    ),
  )
  const kindOf = ({ what, within }: Subject): Counted | undefined =>
    what === 'result' && (statuses.get(within) ?? inForce.list(within)?.status) === 'START_LIST'
      ? 'starts'
      : COUNTED_AS[what]
  // a person can be an element of several disciplines, and a change has a line for each field
  const states = new Map(COUNTED_THINGS.map((name) => [name, new Map<string, keyof Tally>()]))
  const note = (subject: Subject, state: keyof Tally, isStronger: boolean): void => {
    const kind = kindOf(subject)
    const ofKind = kind === undefined ? undefined : states.get(kind)
    const key = kind === 'people' || kind === 'teams' ? subject.key : `${subject.within} ${subject.key}`
    if (ofKind && (isStronger || !ofKind.has(key))) ofKind.set(key, state)
  }
  const ofPeople = new Map<string, keyof Tally>()
  for (const code of people) ofPeople.set(code, known.hasPerson(code) ? 'same' : 'new')
  states.set('people', ofPeople)
  for (const subject of same) if (subject.row !== null || subject.what === 'medal') note(subject, 'same', false)
  for (const subject of plan.changed) note(subject, 'changed', true)
  for (const subject of plan.added)
    note(subject, subject.what === 'participant' && known.hasPerson(subject.key) ? 'changed' : 'new', true)
  for (const subject of plan.removed) note(subject, 'goes', true)
  const touched = changedEvents(drafts)
  for (const event of new Set([...events, ...touched]))
    states.get('events')?.set(event, known.hasEvent(event) ? (touched.has(event) ? 'changed' : 'same') : 'new')
  const tally = (name: Counted): Tally => {
    const all = [...(states.get(name)?.values() ?? [])]
    const count = (state: keyof Tally) => all.filter((one) => one === state).length
    return { new: count('new'), changed: count('changed'), same: count('same'), goes: count('goes') }
  }
  return {
    people: tally('people'),
    teams: tally('teams'),
    events: tally('events'),
    units: tally('units'),
    starts: tally('starts'),
    results: tally('results'),
    medals: tally('medals'),
  }
}

function surprisesOf(
  { plan, drafts, events, people }: Planned,
  inForce: InForceNow,
  known: Known,
  names: SheetNames,
): SheetSurprise[] {
  const medals = drafts.flatMap((draft) => medalsThatMove(draft, inForce, names))
  const golds = new Set(
    medals.flatMap(({ medal, event, from, to }) => (medal === 'gold' ? [`${event?.por} ${from} ${to}`] : [])),
  )
  const lists = drafts.flatMap((draft) => changesOfList(draft, inForce, names))
  const added = [...new Set([...events, ...changedEvents(drafts)])].filter((event) => !known.hasEvent(event))
  const newPeople = [...people].filter((code) => !known.hasPerson(code))
  const all = [
    ...medals,
    ...lists.filter(({ kind, event, from, to }) => kind !== 'winner' || !golds.has(`${event?.por} ${from} ${to}`)),
    ...unitsThatGo(plan, names),
    ...startsThatMove(plan, names),
    ...firstOf(added, (event) => ({ kind: 'new-event', event: names.eventInFull(event) })),
    ...firstOf(newPeople, (code) => ({ kind: 'new-person', who: names.who(code) })),
  ]
  return all.toSorted(
    (a, b) =>
      SURPRISES.indexOf(a.kind) - SURPRISES.indexOf(b.kind) ||
      (a.medal === null || b.medal === null ? 0 : MEDALS.indexOf(a.medal) - MEDALS.indexOf(b.medal)),
  )
}

const NOTHING = {
  event: null,
  unit: null,
  unitName: null,
  medal: null,
  who: null,
  from: null,
  to: null,
  others: 0,
} satisfies Omit<SheetSurprise, 'kind'>

/** A line for the first of some things, which counts the others. */
function firstOf<T>(
  all: readonly T[],
  line: (first: T) => Pick<SheetSurprise, 'kind'> & Partial<SheetSurprise>,
): SheetSurprise[] {
  const [first] = all
  return first === undefined ? [] : [{ ...NOTHING, others: all.length - 1, ...line(first) }]
}

/** Medals that had holders and get others, or none. */
function medalsThatMove({ body, documentCode }: Draft, inForce: InForceNow, names: SheetNames): SheetSurprise[] {
  if (body.kind !== 'medallists') return []
  const before = inForce.medals(documentCode)?.medals ?? []
  return MEDALS.flatMap((medal): SheetSurprise[] => {
    const holders = (medals: typeof body.medals) =>
      medals
        .flatMap((one) => (one.medal === medal ? one.competitors : []))
        .map(({ code, organisation }) => nameOf(names, code, organisation))
    const [was, is] = [holders(before), holders(body.medals)]
    return was.length === 0 || isSameSet(was, is)
      ? []
      : [
          {
            ...NOTHING,
            kind: 'medal',
            event: names.eventInFull(documentCode),
            medal,
            from: was.join(', '),
            to: is.join(', ') || null,
          },
        ]
  })
}

/** Another winner of a contest, results that go, and results that change: a line for each kind. */
function changesOfList(
  { body, documentType, documentCode }: Draft,
  inForce: InForceNow,
  names: SheetNames,
): SheetSurprise[] {
  if (body.kind !== 'results' || documentType !== 'DT_RESULT') return []
  const before = inForce.list(documentCode)?.results.results ?? []
  const after = new Map(body.results.map((row) => [row.competitor.code, row]))
  const where = {
    event: names.eventInFull(documentCode),
    unit: documentCode,
    unitName: names.unit(documentCode) || null,
  }
  const inList = ({ code, organisation }: OdfCompetitor) => nameOf(names, code, organisation)
  const winners = (rows: readonly OdfResult[]) =>
    rows
      .filter(({ rank, wlt }) => rank === '1' || (rank === null && wlt === 'W'))
      .map(({ competitor }) => inList(competitor))
  const [was, is] = [winners(before), winners(body.results)]
  const results = before.flatMap((row) => {
    const [from, to] = [valueOf(row), valueOf(after.get(row.competitor.code) ?? null)]
    return from === null || from === to ? [] : [{ who: inList(row.competitor), from, to }]
  })
  return [
    ...(was.length === 0 || isSameSet(was, is)
      ? []
      : [{ ...NOTHING, ...where, kind: 'winner' as const, from: was.join(', '), to: is.join(', ') || null }]),
    ...firstOf(
      results.filter(({ to }) => to === null),
      (first) => ({ ...where, kind: 'result-goes', ...first }),
    ),
    ...firstOf(
      results.filter(({ to }) => to !== null),
      (first) => ({ ...where, kind: 'result', ...first }),
    ),
  ]
}

/** A result with the mark of an athlete who has none (`DNF`); null: there is no result. */
const valueOf = (row: Pick<OdfResult, 'result' | 'irm'> | null): string | null =>
  row === null ? null : [row.result, row.irm].filter((part) => part !== null && part !== '').join(' ') || null

function unitsThatGo({ removed }: Planned['plan'], names: SheetNames): SheetSurprise[] {
  const units = removed.filter(({ what }) => what === 'unit')
  return [...Map.groupBy(units, ({ key }) => eventOf(key))].flatMap(([event, own]) =>
    firstOf(own, ({ key }) => ({
      kind: 'unit-goes',
      event: names.eventInFull(event),
      unit: key,
      unitName: names.unit(key) || null,
    })),
  )
}

function startsThatMove({ changed }: Planned['plan'], names: SheetNames): SheetSurprise[] {
  const starts = changed.flatMap(({ what, key, field, from, to }) =>
    what === 'unit' && field === 'start' && typeof from === 'string' && typeof to === 'string'
      ? [{ key, from, to }]
      : [],
  )
  return [...Map.groupBy(starts, ({ key }) => eventOf(key))].flatMap(([event, own]) =>
    firstOf(own, ({ key, from, to }) => ({
      kind: 'start',
      event: names.eventInFull(event),
      unit: key,
      unitName: names.unit(key) || null,
      from,
      to,
    })),
  )
}

/** Events by how their gold medal is decided: by a contest that the import marks, by several, or not yet. */
function formatsOf({ drafts, remarks }: Planned, inForce: InForceNow, names: SheetNames): SheetFormat[] {
  const units = drafts.flatMap(({ body }) => (body.kind === 'schedule' ? body.units : []))
  const marked = Map.groupBy(
    units.filter(({ medal }) => medal === 1),
    ({ code }) => eventOf(code),
  )
  const ofMarks = [...marked].flatMap(([event, own]) =>
    own.some(({ code }) => inForce.unit(code)?.medal !== 1)
      ? [{ event, how: own.length === 1 ? ('final' as const) : ('heats' as const), why: null }]
      : [],
  )
  const ofRules = remarks.flatMap(({ kind, of, code, why }) => {
    if (of !== 'medal' || kind === 'against-the-rule' || why === null || why.rule === 'vacant') return []
    return [{ event: eventOf(code), how: kind === 'waiting' ? ('waits' as const) : ('open' as const), why: why.rule }]
  })
  return [...Map.groupBy([...ofRules, ...ofMarks], ({ how, why }) => `${how} ${why}`).values()]
    .flatMap((own): SheetFormat[] => {
      const [first] = own
      const events = [...new Set(own.map(({ event }) => event))]
      return first === undefined
        ? []
        : [
            {
              how: first.how,
              why: first.why,
              events: events.slice(0, NAMED_EVENTS).map(names.eventInFull),
              count: events.length,
            },
          ]
    })
    .toSorted((a, b) => FORMAT_ORDER.indexOf(a.how) - FORMAT_ORDER.indexOf(b.how))
}

/** Formats that need a decision are first. */
const FORMAT_ORDER: readonly SheetFormat['how'][] = ['open', 'heats', 'final', 'waits']

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name))
