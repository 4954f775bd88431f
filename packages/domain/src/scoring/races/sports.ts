import type { Outs } from '../desk.ts'
import { race } from './race.ts'

/** Athletics names the rule of every disqualification (WA TR). */
export const athleticsRace = race('athletics-race', {
  'no-show': { irm: 'DNS' },
  'injured-before': { irm: 'DNS' },
  'not-finished': { irm: 'DNF' },
  disqualified: { irm: 'DQ', needsRule: true },
})

export const swimmingRace = race('swimming-race', {
  'no-show': { irm: 'DNS' },
  'injured-before': { irm: 'DNS' },
  'not-finished': { irm: 'DNF' },
  disqualified: { irm: 'DSQ', needsRule: true },
})

export const openWaterRace = race('open-water-race', {
  'no-show': { irm: 'DNS' },
  'injured-before': { irm: 'DNS' },
  'not-finished': { irm: 'DNF' },
  'out-of-time': { irm: 'OTL' },
  disqualified: { irm: 'DSQ' },
})

const CYCLING: Outs = {
  'no-show': { irm: 'DNS' },
  'injured-before': { irm: 'DNS' },
  'not-finished': { irm: 'DNF' },
  'out-of-time': { irm: 'OTL' },
  overtaken: { irm: 'OVL' },
  lapped: { irm: 'LAP' },
  relegated: { irm: 'REL' },
  disqualified: { irm: 'DSQ' },
}
export const cyclingRace = race('cycling-race', CYCLING)

export const triathlonRace = race('triathlon-race', {
  'no-show': { irm: 'DNS' },
  'injured-before': { irm: 'DNS' },
  'not-finished': { irm: 'DNF' },
  lapped: { irm: 'LAP' },
  'not-classified': { irm: 'NC' },
  disqualified: { irm: 'DSQ' },
})
