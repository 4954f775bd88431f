import type { OdfBody, OdfMedal, OdfMedalStandings } from '../message.ts'
import { writeComposition, writeTeamName } from '../results/write-competitor.ts'
import { container, each, markup } from '../xml/markup.ts'

/** The source of a medal that the rules of the sport gave, beside those of an organiser's list. */
export const BY_RULE = 'RULES'
const MEDAL_CODES = { gold: 'ME_GOLD', silver: 'ME_SILVER', bronze: 'ME_BRONZE' } as const

export const writeMedallists = (body: Extract<OdfBody, { kind: 'medallists' }>): string => each(body.medals, writeMedal)

export const writeDisciplineMedallists = (body: Extract<OdfBody, { kind: 'discipline-medallists' }>): string =>
  each(body.disciplines, (discipline) =>
    markup(
      'Discipline',
      {
        Code: discipline.code,
        TotalEvents: discipline.totalEvents,
        FinishedEvents: discipline.finishedEvents,
      },
      each(discipline.events, ({ code, name, date, medals }) =>
        markup('Event', { Code: code, EventName: name, Date: date }, each(medals, writeMedal)),
      ),
    ),
  )

const writeMedal = (medal: OdfMedal): string =>
  markup(
    'Medal',
    { Code: MEDAL_CODES[medal.medal], Date: medal.date, Unit: medal.unit, Source: medal.isByRule ? BY_RULE : null },
    each(medal.competitors, writeMedallist),
  )

const writeMedallist = (competitor: OdfMedal['competitors'][number]): string =>
  markup(
    'Competitor',
    {
      Code: competitor.code,
      Type: competitor.type,
      Organisation: competitor.organisation,
      Order: competitor.order,
      Bib: competitor.bib,
    },
    writeTeamName(competitor.teamName) + writeComposition(competitor.athletes),
  )

export const writeMedalStandings = (body: Extract<OdfBody, { kind: 'medal-standings' }>): string =>
  markup(
    'MedalStandings',
    { TotalEvents: body.totalEvents, FinishedEvents: body.finishedEvents },
    container('MedalsTable', each(body.lines, writeLine)),
  )

const writeLine = (line: OdfMedalStandings['lines'][number]): string =>
  markup(
    'MedalLine',
    { Rank: line.rank, Organisation: line.organisation },
    markup('MedalNumber', {
      Type: 'TOT',
      Gold: line.gold || null,
      Silver: line.silver || null,
      Bronze: line.bronze || null,
      Total: line.total,
    }),
  )
