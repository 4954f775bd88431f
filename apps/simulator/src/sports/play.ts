import type { Entrant } from '../plan.ts'
import type { Random } from '../random.ts'
import { playArrowMatch, playRankingRound } from './arrows.ts'
import { playFencing } from './fencing.ts'
import { type FencingPoolPlayed, playFencingPool } from './fencing-pool.ts'
import { playFencingTeam } from './fencing-team.ts'
import { playAttempts, playHeight } from './field.ts'
import { type JudgedPlayed, playJudged } from './judged.ts'
import { playJudgedTeam } from './judged-team.ts'
import { playJudo, playJudoTeam } from './judo.ts'
import { playRace } from './race.ts'
import type { ListRules, MatchRules } from './rules.ts'
import { playSets } from './sets.ts'
import type { Played } from './standing.ts'
import { playTaekwondo } from './taekwondo.ts'
import { playTimed } from './timed.ts'
import { playWrestling } from './wrestling.ts'

/** Plays a head-to-head unit; sides are home and away. */
export function playMatch(rules: MatchRules, sides: readonly [Entrant, Entrant], chance: Random): Played {
  switch (rules.play) {
    case 'sets':
      return playSets(rules, sides, chance)
    case 'timed':
      return playTimed(rules, sides, chance)
    case 'judo':
      return playJudo(sides, chance)
    case 'judo-team':
      return playJudoTeam(sides, chance)
    case 'taekwondo':
      return playTaekwondo(sides, chance)
    case 'wrestling':
      return playWrestling(sides, chance)
    case 'fencing':
      return playFencing(rules.weapon, sides, chance)
    case 'fencing-team':
      return playFencingTeam(rules.weapon, sides, chance)
    case 'arrows':
      return playArrowMatch(rules.team, sides, chance)
  }
}

/** Plays a unit of many starters, given in starting order or, where there are lanes, best first. */
export function playList(
  rules: ListRules,
  entrants: readonly Entrant[],
  chance: Random,
): Played | JudgedPlayed | FencingPoolPlayed {
  switch (rules.play) {
    case 'race':
      return playRace(rules, entrants, chance)
    case 'attempts':
      return playAttempts(rules, entrants, chance)
    case 'height':
      return playHeight(rules, entrants, chance)
    case 'judged':
      return playJudged(rules, entrants, chance)
    case 'judged-team':
      return playJudgedTeam(rules, entrants, chance)
    case 'fencing-pool':
      return playFencingPool(rules.weapon, entrants, chance)
    case 'ranking-round':
      return playRankingRound(rules, entrants, chance)
  }
}
