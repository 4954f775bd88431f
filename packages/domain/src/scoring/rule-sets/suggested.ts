import { disciplineOf, eventTypeOf, genderOf, phaseOf, trimRsc, unitOf } from '../../rsc.ts'
import type { RuleSet } from '../rule-set.ts'
import { ruleSetOf } from './rule-sets.ts'

/**
 * The rule set that a unit is most likely played by, from its RSC alone: the rulebook's of its form. An organiser chooses another for the
 * event, a school games' variant mostly. Null where the discipline has none.
 */
export function suggestedRuleSet(rsc: string): RuleSet | null {
  const suggest = SUGGESTIONS[disciplineOf(rsc)]
  return suggest ? ruleSetOf(suggest(rsc)) : null
}

/** A phase of pools, where a match may end level. */
const isPool = (rsc: string): boolean => /^(GP|PO|PREL|RND)/.test(phaseOf(rsc))
const isTeam = (rsc: string): boolean => rsc.slice(4, 22).includes('TEAM')
/** The match of teams itself, whose parts have a number at their ends (ODF §4). */
const isWholeMatch = (rsc: string): boolean => /(?:--|00)$/.test(unitOf(rsc))

const SUGGESTIONS: Readonly<Record<string, (rsc: string) => string>> = {
  ATH: athletics,
  SWM: (rsc) => (/^\d+X/.test(eventTypeOf(rsc)) ? 'swimming-wa-2025-relay' : 'swimming-wa-2025'),
  OWS: (rsc) => (/^\d+X|RELAY|TEAM/.test(rsc.slice(4, 22)) ? 'open-water-wa-2025-relay' : 'open-water-wa-2025'),
  CYC: road,
  CRD: road,
  MTB: () => 'cycling-uci-2025-cross-country',
  TRI: (rsc) =>
    genderOf(rsc) === 'X' || /RELAY|TEAM/.test(rsc.slice(4, 22))
      ? 'triathlon-wt-2025-mixed-relay'
      : 'triathlon-wt-2025',
  JUD: (rsc) => (isTeam(rsc) && isWholeMatch(rsc) ? 'judo-team-ijf-2025' : 'judo-ijf-2025'),
  TKW: () => 'taekwondo-wt-2022',
  WRE: (rsc) => (eventTypeOf(rsc).startsWith('GR') ? 'wrestling-uww-2025-greco-roman' : 'wrestling-uww-2025-freestyle'),
  FEN: fencing,
  BDM: (rsc) => (isTeam(rsc) && isWholeMatch(rsc) ? 'badminton-team-bwf-2025' : 'badminton-bwf-2025'),
  TTE: (rsc) => (isTeam(rsc) && isWholeMatch(rsc) ? 'table-tennis-team-ittf-2025' : 'table-tennis-ittf-2025'),
  VBV: () => 'beach-volleyball-fivb-2025',
  VVO: () => 'volleyball-fivb-2025',
  BKB: () => 'basketball-fiba-2024',
  HBL: (rsc) => (isPool(rsc) ? 'handball-ihf-2025' : 'handball-ihf-2025-knockout'),
  FBL: (rsc) => (isPool(rsc) ? 'football-ifab-2025' : 'football-ifab-2025-knockout'),
  GAR: artistic,
  GRY: rhythmic,
  ARC: archery,
}

/** Wind is measured up to 200 m, and for long and triple jump (WA TR17). */
function athletics(rsc: string): string {
  const event = trimRsc(eventTypeOf(rsc))
  const isCombined = /^(DECATH|HEPTATH|OCTATH|PENTATH)/.test(event)
  const isWholeEvent = /^(FNL-|-{4})$/.test(phaseOf(rsc))
  if (isCombined && isWholeEvent)
    return event.startsWith('HEPT') ? 'athletics-wa-2024-heptathlon' : 'athletics-wa-2024-decathlon'
  const type = isCombined ? trimRsc(phaseOf(rsc)) : event
  if (/^(HJ|PV|HIGHJ|PO?LEVA)/.test(type)) return 'athletics-wa-2024-vertical-jumps'
  if (/^(LJ|TJ|LONGJ|TRPLJ|TRIPLEJ)/.test(type)) return 'athletics-wa-2024-jumps'
  if (/^(SP|DT|HT|JT|SHOTP|DISCUS|HAMMER|JAVELIN)/.test(type)) return 'athletics-wa-2024-throws'
  if (/^\d+X/.test(type)) return 'athletics-wa-2024-relay'
  const metres = Number(/^(\d+)(?:M|H|$)/.exec(type)?.[1] ?? Number.NaN)
  return metres <= 200 ? 'athletics-wa-2024-wind' : 'athletics-wa-2024'
}

function road(rsc: string): string {
  const event = eventTypeOf(rsc)
  if (/^I?TT/.test(event)) return 'cycling-uci-2025-time-trial'
  if (event.startsWith('CRIT')) return 'cycling-uci-2025-criterium'
  return event.startsWith('XC') ? 'cycling-uci-2025-cross-country' : 'cycling-uci-2025-road-race'
}

function fencing(rsc: string): string {
  const event = rsc.slice(4, 22)
  const weapon = event.includes('SAB') ? 'sabre' : event.includes('EPE') ? 'epee' : 'foil'
  if (isPool(rsc)) return /[1-9]$/.test(unitOf(rsc)) ? 'fencing-fie-2025-pool-bout' : 'fencing-fie-2025-pool'
  if (!isTeam(rsc)) return `fencing-fie-2025-${weapon}`
  return weapon === 'foil' ? 'fencing-fie-2025-team' : `fencing-fie-2025-team-${weapon}`
}

function artistic(rsc: string): string {
  const event = trimRsc(eventTypeOf(rsc))
  const who = genderOf(rsc) === 'W' ? 'women' : 'men'
  if (/^(FX|PH|SR|VT|PB|HB|UB|BB)$/.test(event)) return `gymnastics-fig-2025-${event.toLowerCase()}-final`
  return `gymnastics-fig-2025-${who}-${isTeam(rsc) ? 'team' : 'all-around'}`
}

function rhythmic(rsc: string): string {
  const event = trimRsc(eventTypeOf(rsc))
  if (/^(HOOP|BALL|CLUBS|RIBBON)$/.test(event)) return `rhythmic-fig-2025-${event.toLowerCase()}-final`
  return /GROUP|GRP|TEAM/.test(rsc.slice(4, 22)) ? 'rhythmic-fig-2025-group' : 'rhythmic-fig-2025-all-around'
}

function archery(rsc: string): string {
  if (phaseOf(rsc) === 'QUAL') return 'archery-wa-2025-ranking-round'
  if (!isTeam(rsc)) return /COMP/.test(rsc.slice(4, 22)) ? 'archery-wa-2025-compound' : 'archery-wa-2025-recurve'
  return genderOf(rsc) === 'X' ? 'archery-wa-2025-mixed-team' : 'archery-wa-2025-team'
}
