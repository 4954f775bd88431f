import { disciplineOf, padRsc, PLACEHOLDERS } from '@games/domain'
import { inFormats, type RuleSet, ruleSetScoredBy } from '@games/domain/ranking-rules/index'
import { typeCodeOf } from '@games/domain/sports/stored-event-type'
import type { OdfMedal, OdfStart, OdfUnit } from '../../message.ts'
import type { Draft, MedalsOrigin } from '../drafts.ts'
import { bronzesOf, contradictsRules, statedMedals, withMedalsByRule } from '../stated-medals.ts'
import { type EventFacts, factsWith, formatsInForce, type ListNow } from './event-facts.ts'
import { openForBronze } from './games-to-come.ts'
import { withMarks, withRematches } from './marks-by-rule.ts'
import { medalsByRule, sameMedals } from './medals-by-rule.ts'
import type { EventRemark } from './remark.ts'
import { sidesByRule } from './sides-by-rule.ts'
import { sameStanding, standingsByRule } from './standings-by-rule.ts'

export interface EventByRule {
  /** The drafts handed in, with what the rules add: sides of their units, tables of pools, medals. */
  readonly drafts: readonly Draft[]
  readonly remarks: readonly EventRemark[]
}

/** The medals that a list states and those of the results, which contradict each other. */
export interface MedalConflict {
  readonly stated: readonly OdfMedal[]
  readonly byRule: readonly OdfMedal[]
}

/** The source of the medals of an event in which a list of medals and the results contradict each other. */
export type Decisive = 'list' | 'results'

/** What the rules had given of an event: what is in force and is this follows its results. Codes in full. */
export interface GivenByRule {
  standing(phase: string): ListNow | null
  /** Who was sent to a side; null: nobody. */
  side(unit: string, at: number): string | null
  readonly medals: readonly OdfMedal[]
}

/** What the rules give of facts. */
function givenBy(facts: EventFacts, ruleSet: RuleSet): GivenByRule {
  const pools = standingsByRule(facts, ruleSet)
  const sides = sidesByRule(facts, ruleSet, pools)
  return {
    standing: (phase) => pools.find((one) => one.phase === phase)?.list ?? null,
    side: (unit, at) => sides.who(unit, at)?.code ?? null,
    medals: medalsByRule(facts, ruleSet).medals,
  }
}

/**
 * What comes of the results of an event by its sport's rules, those that the desk scores it by (decision 0107): tables of its pools, who goes on, medals; sent where nobody has
 * said otherwise. What is in force follows the results where it is what the rules had given before; else it is somebody's decision, stays, and
 * is told where the rules would have it otherwise. `event` in full; nothing for a sport without rules. `given`: where somebody has kept what the
 * rules gave; else it is what they give of `before`. `decisive`: what counts if a list of medals and the
 * results contradict each other (`conflict`).
 */
export function eventByRule(
  event: string,
  before: EventFacts,
  drafts: readonly Draft[],
  given: GivenByRule | null = null,
  decisive: Decisive = 'list',
): EventByRule & { readonly conflict: MedalConflict | null } {
  const scoring = scoringOf(event, before)
  if (scoring === null) return { drafts, remarks: [], conflict: null }
  const ruleSet = inFormats(scoring, formatsInForce(factsWith(before, event, drafts)))
  const remarks: EventRemark[] = []
  const marked = withMarks(before, factsWith(before, event, drafts), drafts, ruleSet, remarks)
  const own = withRematches(factsWith(before, event, marked), marked)
  const after = factsWith(before, event, own)
  const was = given ?? givenBy(before, ruleSet)
  const pools = standingsByRule(after, ruleSet)
  const standings = standingDrafts(before, was, pools, remarks)
  const seated = withSides(event, before, after, was, sidesByRule(after, ruleSet, pools), remarks)
  const { medals, conflict } = medalDrafts(
    event,
    { before, after: factsWith(after, event, seated), given: was },
    drafts,
    { ruleSet, decisive },
    remarks,
  )
  const others = merged(own, seated).filter((draft) => medals.length === 0 || !isOfMedals(draft, event))
  return { drafts: [...others, ...standings, ...medals], remarks, conflict }
}

const scoringOf = (event: string, { type, scoredBy }: EventFacts): RuleSet | null =>
  ruleSetScoredBy(typeCodeOf(event, type), scoredBy)

/** A change in how an event is decided, or in the results that decide it. */
export type EventChange = Partial<EventFacts>

/**
 * The effect of a change of the facts of an event: what is in force follows it if it is what the rules gave to the former facts. `drafts`: lists
 * that the change ranks again.
 */
export function eventChanged(
  event: string,
  facts: EventFacts,
  change: EventChange,
  drafts: readonly Draft[],
): EventByRule {
  const ruleSet = scoringOf(event, facts)
  return eventByRule(
    event,
    { ...facts, ...change },
    drafts,
    ruleSet === null ? null : givenBy(facts, inFormats(ruleSet, formatsInForce(facts))),
  )
}

/**
 * The medals that the rules give to the results of an event, regardless of the source of those in force, and why others are open. No draft: the
 * sport has no rules, or neither the rules nor the facts have medals.
 */
export function medalsOfResults(event: string, facts: EventFacts): EventByRule {
  const medals = facts.medals && { ...facts.medals, origin: 'rules' as const }
  const { drafts, remarks } = eventByRule(event, { ...facts, medals }, [])
  return {
    drafts: drafts.filter(({ documentType }) => documentType === 'DT_MEDALLISTS'),
    remarks: remarks.filter(({ of }) => of === 'medal'),
  }
}

function standingDrafts(
  before: EventFacts,
  given: GivenByRule,
  pools: ReturnType<typeof standingsByRule>,
  remarks: EventRemark[],
): Draft[] {
  return pools.flatMap(({ phase, list, undecided, complete }) => {
    if (complete)
      for (const { competitors, why } of undecided)
        remarks.push({ kind: 'undecided', of: 'standing', code: phase, competitors, why })
    const inForce = before.standings.get(phase)
    const was = given.standing(phase)
    if (inForce && !(was && sameStanding(was, inForce))) {
      if (!sameStanding(list, inForce))
        remarks.push({ kind: 'against-the-rule', of: 'standing', code: phase, competitors: [], why: null })
      return []
    }
    return [
      {
        documentType: 'DT_POOL_STANDING',
        documentCode: phase,
        resultStatus: list.status,
        body: { kind: 'results', ...list.results },
        rows: new Map(),
      },
    ]
  })
}

/** Units whose sides the results fill, or empty again. */
function withSides(
  event: string,
  before: EventFacts,
  after: EventFacts,
  given: GivenByRule,
  sides: ReturnType<typeof sidesByRule>,
  remarks: EventRemark[],
): Draft[] {
  for (const { unit, why } of sides.nobody)
    remarks.push({ kind: 'undecided', of: 'side', code: unit, competitors: [], why })
  const changed = [...after.units.values()].flatMap((unit): OdfUnit[] => {
    const was = before.units.get(unit.code)?.startList ?? []
    const startList = unit.startList.map((start, at): OdfStart => {
      if (start.previousUnit?.unit == null) return start
      const who = sides.who(unit.code, at)
      // what stands there is what the rules had given, or somebody's decision
      const held = was[at]?.previousUnit?.unit == null ? null : (was[at]?.competitor ?? null)
      const competitor = held !== null && held.code !== given.side(unit.code, at) ? held : who
      const sent = sides.sent(unit.code, at)
      if (sent !== null && competitor !== null && sent.code !== competitor.code)
        remarks.push({ kind: 'against-the-rule', of: 'side', code: unit.code, competitors: [sent.code], why: null })
      return { ...start, competitor }
    })
    return startList.some((start, at) => start.competitor?.code !== unit.startList[at]?.competitor?.code)
      ? [{ ...unit, startList }]
      : []
  })
  return changed.length === 0
    ? []
    : [
        {
          documentType: 'DT_SCHEDULE_UPDATE',
          documentCode: padRsc(disciplineOf(event)),
          resultStatus: null,
          body: { kind: 'schedule', sessions: [], units: changed },
          rows: new Map(),
        },
      ]
}

/** One draft for each unit: what the rules make of a unit that is drafted already takes its place there. */
function merged(drafts: readonly Draft[], seated: readonly Draft[]): Draft[] {
  const units = new Map(
    seated.flatMap(({ body }) => (body.kind === 'schedule' ? body.units : [])).map((unit) => [unit.code, unit]),
  )
  const all = drafts.map((draft) =>
    draft.body.kind === 'schedule'
      ? {
          ...draft,
          body: {
            ...draft.body,
            units: draft.body.units.map((unit) => {
              const own = units.get(unit.code)
              units.delete(unit.code)
              return own ?? unit
            }),
          },
        }
      : draft,
  )
  const left = [...units.values()]
  return left.length === 0
    ? all
    : [...all, ...seated.map((draft) => ({ ...draft, body: { kind: 'schedule' as const, sessions: [], units: left } }))]
}

const isOfMedals = ({ documentType, documentCode }: Draft, event: string): boolean =>
  documentType === 'DT_MEDALLISTS' && documentCode === event

/** The drafts of the medals of an event. `given`: what the rules give of the facts before. */
function medalDrafts(
  event: string,
  { before, after, given }: { readonly before: EventFacts; readonly after: EventFacts; readonly given: GivenByRule },
  drafts: readonly Draft[],
  { ruleSet, decisive }: { readonly ruleSet: RuleSet; readonly decisive: Decisive },
  remarks: EventRemark[],
): { readonly medals: Draft[]; readonly conflict: MedalConflict | null } {
  const { medals, undecided } = medalsByRule(after, ruleSet)
  const held = before.medals?.medals ?? []
  const listed = drafts.find((draft) => isOfMedals(draft, event)) ?? null
  const origin =
    listed === null
      ? (before.medals?.origin ?? (sameMedals(held, given.medals) ? 'rules' : 'whole-list'))
      : hasResults(drafts, event)
        ? 'whole-list'
        : (listed.origin ?? 'whole-list')
  const isStated = listed !== null || (held.length > 0 && origin !== 'rules')
  const isWithheld = hasResults(drafts, event) && withholdsAll(listed)
  const conflict = isStated && !isWithheld ? conflictOf(event, { before, after, listed }, medals) : null
  if (isStated && (conflict === null || decisive === 'list')) {
    const draft = statedMedalsDraft(event, before, after, { listed, origin }, medals)
    const stated = draft.body.kind === 'medallists' ? draft.body.medals : []
    if (medals.length > 0 && !isWithheld && !sameMedals(medals, stated))
      remarks.push({ kind: 'against-the-rule', of: 'medal', code: event, competitors: [], why: null })
    return { medals: listed === null && sameMedals(stated, held) ? [] : [draft], conflict }
  }
  for (const { competitors, why } of undecided)
    remarks.push({
      kind: why.rule === 'not-played' ? 'waiting' : 'undecided',
      of: 'medal',
      code: event,
      competitors,
      why,
    })
  if (medals.length === 0 && held.length === 0) return { medals: [], conflict }
  const isOfficial = hasOfficialResults(after)
  // bronzes that are added to an official list would be a correction
  const isWhole = undecided.every(({ why }) => why.rule === 'vacant') && openForBronze(after, ruleSet).length === 0
  const draft: Draft = {
    documentType: 'DT_MEDALLISTS',
    documentCode: event,
    resultStatus: isOfficial && isWhole ? 'OFFICIAL' : 'PARTIAL',
    origin: 'rules',
    body: { kind: 'medallists', medals },
    rows: new Map(),
  }
  return { medals: [draft], conflict }
}

/** The medals of a list that is imported (`listed`) or in force, and those of the results, if they contradict each other. */
function conflictOf(
  event: string,
  { before, after, listed }: { readonly before: EventFacts; readonly after: EventFacts; readonly listed: Draft | null },
  byRule: readonly OdfMedal[],
): MedalConflict | null {
  const stated = listed?.body.kind === 'medallists' ? listed.body.medals : statedMedals(before.medals)
  const isContradicted = contradictsRules(stated, byRule, bronzesOf(typeCodeOf(event, after.type)))
  return isContradicted ? { stated, byRule } : null
}

/** Whether a list withholds the medal of each place that it has. */
const withholdsAll = (listed: Draft | null): boolean =>
  listed?.body.kind === 'medallists' &&
  listed.body.medals.length > 0 &&
  listed.body.medals.every(({ competitors }) => competitors.every(({ code }) => PLACEHOLDERS.has(code)))

/** Medals in the rows of results are all medals of these results. */
const hasResults = (drafts: readonly Draft[], event: string): boolean =>
  drafts.some(({ body, documentCode }) => body.kind === 'results' && documentCode.startsWith(event.slice(0, 22)))

const hasOfficialResults = ({ lists }: EventFacts): boolean =>
  [...lists.values()].every(({ status }) => status === 'OFFICIAL' || status === 'START_LIST')

/** The medals of a list that an organiser imports (`listed`) or that is in force, completed by those of the rules if it is not of all medals. */
function statedMedalsDraft(
  event: string,
  before: EventFacts,
  after: EventFacts,
  { listed, origin }: { readonly listed: Draft | null; readonly origin: MedalsOrigin },
  byRule: readonly OdfMedal[],
): Draft {
  const stated = listed?.body.kind === 'medallists' ? listed.body.medals : statedMedals(before.medals)
  const medals = origin === 'list' ? withMedalsByRule(stated, byRule, bronzesOf(typeCodeOf(event, after.type))) : stated
  // a list is partial only while the medals of the rules are
  const inForce = before.medals?.status === 'PARTIAL' ? 'OFFICIAL' : (before.medals?.status ?? null)
  const isProvisional = !hasOfficialResults(after) && medals.some(({ isByRule }) => isByRule)
  return {
    documentType: 'DT_MEDALLISTS',
    documentCode: event,
    resultStatus: isProvisional ? 'PARTIAL' : listed === null ? inForce : listed.resultStatus,
    ...(origin === 'list' ? { origin } : {}),
    body: { kind: 'medallists', medals },
    rows: listed?.rows ?? new Map(),
  }
}
