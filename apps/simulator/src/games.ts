import { openRoster } from './people.ts'
import type { Games, PlannedUnit } from './plan.ts'
import { archery } from './programme/archery.ts'
import { athletics } from './programme/athletics.ts'
import { beachVolleyball } from './programme/beach-volleyball.ts'
import { fencing, fencingTeams, judo, taekwondo, wrestling } from './programme/combat-sports.ts'
import { cycling, openWater, triathlon } from './programme/endurance.ts'
import { artisticGymnastics, artisticTeams, rhythmicGroups, rhythmicGymnastics } from './programme/gymnastics.ts'
import { badminton, tableTennis } from './programme/racket-sports.ts'
import { surroundings } from './programme/surroundings.ts'
import { swimming } from './programme/swimming.ts'
import { teamSports } from './programme/team-sports.ts'
import { VENUES } from './venues.ts'
import { openWorkbench } from './workbench.ts'

const DAYS = 12

/**
 * The plan of a whole youth games (spec R12.3): 18 disciplines, 27 delegations, 12 days. The same seed and start date (`YYYY-MM-DD`,
 * day 1) always give the same plan.
 */
export function planGames({ seed, startDate }: { readonly seed: number; readonly startDate: string }): Games {
  const roster = openRoster(seed, startDate)
  const bench = openWorkbench(seed, startDate, roster)
  teamSports(bench)
  judo(bench)
  taekwondo(bench)
  wrestling(bench)
  fencing(bench)
  badminton(bench)
  tableTennis(bench)
  beachVolleyball(bench)
  archery(bench)
  athletics(bench)
  const swimmers = swimming(bench)
  cycling(bench)
  triathlon(bench)
  openWater(bench, swimmers)
  artisticGymnastics(bench)
  rhythmicGymnastics(bench)
  // Recruited last, so that nobody before them has another name or number for it.
  fencingTeams(bench)
  artisticTeams(bench)
  rhythmicGroups(bench)
  surroundings(bench)
  return {
    seed,
    startDate,
    days: DAYS,
    competitionCode: `JNJD${startDate.slice(0, 4)}`,
    name: {
      por: 'Jogos Nacionais Juvenis, demonstração',
      eng: 'National Youth Games, demonstration',
      spa: 'Juegos Nacionales Juveniles, demostración',
    },
    athletes: roster.athletes,
    events: bench.events,
    units: [...bench.units].sort(byStart),
    venues: Object.values(VENUES),
  }
}

const byStart = (a: PlannedUnit, b: PlannedUnit): number => a.start - b.start || (a.code < b.code ? -1 : 1)
