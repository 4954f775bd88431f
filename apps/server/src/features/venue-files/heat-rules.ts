import type { SheetRuleLine } from '@games/contract'
import { disciplineOf, padRsc, phaseOf, rscPrefix, trimRsc } from '@games/domain'
import { because } from '@games/domain/ranking-rules/index'
import type { Draft, EventRemark } from '@games/odf/tables/index'
import type { Reads } from '../../db/reads.ts'
import { diffOf, withRules } from '../imports/index.ts'
import { type Names, placeOf, rulesView } from '../sheets/index.ts'
import { nameOf, type People } from './people-of.ts'
import type { HeatsContext, PlannedHeat, TimedFinalUnits } from './plan-heats.ts'

/** The lists of heats with what comes of them by the sport's rules (decision 0107), and that in words. */
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
  { inForce, people, units, timedFinals, programme, called }: HeatsContext,
  byPerson: boolean,
): Promise<HeatRules> {
  const own = heats.flatMap(({ change }) => change?.draft ?? [])
  const finals = timedFinals.filter((final) =>
    final.units.some((unit) => own.some((draft) => draft.documentCode === unit)),
  )
  const brought = byPerson ? programme.whole : []
  const ruled = await withRules(tx, [...brought, ...marksForGold(finals, inForce), ...own], inForce)
  // the first heats of a timed final decide no medal
  const incomplete = new Set(finals.flatMap((final) => (final.isComplete ? [] : final.units.map(eventOf))))
  const drafts = diffOf(ruled.drafts, inForce).drafts.filter(
    ({ documentType, documentCode }) =>
      !(documentType === 'DT_MEDALLISTS' && incomplete.has(documentCode)) &&
      (byPerson || documentType !== 'DT_MEDALLISTS' || inForce.medals(documentCode) !== null),
  )
  const remarks: EventRemark[] = [...incomplete].map((code) => ({
    kind: 'undecided',
    of: 'medal',
    code,
    competitors: [],
    why: because('not-played'),
  }))
  return {
    drafts,
    lines: rulesView(drafts, [...remarks, ...ruled.remarks], inForce, namesOf(own, people, { units, called })),
  }
}

const eventOf = (unit: string): string => padRsc(rscPrefix(unit, 'event'))

/** All heats of a timed final are marked for gold in the programme, as in ODF: then they are one list. */
function marksForGold(finals: readonly TimedFinalUnits[], inForce: HeatsContext['inForce']): Draft[] {
  const units = finals.flatMap((final) =>
    final.units.flatMap((code) => {
      const unit = phaseOf(code) === 'FNL-' ? inForce.unit(code) : null
      return unit === null || unit.medal === 1 ? [] : [{ ...unit, medal: 1 as const }]
    }),
  )
  const [first] = units
  return first === undefined
    ? []
    : [
        {
          documentType: 'DT_SCHEDULE_UPDATE',
          documentCode: padRsc(disciplineOf(first.code)),
          resultStatus: null,
          body: { kind: 'schedule', sessions: [], units },
          rows: new Map(),
        },
      ]
}

function namesOf(
  drafts: readonly Draft[],
  people: People,
  { units, called }: Pick<HeatsContext, 'units' | 'called'>,
): Names {
  const who = new Map(
    drafts.flatMap(({ body }) =>
      body.kind === 'results'
        ? body.results.map(({ competitor }) => [competitor.code, nameOf(people, competitor)] as const)
        : [],
    ),
  )
  return {
    who: (code) =>
      called.get(code) ?? who.get(code) ?? people.athletes.get(code)?.printName ?? people.teams.get(code)?.name ?? code,
    where(code) {
      const unit = units.find((one) => one.code === code)
      const event = unit?.event ?? units.find((one) => one.code.slice(0, 22) === code.slice(0, 22))?.event
      return placeOf(code, event?.por ?? trimRsc(rscPrefix(code, 'event')), unit?.name?.por ?? '')
    },
  }
}
