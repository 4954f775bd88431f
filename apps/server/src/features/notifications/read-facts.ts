import { disciplineOf, trimRsc } from '@games/domain'
import type { NotifiedCompetitor, NotifiedFacts, NotifiedUnit } from '@games/domain/notifications/facts'
import { Reading, type Statements } from '../../facts/reading.ts'
import { type Names, WantedNames } from '../names/index.ts'
import { type AwardedMedal, appearances, listLines, type UrgentMessage } from './facts.queries.ts'
import type { UnitState } from './notifications.queries.ts'

type Of<K extends NotifiedFacts['kind']> = Extract<NotifiedFacts, { kind: K }>

/** What is told of these units' starts and plans, by unit. */
export async function planFacts(q: Statements, units: readonly UnitState[]): Promise<Map<string, Of<'plan'>>> {
  const appearing = await appearances(
    q,
    units.map(({ code }) => code),
  )
  const wanted = new WantedNames()
  for (const unit of units) wantUnit(wanted, unit)
  for (const { competitor } of appearing) wanted.competitor(competitor)
  const names = await wanted.lookUp(new Reading(q))
  const byUnit = Map.groupBy(appearing, ({ unit }) => unit)
  return new Map(
    units.map((unit) => [
      unit.code,
      {
        kind: 'plan',
        unit: namedUnit(unit, names),
        who: (byUnit.get(unit.code) ?? []).map(
          ({ competitor, athletes }): NotifiedCompetitor => ({
            code: competitor,
            athletes,
            name: names.person(competitor, null).name,
          }),
        ),
        status: unit.status,
        isPlaceAlone: false,
      },
    ]),
  )
}

/** Results of units that have a list which closes them, by unit. */
export async function resultFacts(q: Statements, units: readonly UnitState[]): Promise<Map<string, Of<'result'>>> {
  const lines = await listLines(
    q,
    units.flatMap(({ result_key: key }) => key ?? []),
  )
  const wanted = new WantedNames()
  for (const unit of units) wantUnit(wanted, unit)
  for (const { fact } of lines) wanted.competitor(fact.competitor.code, fact.competitor.organisation)
  const names = await wanted.lookUp(new Reading(q))
  const byList = Map.groupBy(lines, (row) => row.replacement_key)
  return new Map(
    units.map((unit) => [
      unit.code,
      {
        kind: 'result',
        unit: namedUnit(unit, names),
        headToHead: unit.head_to_head,
        rows: (byList.get(unit.result_key ?? '') ?? []).flatMap(({ fact }) => {
          const { code, type, teamName, organisation, athletes } = fact.competitor
          const competitor = names.competitor(code, type, { name: teamName, organisation })
          if (!competitor) return []
          const { rank, result, irm, wlt } = fact
          return {
            code,
            athletes: type === 'A' ? [] : athletes.map((athlete) => athlete.code),
            name: competitor.name,
            rank,
            result,
            irm,
            wlt,
          }
        }),
      },
    ]),
  )
}

function wantUnit(wanted: WantedNames, { code, schedule }: UnitState): void {
  wanted.event(code)
  wanted.place(schedule?.venue ?? null, schedule?.location ?? null)
}

function namedUnit({ code, schedule, former_codes }: UnitState, names: Names): NotifiedUnit {
  const discipline = disciplineOf(code)
  const place =
    names.place('LOCATION', schedule?.location ?? null, schedule?.locationName ?? null) ??
    names.place('VENUE', schedule?.venue ?? null, schedule?.venueName ?? null)
  return {
    code: trimRsc(code),
    ...(former_codes.length > 0 && { formerCodes: former_codes.map(trimRsc) }),
    discipline,
    disciplineName: names.discipline(discipline).name,
    event: names.event(code).name,
    unit: schedule?.name ?? null,
    place: place?.name ?? null,
    start: shownStart({ schedule }),
  }
}

/** ISO with the venue's offset; null: not known, or not to be shown. */
export const shownStart = ({ schedule }: Pick<UnitState, 'schedule'>): string | null =>
  schedule === null || schedule.hideStart ? null : schedule.start

/** What is told of medals, in the order given. */
export async function medalFacts(q: Statements, medals: readonly AwardedMedal[]): Promise<Of<'medal'>[]> {
  const wanted = new WantedNames()
  for (const { event, competitor, organisation } of medals) {
    wanted.event(event)
    wanted.competitor(competitor, organisation)
  }
  const names = await wanted.lookUp(new Reading(q))
  return medals.map(({ event, medal, competitor, organisation, athletes, is_provisional }) => ({
    kind: 'medal',
    discipline: disciplineOf(event),
    disciplineName: names.discipline(disciplineOf(event)).name,
    event: trimRsc(event),
    eventName: names.event(event).name,
    medal,
    ...(is_provisional && { isProvisional: true as const }),
    competitor: { code: competitor, athletes, name: names.person(competitor, null).name },
    organisation,
    organisationName: names.organisation(organisation).name,
  }))
}

export const messageFacts = ({ id, kind, title, emergency }: UrgentMessage): Of<'message'> => ({
  kind: 'message',
  title,
  isEmergency: emergency,
  path: kind === 'announcement' ? '/announcements' : `/informativos?id=${id}`,
})
