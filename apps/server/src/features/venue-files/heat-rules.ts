import type { SheetRuleLine, VenueUnit } from '@games/contract'
import type { Draft } from '@games/odf/tables/index'
import type { Reads } from '../../db/reads.ts'
import { diffOf, withRules } from '../imports/index.ts'
import { type Names, rulesView } from '../sheets/index.ts'
import { nameOf, type People } from './people-of.ts'
import type { HeatsContext, PlannedHeat } from './plan-heats.ts'

/** What heats bring beside their lists by the sport's rules (decision 0107), and that in words. */
export interface HeatRules {
  readonly drafts: readonly Draft[]
  readonly lines: readonly SheetRuleLine[]
}

/**
 * Medals, tables of pools and who goes on of the heats that are brought in. `byPerson`: somebody has looked at it; else results that nobody has
 * confirmed move medals that the rule had given, and give none.
 */
export async function rulesOfHeats(
  tx: Reads,
  heats: readonly PlannedHeat[],
  { inForce, people, units }: HeatsContext,
  byPerson: boolean,
): Promise<HeatRules> {
  const own = heats.flatMap(({ change }) => change?.draft ?? [])
  const ruled = await withRules(tx, own, inForce)
  const more = diffOf(ruled.drafts, inForce).drafts.filter(
    ({ documentType, documentCode }) =>
      documentType !== 'DT_RESULT' &&
      (byPerson || documentType !== 'DT_MEDALLISTS' || inForce.medals(documentCode) !== null),
  )
  return { drafts: more, lines: rulesView(more, ruled.remarks, inForce, namesOf(own, people, units)) }
}

function namesOf(drafts: readonly Draft[], people: People, units: readonly VenueUnit[]): Names {
  const who = new Map(
    drafts.flatMap(({ body }) =>
      body.kind === 'results'
        ? body.results.map(({ competitor }) => [competitor.code, nameOf(people, competitor)] as const)
        : [],
    ),
  )
  return {
    who: (code) => who.get(code) ?? people.athletes.get(code)?.printName ?? people.teams.get(code)?.name ?? code,
    where(code) {
      const unit = units.find((one) => one.code === code)
      const event = unit?.event ?? units.find((one) => one.code.slice(0, 22) === code.slice(0, 22))?.event
      return [event?.por, unit?.name?.por].filter(Boolean).join(', ') || code.replace(/-+$/, '')
    },
  }
}
