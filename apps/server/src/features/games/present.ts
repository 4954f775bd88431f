import { type Games, gamesDayAt, gamesTimeAt } from '@games/contract'
import type { Localized } from '@games/domain'
import type { Pool } from 'pg'
import { personalFieldsOpened } from '../settings/index.ts'
import { readGamesClock } from './clock.queries.ts'
import { competitionCode, gamesSettings, venueOffset } from './games.queries.ts'

/** Name shown until the organiser sets one (setting `games_name`). */
const DEFAULT_NAME: Localized = {
  por: 'Jogos Nacionais Juvenis',
  eng: 'National Youth Games',
  spa: 'Juegos Nacionales Juveniles',
}
const DEMO_NAME: Localized = {
  por: 'Jogos Nacionais Juvenis, demonstração',
  eng: 'National Youth Games, demonstration',
  spa: 'Juegos Nacionales Juveniles, demostración',
}

/** The games as every page needs them: name, clock, today, and what is switched on. Platforms are previewed in the demo, elsewhere where the organiser allows it (R1.2). */
export async function games(pool: Pool, startedAsDemo: boolean, now: number): Promise<Games> {
  const [
    code,
    { name, loginEnabled, asksBirthYear, previews, demoOver, days, timeZone, pictograms },
    publicFields,
    utcOffset,
    clock,
  ] = await Promise.all([
    competitionCode(pool),
    gamesSettings(pool),
    personalFieldsOpened(pool),
    venueOffset(pool),
    readGamesClock(pool),
  ])
  const demo = startedAsDemo && !demoOver
  return {
    competitionCode: code,
    name: name ?? (demo ? DEMO_NAME : DEFAULT_NAME),
    days,
    pictograms,
    utcOffset,
    timeZone,
    clock,
    today: gamesDayAt(gamesTimeAt(clock, now), utcOffset),
    demo,
    loginEnabled,
    asksBirthYear,
    publicFields,
    previews: previews ?? demo,
  }
}
