import { DISCIPLINES, isDisciplineCode, type Localized } from '@games/domain'
import { DAY, HOUR, MINUTE } from '../games-time.ts'
import { three, withSuffix } from '../labels.ts'
import type { PlannedUnit, UnitSketch } from '../plan.ts'
import { VENUES } from '../venues.ts'
import { unitCode, type Workbench } from '../workbench.ts'

/** The day of the closing ceremony, counted from 0. */
const LAST_DAY = 11

/** What surrounds competition: ceremonies, meetings, training, weigh-ins and broadcasts. Needs the competition to be laid out. */
export function surroundings(bench: Workbench): void {
  const competition = bench.units.filter((unit) => unit.phaseType === '3')
  ceremonies(bench)
  medalCeremonies(bench, competition)
  weighIns(bench, competition)
  meetingsAndTraining(bench, competition)
  broadcasts(bench, competition)
  swimOffs(bench, competition)
  journeys(bench, competition)
}

const plain = (discipline: string, phaseType: string, code: string, name: Localized): UnitSketch => ({
  code,
  discipline,
  event: null,
  phaseType,
  name,
  medal: 0,
  contest: null,
})

/** An RSC below the discipline that belongs to no event. */
const ofDiscipline = (discipline: string, phase: string, number: number): string =>
  unitCode(`${discipline}-${'-'.repeat(18)}`, phase, number)

function ceremonies(bench: Workbench): void {
  const venue = VENUES.CEREMONY
  const opening = three(['Cerimônia de abertura', 'Opening ceremony', 'Ceremonia de apertura'])
  const closing = three(['Cerimônia de encerramento', 'Closing ceremony', 'Ceremonia de clausura'])
  bench.put(plain('CER', '0', ofDiscipline('CER', 'OPEN', 1), opening), {
    start: bench.instant(1, '19:00'),
    minutes: 150,
    venue,
  })
  bench.put(plain('CER', '0', ofDiscipline('CER', 'CLOS', 1), closing), {
    start: bench.instant(12, '20:00'),
    minutes: 120,
    venue,
  })
}

/** Fifteen minutes of medals, twenty after the final's published end. */
function medalCeremonies(bench: Workbench, competition: readonly PlannedUnit[]): void {
  const word = ['cerimônia de premiação', 'medal ceremony', 'ceremonia de premiación'] as const
  for (const { event, end, venue, location } of competition.filter((unit) => unit.medal === 1))
    if (event)
      bench.put(
        { ...plain(event.discipline, '6', `${event.code}VICTMEDAL---`, withSuffix(event.name, word)), event },
        { start: end + 20 * MINUTE, minutes: 15, venue, location },
      )
}

/** Judo, taekwondo and wrestling athletes are weighed on the evening before. */
function weighIns(bench: Workbench, competition: readonly PlannedUnit[]): void {
  const word = ['pesagem', 'weigh-in', 'pesaje'] as const
  const seen = new Set<string>()
  const perDay = new Map<number, number>()
  for (const { event, start } of competition)
    if (event && ['JUD', 'TKW', 'WRE'].includes(event.discipline) && event.gender !== 'X' && !seen.has(event.code)) {
      seen.add(event.code)
      const evening = start - (start % DAY) - DAY + 20 * HOUR + 30 * MINUTE // 17:30 local is 20:30 UTC
      const before = perDay.get(evening) ?? 0
      perDay.set(evening, before + 1)
      bench.put(
        { ...plain(event.discipline, '8', unitCode(event.code, 'WEIG', 1), withSuffix(event.name, word)), event },
        { start: evening + before * 15 * MINUTE, minutes: 30, venue: VENUES.COMBAT },
      )
    }
}

/** A technical meeting and an official training before each discipline's first day; both early on day 1 for those that open then. */
function meetingsAndTraining(bench: Workbench, competition: readonly PlannedUnit[]): void {
  const first = new Map<string, PlannedUnit>()
  for (const unit of competition) {
    const known = first.get(unit.discipline)
    if (!known || unit.start < known.start) first.set(unit.discipline, unit)
  }
  for (const [discipline, { start, venue }] of first) {
    const { por, eng, spa } = nameOf(discipline)
    const eve = Math.max(bench.instant(1, '00:00'), start - DAY - ((start - bench.instant(1, '00:00')) % DAY))
    const onDayOne = start - bench.instant(1, '00:00') < DAY
    const meeting = three([`Reunião técnica, ${por}`, `Technical meeting, ${eng}`, `Reunión técnica, ${spa}`])
    const at = onDayOne ? 7 * HOUR : 17 * HOUR
    bench.put(plain(discipline, '4', ofDiscipline(discipline, 'MEET', 1), meeting), {
      start: eve + at,
      minutes: 45,
      venue,
    })
    const training = three([`Treino oficial, ${por}`, `Official training, ${eng}`, `Entrenamiento oficial, ${spa}`])
    if (!onDayOne)
      for (const [i, hour] of [9, 15].entries())
        bench.put(plain(discipline, '1', ofDiscipline(discipline, 'TRNO', i + 1), training), {
          start: eve + hour * HOUR,
          minutes: 90,
          venue,
        })
  }
}

/** A live broadcast for every afternoon or evening on which a discipline gives at least two golds. */
function broadcasts(bench: Workbench, competition: readonly PlannedUnit[]): void {
  const rows = new Map<string, PlannedUnit[]>()
  const dayOne = bench.instant(1, '00:00')
  for (const unit of competition.filter((u) => u.medal === 1)) {
    const key = `${unit.discipline}${Math.floor((unit.start - dayOne) / DAY)}`
    rows.set(key, [...(rows.get(key) ?? []), unit])
  }
  const numbers = new Map<string, number>()
  for (const units of rows.values()) {
    const [unit] = units
    if (!unit || units.length < 2) continue
    const number = (numbers.get(unit.discipline) ?? 0) + 1
    numbers.set(unit.discipline, number)
    const { por, eng, spa } = nameOf(unit.discipline)
    const name = three([
      `Transmissão ao vivo, finais: ${por}`,
      `Live broadcast, finals: ${eng}`,
      `Emisión en directo, finales: ${spa}`,
    ])
    const start = Math.min(...units.map((u) => u.start)) - 10 * MINUTE
    const minutes = Math.ceil((Math.max(...units.map((u) => u.end)) - start) / MINUTE)
    bench.put(plain(unit.discipline, '8', ofDiscipline(unit.discipline, 'BRDC', number), name), {
      start,
      minutes,
      venue: unit.venue,
    })
  }
}

/** Units that exist only if they are needed (ODF §6, UNSCHEDULED): a swim-off for the sprint finals. */
function swimOffs(bench: Workbench, competition: readonly PlannedUnit[]): void {
  const word = ['desempate', 'swim-off', 'desempate'] as const
  for (const { event, start, venue } of competition.filter(
    (u) => u.code.startsWith('SWM') && u.code.endsWith('HEAT000300--'),
  ))
    if (event && /^SWM.(50|100)M/.test(event.code))
      bench.put(
        { ...plain('SWM', '3', unitCode(event.code, 'HEAT', 9), withSuffix(event.name, word)), event },
        { start, minutes: 5, venue, unscheduled: true },
      )
}

/**
 * Each discipline's delegations come two days before it begins, at the earliest on the morning of day 1, and leave on the morning after it
 * ends, at the latest after the closing ceremony. ODF has no phase type for either: they are sent as weigh-ins are.
 */
function journeys(bench: Workbench, competition: readonly PlannedUnit[]): void {
  const dayOne = bench.instant(1, '00:00')
  const dayOf = (instant: number): number => Math.floor((instant - dayOne) / DAY)
  const spans = Map.groupBy(competition, (unit) => unit.discipline)
  const journey = (discipline: string, phase: string, name: Localized, start: number) =>
    bench.put(plain(discipline, '8', ofDiscipline(discipline, phase, 1), name), {
      start,
      minutes: 60,
      venue: VENUES.CEREMONY,
    })
  for (const [discipline, units] of spans) {
    const first = dayOf(Math.min(...units.map((unit) => unit.start)))
    const last = dayOf(Math.max(...units.map((unit) => unit.end)))
    const { por, eng, spa } = nameOf(discipline)
    journey(
      discipline,
      'ARRV',
      three([
        `Chegada das delegações, ${por}`,
        `Arrival of the delegations, ${eng}`,
        `Llegada de las delegaciones, ${spa}`,
      ]),
      dayOne + Math.max(0, first - 2) * DAY + (first < 2 ? 6 : 12) * HOUR,
    )
    journey(
      discipline,
      'DEPT',
      three([
        `Saída das delegações, ${por}`,
        `Departure of the delegations, ${eng}`,
        `Salida de las delegaciones, ${spa}`,
      ]),
      last < LAST_DAY ? dayOne + (last + 1) * DAY + 8 * HOUR : dayOne + LAST_DAY * DAY + 22.5 * HOUR,
    )
  }
}

const nameOf = (discipline: string): Localized =>
  isDisciplineCode(discipline) ? DISCIPLINES[discipline] : { por: discipline, eng: discipline, spa: discipline }
