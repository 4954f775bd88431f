import type { DeskCompetitor, DeskUnit } from '@games/contract'
import { type RuleSet, ruleSetOf, scorerOf } from '@games/domain/scoring/index'

export interface PracticeNames {
  readonly side: (n: number) => string
  readonly athlete: (n: number) => string
  readonly unit: string
}

/** How many compete in a list. */
const LIST = 6
/** Members of a team: enough of them for every line-up. */
const TEAM = 14
/** Members of relays, and of teams of gymnasts. */
const MEMBERS = 6

function membersOf(rules: RuleSet | null): number {
  if (!rules) return 1
  if (scorerOf(rules.scorer)?.ofTeams) return TEAM
  const { members, counting } = rules.limits
  return (typeof members === 'number' && members > 1) || typeof counting === 'number' ? MEMBERS : 1
}

/** A unit under a rule set, with made-up sides or athletes, that is on this device alone. */
export function practiceUnit(ruleSet: string, discipline: string, names: PracticeNames): DeskUnit {
  const rules = ruleSetOf(ruleSet)
  const headToHead = (rules && scorerOf(rules.scorer)?.headToHead) ?? false
  const members = membersOf(rules)
  const competitors = Array.from({ length: headToHead ? 2 : LIST }, (_, at): DeskCompetitor => {
    const name = headToHead ? names.side(at + 1) : names.athlete(at + 1)
    return {
      code: `P${at + 1}`,
      type: members > 1 ? 'T' : 'A',
      name,
      organisation: null,
      organisationName: null,
      bib: String(at + 1),
      startOrder: String(at + 1),
      athletes: Array.from({ length: members }, (_, member) => ({
        code: `P${at + 1}-${member + 1}`,
        name: names.athlete(member + 1),
        order: member + 1,
        bib: String(member + 1),
      })),
    }
  })
  return {
    unit: {
      kind: 'non-competition',
      eventType: 'training',
      code: `PRACTICE-${ruleSet}`,
      discipline: { code: discipline, name: null },
      event: { code: ruleSet, name: { por: rules ? `${rules.name} ${rules.edition}` : ruleSet } },
      phase: '',
      unitNum: null,
      gender: '-',
      division: null,
      name: { por: names.unit },
      status: 'SCHEDULED',
      day: null,
      start: null,
      end: null,
      plannedStart: null,
      actualStart: null,
      actualEnd: null,
      hideStart: true,
      startText: null,
      venue: null,
      location: null,
    },
    state: 'list-ready',
    standing: 'here',
    code: `PRACTICE-${ruleSet}`,
    competitors,
    listVersion: '',
    rules: { ruleSet, suggested: null, chosen: ruleSet, limits: {}, choices: [], secondPerson: false },
    fault: null,
    mayMakeOfficial: true,
    taps: [],
    head: 0,
    open: [],
    feed: { speaks: false, lastAt: null, source: null, sinceDeskBegan: false, deskLeads: true, reason: null },
    sent: { upTo: 0, at: null, version: null },
    signatures: [],
    photos: [],
    now: 0,
  }
}
