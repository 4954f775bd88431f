import { createHash } from 'node:crypto'
import type { EventFormatPlan, SheetRuleLine } from '@games/contract'
import { pick } from '@games/domain/text/localized'
import { type Locale, trimRsc } from '@games/domain'
import type { EventFormat } from '@games/domain/ranking-rules/index'
import { eventInFormat } from '@games/odf/tables/index'
import type { Statements } from '../../facts/reading.ts'
import { Reading } from '../../facts/reading.ts'
import { diffOf, type Planned, readEvents, readInForce } from '../imports/index.ts'
import { eventName, nameIn, sentNames } from './names.ts'
import { WantedNames } from '../names/index.ts'
import { rulesView } from '../sheets/index.ts'

/** The effect of a format: messages that would change something, and the lines that show it. */
export interface PlannedFormat extends Planned, EventFormatPlan {}

/** Returns the effect of a format on an event (34 characters); null: the event is unknown. */
export async function planFormat(
  tx: Statements,
  event: string,
  format: EventFormat | null,
  locale: Locale,
): Promise<PlannedFormat | null> {
  const inForce = await readInForce(tx, [{ cells: { event } }])
  const facts = (await readEvents(tx, [event], inForce)).get(event)
  if (!facts || (facts.units.size === 0 && facts.lists.size === 0)) return null
  const { drafts: all, remarks } = eventInFormat(event, facts, format)
  const medals = all.filter(({ body }) => body.kind === 'medallists')
  const { drafts, added, changed, removed } = diffOf(medals, inForce)
  const wanted = new WantedNames()
  wanted.event(event)
  const sent = sentNames(facts)
  for (const code of sent.keys()) wanted.competitor(code)
  const names = await wanted.lookUp(new Reading(tx))
  const name = eventName(names, event)
  const lines: SheetRuleLine[] = rulesView(
    medals,
    remarks.filter(({ of }) => of === 'medal'),
    inForce,
    { who: (competitor) => nameIn(names, sent, competitor), where: () => (name ? pick(name, locale) : trimRsc(event)) },
  )
  return {
    drafts,
    plan: { kind: 'medallists', found: 0, applicable: true, added, changed, removed, unknown: [] },
    lines,
    seen: createHash('sha256')
      .update(JSON.stringify([format, drafts, facts.format]))
      .digest('hex'),
  }
}
