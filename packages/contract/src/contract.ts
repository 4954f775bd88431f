import { z } from 'zod'
import { defineContract, type Client } from './endpoint.ts'
import { Games } from './games.ts'
import { Medallists, MedallistsQuery, MedalTableView } from './medals.ts'
import { AthleteList, AthleteProfile, AthletesQuery } from './participants.ts'
import { paths } from './paths.ts'
import { ScheduleDay, UnitPage } from './units.ts'

/** Scopes of the medal table (R5.6). */
export const MedalScope = z.string().regex(/^(all|discipline:[A-Z0-9]{3}|gender:[MWXO]|division:[123])$/)

export const contract = defineContract(paths, {
  getGames: { summary: 'The games: name, clock, today', response: Games },
  getMedalTable: {
    summary: 'Medal table of a scope: all, discipline:JUD, gender:W, division:1',
    params: z.object({ scope: MedalScope }),
    response: MedalTableView,
  },
  listMedallists: { summary: 'Medals won, of one delegation or event', query: MedallistsQuery, response: Medallists },
  getScheduleDay: {
    summary: 'The units of one day; `today` is the games’ own today',
    params: z.object({ day: z.string().regex(/^(today|\d{4}-\d{2}-\d{2})$/) }),
    response: ScheduleDay,
  },
  getUnit: {
    summary: 'A unit with its start list and results; the RSC with or without its trailing filler',
    params: z.object({ code: z.string().min(3).max(34) }),
    response: UnitPage,
  },
  listAthletes: { summary: 'Athletes by name, fifty a page', query: AthletesQuery, response: AthleteList },
  getAthlete: {
    summary: 'An athlete: delegation, events, medals, schedule and results',
    params: z.object({ id: z.string().min(1).max(40) }),
    response: AthleteProfile,
  },
})

export type AppContract = typeof contract
export type Api = Client<AppContract>
