import { createHash } from 'node:crypto'
import type { EventFormatPlan, SheetRuleLine } from '@games/contract'
import { pick } from '@games/domain/text/localized'
import { type Locale, trimRsc } from '@games/domain'
import { typeCodeOf } from '@games/domain/sports/stored-event-type'
import {
  type Draft,
  type EventByRule,
  type EventChange,
  eventChanged,
  type EventFacts,
  type InForce,
  rankedAgain,
} from '@games/odf/tables/index'
import type { ClientBase } from 'pg'
import type { Statements } from '../../facts/reading.ts'
import { Reading } from '../../facts/reading.ts'
import { diffOf, type Planned, readEvents, readInForce, type TableImports } from '../imports/index.ts'
import { deriveAtDesk, unitsOfTables } from './event-formats.queries.ts'
import { eventName, nameIn, sentNames } from './names.ts'
import { type Names, WantedNames } from '../names/index.ts'
import { placeOf, rulesView } from '../sheets/index.ts'

/** The effect of a change: messages that would change something, and the lines that show it. */
export interface PlannedChange extends Planned, EventFormatPlan {
  /** The events (34 characters) that it concerns. */
  readonly events: readonly string[]
}

/**
 * Returns the effect of other formats or another type on events (34 characters); null: none of them is known.
 */
export async function planChange(
  tx: Statements,
  events: readonly string[],
  changeOf: (facts: EventFacts) => EventChange,
  locale: Locale,
): Promise<PlannedChange | null> {
  const inForce = await readInForce(
    tx,
    events.map((event) => ({ cells: { event } })),
  )
  const stored = await readEvents(tx, events, inForce)
  const known = new Map([...stored].filter(([, { units, lists }]) => units.size + lists.size > 0))
  if (known.size === 0 && events.length > 0) return null
  const names = await namesOf(new Reading(tx), known)
  const drafts: Draft[] = []
  const lines: SheetRuleLine[] = []
  for (const [event, facts] of known) {
    const change = changeOf(facts)
    const ranked = await listsRankedAgain(tx, event, facts, change)
    const { drafts: all, remarks } = eventChanged(event, facts, change, ranked)
    const medals = all.filter(({ body }) => body.kind === 'medallists')
    drafts.push(...ranked, ...medals)
    const ofMedals = { drafts: medals, remarks: remarks.filter(({ of }) => of === 'medal') }
    lines.push(...medalLines([event, facts], ofMedals, inForce, names, locale))
  }
  const { drafts: changing, added, changed, removed } = diffOf(drafts, inForce)
  const states = [...known].map(([event, facts]) => [
    event,
    changeOf(facts),
    facts.formats,
    facts.ofDiscipline,
    facts.type,
  ])
  return {
    events: [...known.keys()],
    drafts: changing,
    plan: { kind: 'medallists', found: 0, applicable: true, added, changed, removed, unknown: [] },
    lines,
    rankedLists: changing.filter(({ documentType }) => documentType === 'DT_RESULT').length,
    seen: createHash('sha256')
      .update(JSON.stringify([states, changing]))
      .digest('hex'),
  }
}

/** Looks up the names of events and of the competitors in their lists and medals. */
export async function namesOf(tx: Reading, events: ReadonlyMap<string, EventFacts>): Promise<Names> {
  const wanted = new WantedNames()
  for (const [event, facts] of events) {
    wanted.event(event)
    for (const code of sentNames(facts).keys()) wanted.competitor(code)
    for (const { competitors } of facts.medals?.medals ?? [])
      for (const { code, organisation } of competitors) wanted.competitor(code, organisation)
  }
  return wanted.lookUp(tx)
}

/** The lines that show an effect on the medals of an event. `names`: those of `namesOf`. */
export function medalLines(
  [event, facts]: readonly [string, EventFacts],
  { drafts, remarks }: EventByRule,
  inForce: InForce,
  names: Names,
  locale: Locale,
): SheetRuleLine[] {
  const sent = sentNames(facts)
  const name = eventName(names, event, typeCodeOf(event, facts.type))
  return rulesView(drafts, remarks, inForce, {
    who: (competitor) => nameIn(names, sent, competitor),
    where: (code) => placeOf(code, name ? pick(name, locale) : trimRsc(event), ''),
  })
}

/** Applies the effect of a change: by the result desk for events about which it has sent messages, else as an import. Call the result after the commit. */
export async function applyChange(
  tx: ClientBase,
  planned: PlannedChange,
  imports: Pick<TableImports, 'applyIn'>,
): Promise<(() => void) | undefined> {
  const ofDesk = await deriveAtDesk(
    tx,
    planned.events.map((event) => event.slice(0, 22)),
  )
  const drafts = planned.drafts.filter(({ documentCode }) => !ofDesk.has(documentCode.slice(0, 22)))
  return drafts.length === 0 ? undefined : (await imports.applyIn(tx, { ...planned, drafts })).committed
}

/** The lists of tables that another type of the event ranks otherwise; the feed and the result desk send their ranks themselves. */
async function listsRankedAgain(
  tx: Statements,
  event: string,
  { lists, type }: EventFacts,
  change: EventChange,
): Promise<Draft[]> {
  if (change.type === undefined) return []
  const types = { from: type, to: change.type }
  return (await unitsOfTables(tx, event.slice(0, 22))).flatMap((unit) => {
    const list = lists.get(unit)
    return (list && rankedAgain(unit, list, types)) ?? []
  })
}
