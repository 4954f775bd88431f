import { container, each, markup } from '../../xml/markup.ts'
import type { LenexClub, LenexEntry, LenexEvent, LenexMeet, LenexMember, LenexResult, LenexSession } from './lenex.ts'
import { writeReaction, writeTime } from './times.ts'

/** The program that writes a file. */
export interface LenexConstructor {
  readonly name: string
  readonly version: string
}

/** LENEX requires an address of the maker; this one reaches no mailbox (RFC 2606). */
const NO_MAILBOX = 'no-reply@games-companion.invalid'

/** A meet as the bytes of a `.lef`, in UTF-8. What is in it decides which kind of file it is: invitation, entries, start lists, results. */
export function writeLenex(meet: LenexMeet, { name, version }: LenexConstructor): Uint8Array {
  const by = markup(
    'CONSTRUCTOR',
    { name, version, registration: name },
    markup('CONTACT', { name, email: NO_MAILBOX }),
  )
  const lenex = markup('LENEX', { version: '3.0' }, `${by}${markup('MEETS', {}, meetElement(meet))}`)
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${lenex}\n`)
}

const meetElement = ({ name, city, nation, course, lanes, ageDate, sessions, clubs }: LenexMeet): string =>
  markup(
    'MEET',
    { name, city, nation, course },
    [
      ageDate === null ? '' : markup('AGEDATE', { type: ageDate.type, value: ageDate.day }),
      lanes === null ? '' : markup('POOL', { lanemin: lanes.min, lanemax: lanes.max }),
      container('SESSIONS', each(sessions, sessionElement)),
      container('CLUBS', each(clubs, clubElement)),
    ].join(''),
  )

const sessionElement = ({ number, date, start, name, events }: LenexSession): string =>
  markup('SESSION', { number, date, daytime: start, name }, container('EVENTS', each(events, eventElement)))

const eventElement = (event: LenexEvent, at: number): string =>
  markup(
    'EVENT',
    {
      eventid: event.id,
      number: event.number,
      order: at + 1,
      round: event.round,
      gender: event.gender,
      preveventid: event.previous ?? '-1',
      daytime: event.start,
    },
    [
      markup('SWIMSTYLE', {
        distance: event.swimStyle.distance,
        relaycount: event.swimStyle.relayCount,
        stroke: event.swimStyle.stroke,
        technique: event.swimStyle.technique,
        name: event.swimStyle.name,
      }),
      container(
        'AGEGROUPS',
        each(event.ageGroups, ({ id, min, max, name, gender, handicap, rankings }) =>
          markup(
            'AGEGROUP',
            { agegroupid: id, agemin: min ?? -1, agemax: max ?? -1, name, gender, handicap },
            container(
              'RANKINGS',
              each(rankings, ({ result, place }, order) =>
                markup('RANKING', { resultid: result, place: place ?? -1, order: order + 1 }),
              ),
            ),
          ),
        ),
      ),
      container(
        'HEATS',
        each(event.heats, ({ id, number, start, final, status }, order) =>
          markup('HEAT', { heatid: id, number, order: order + 1, daytime: start, final, status }),
        ),
      ),
    ].join(''),
  )

const clubElement = ({ code, name, nation, athletes, relays }: LenexClub): string =>
  markup(
    'CLUB',
    { code, name, nation },
    [
      container(
        'ATHLETES',
        each(athletes, ({ id, license, familyName, givenName, gender, birthDate, nation: of, entries, results }) =>
          markup(
            'ATHLETE',
            {
              athleteid: id,
              license,
              lastname: familyName,
              firstname: givenName,
              gender,
              birthdate: birthDate,
              nation: of,
            },
            startElements(entries, results),
          ),
        ),
      ),
      container(
        'RELAYS',
        each(relays, ({ number, name: of, gender, ages, entries, results }) =>
          markup(
            'RELAY',
            {
              number,
              name: of,
              gender,
              agemin: ages?.min ?? -1,
              agemax: ages?.max ?? -1,
              agetotalmin: -1,
              agetotalmax: -1,
            },
            startElements(entries, results),
          ),
        ),
      ),
    ].join(''),
  )

const startElements = (entries: readonly LenexEntry[], results: readonly LenexResult[]): string =>
  [
    container(
      'ENTRIES',
      each(entries, ({ event, heat, lane, status, entryTime, members }) =>
        markup(
          'ENTRY',
          { eventid: event, heatid: heat, lane, status, entrytime: writeTime(entryTime) },
          container('RELAYPOSITIONS', each(members, memberElement)),
        ),
      ),
    ),
    container(
      'RESULTS',
      each(results, ({ id, event, heat, lane, status, time, reaction, comment, splits, members }) =>
        markup(
          'RESULT',
          {
            resultid: id,
            eventid: event,
            heatid: heat,
            lane,
            status,
            swimtime: writeTime(time),
            reactiontime: writeReaction(reaction),
            comment,
          },
          [
            container(
              'SPLITS',
              each(splits, (split) => markup('SPLIT', { distance: split.distance, swimtime: writeTime(split.time) })),
            ),
            container('RELAYPOSITIONS', each(members, memberElement)),
          ].join(''),
        ),
      ),
    ),
  ].join('')

const memberElement = ({ number, athlete, reaction, status }: LenexMember): string =>
  markup('RELAYPOSITION', { number, athleteid: athlete, reactiontime: writeReaction(reaction), status })
