import type { OdfBody, OdfParticipant, OdfTeam } from '../message.ts'
import { writeExtensions } from '../results/write-extensions.ts'
import { container, each, markup } from '../xml/markup.ts'

export const writeParticipants = (body: Extract<OdfBody, { kind: 'participants' }>): string =>
  each(body.participants, writeParticipant)

const writeParticipant = (participant: OdfParticipant): string =>
  markup(
    'Participant',
    {
      Code: participant.code,
      Parent: participant.parent,
      Status: participant.status,
      GivenName: participant.givenName,
      FamilyName: participant.familyName,
      PrintName: participant.printName,
      PrintInitialName: participant.printInitialName,
      TVName: participant.tvName,
      Gender: participant.gender,
      Organisation: participant.organisation,
      BirthDate: participant.birthDate,
      Height: participant.height,
      Weight: participant.weight,
      PlaceofBirth: participant.placeOfBirth,
      CountryofBirth: participant.countryOfBirth,
      PlaceofResidence: participant.placeOfResidence,
      Nationality: participant.nationality,
      MainFunctionId: participant.mainFunction,
    },
    each(participant.disciplines, writeDiscipline),
  )

const writeDiscipline = (discipline: OdfParticipant['disciplines'][number]): string =>
  markup(
    'Discipline',
    { Code: discipline.code },
    writeExtensions('DisciplineEntry', discipline.entries) +
      each(discipline.registeredEvents, (registered) =>
        markup(
          'RegisteredEvent',
          { Event: registered.event, Bib: registered.bib, Substitute: registered.substitute },
          writeExtensions('EventEntry', registered.entries),
        ),
      ),
  )

export const writeTeams = (body: Extract<OdfBody, { kind: 'teams' }>): string => each(body.teams, writeTeam)

const writeTeam = (team: OdfTeam): string =>
  markup(
    'Team',
    {
      Code: team.code,
      Status: team.status,
      Organisation: team.organisation,
      Name: team.name,
      ShortName: team.shortName,
      TVTeamName: team.tvName,
      Gender: team.gender,
      TeamType: team.teamType,
    },
    container(
      'Composition',
      each(team.athletes, (code, at) => markup('Athlete', { Code: code, Order: at + 1 })),
    ) +
      markup(
        'Discipline',
        { Code: team.discipline },
        each(team.registeredEvents, (event) => markup('RegisteredEvent', { Event: event })),
      ),
  )
