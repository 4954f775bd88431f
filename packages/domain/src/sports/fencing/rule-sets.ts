import { type RuleSet, ruleBook, variantName as word } from '../../scoring/rule-set.ts'

const FENCING = {
  touches: 15,
  periods: 3,
  seconds: 180,
  breakAt: null,
  extraSeconds: 60,
  legTouches: null,
  doubleTouches: false,
}

const fie = (scorer: string) => ruleBook(['FEN'], scorer, 'FIE Rules for Competitions', '2025')
const bout = fie('fencing')
const pool = fie('fencing-pool')

export const ruleSets: readonly RuleSet[] = [
  bout('fencing-fie-2025-foil', 'foil', FENCING),
  bout('fencing-fie-2025-epee', 'epee', { ...FENCING, doubleTouches: true }),
  bout('fencing-fie-2025-sabre', 'sabre', { ...FENCING, periods: 2, seconds: null, breakAt: 8, extraSeconds: null }),
  bout('fencing-fie-2025-pool-bout', 'pool-bout', { ...FENCING, touches: 5, periods: 1 }),
  bout('fencing-fie-2025-team', 'team', { ...FENCING, touches: 45, periods: 9, legTouches: 5 }),
  bout('fencing-fie-2025-team-epee', 'team-epee', {
    ...FENCING,
    touches: 45,
    periods: 9,
    legTouches: 5,
    doubleTouches: true,
  }),
  bout('fencing-fie-2025-team-sabre', 'team-sabre', {
    ...FENCING,
    touches: 45,
    periods: 9,
    legTouches: 5,
    seconds: null,
    extraSeconds: null,
  }),
  pool('fencing-fie-2025-pool', null, { touches: 5, excludedAnnuls: true }),
  pool('fencing-fie-2025-pool-senior', 'senior-formula', { touches: 5, excludedAnnuls: true }),
]

export const variants = {
  epee: word('espada', 'épée', 'espada'),
  foil: word('florete', 'foil', 'florete'),
  sabre: word('sabre', 'sabre', 'sable'),
  'senior-formula': word('fórmula sênior, 16 isentos', 'senior formula, 16 exempt', 'fórmula sénior, 16 exentos'),
  'pool-bout': word('combate de poule', 'pool bout', 'asalto de poule'),
  'team-epee': word('espada por equipes', 'team épée', 'espada por equipos'),
  'team-sabre': word('sabre por equipes', 'team sabre', 'sable por equipos'),
}
