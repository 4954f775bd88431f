import { DESK_KEY_HEADER, DeskUnit, TapsTaken } from '@games/contract'
import { rscPrefix } from '@games/domain'
import { openUnit, ruleSetOf } from '@games/domain/scoring/index'
import type { OdfMessage, OdfResults } from '@games/odf'
import { initialDownload, planGames, script, type StampedCue } from '@games/simulator'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import { applyAll, receive } from '../../testing/feed.ts'
import { createVisitor, type Visitor } from '../../testing/visitor.ts'
import { tapOf, volunteerOf } from '../../testing/volunteer.ts'

/** Events of each kind of form; `E2E_REPLAY=all`: all of the simulator's games, some ten minutes. */
const EVENTS = [
  'JUDW57KG',
  'TKWM63KG',
  'WREWFS53KG',
  'FENWFOIL',
  'ARCXTEAM2',
  'BDMXDOUBLES',
  'HBLWTEAM7---D3',
  'SWMM100MBA',
  'ATHW100MH',
  'CYCWCRIT',
  'TRIWINDIV',
  'ATHWLJ',
  'ATHWPV',
  'GARWVT',
  'GRYWHOOP',
]
const IS_WHOLE = process.env['E2E_REPLAY'] === 'all'
const COURTS = 12
const START = '2027-07-12'
const TAPS_A_CALL = 60
/** More than twelve people make official in a minute: so many accounts share it. */
const REFEREES = 4
const SCHEDULES = ['DT_CODES', 'DT_SCHEDULE', 'DT_PARTIC', 'DT_PARTIC_TEAMS']

interface Contest {
  readonly code: string
  /** When play begins and when it is over, of the games. */
  readonly from: number
  readonly to: number
  readonly day: string
  readonly list: () => OdfMessage | null
  readonly result: () => OdfResults
}

/** The simulator's units in the order in which they begin. */
function contests(wanted: (code: string) => boolean): {
  setting: OdfMessage[]
  closing: OdfMessage[]
  units: Contest[]
} {
  const games = planGames({ seed: 1, startDate: START })
  const cues = script(games).filter(({ header }) => header.documentType === 'DT_RESULT' && wanted(header.documentCode))
  const last = initialDownload(games, Number.MAX_SAFE_INTEGER)
  const units = [...Map.groupBy(cues, ({ header }) => header.documentCode)].map(([code, own]): Contest => {
    const played = own.filter(({ header }) => header.resultStatus !== 'START_LIST')
    const lists = own.filter(({ header }) => header.resultStatus === 'START_LIST')
    const over = played.find(({ header }) => header.resultStatus === 'OFFICIAL') ?? played.at(-1)
    const closing = own.at(-1)
    if (!over || !closing) throw new Error(`${code} is never played`)
    return {
      code,
      from: played[0]?.at ?? over.at,
      to: over.at,
      day: over.header.logicalDate ?? START,
      list: () => lists.at(-1)?.build() ?? null,
      result: () => closing.build().body as OdfResults,
    }
  })
  const begins = Math.min(...units.map(({ from }) => from))
  const day = begins - (begins % 86_400_000)
  const ofEvent = ({ header }: StampedCue) =>
    ['DT_RESULT', 'DT_MEDALLISTS'].includes(header.documentType) && wanted(header.documentCode)
  return {
    setting: initialDownload(games, IS_WHOLE ? Date.parse(`${START}T06:00:00-03:00`) : Math.min(day, begins))
      .filter(({ header }) => SCHEDULES.includes(header.documentType))
      .map((cue) => cue.build()),
    closing: last.filter(ofEvent).map((cue) => cue.build()),
    units: units.toSorted((a, b) => a.from - b.from),
  }
}

const isWanted = (code: string): boolean => IS_WHOLE || EVENTS.some((event) => code.startsWith(event))

let desks: TestDatabase
let feed: TestDatabase
let site: AccountsApp
let carla: Visitor
let referees: Visitor[]
beforeAll(async () => {
  desks = await testDatabase()
  feed = await testDatabase()
  site = accountsApp(desks.pool)
  carla = await site.signedUp('carla')
  referees = []
  for (let n = 0; n < REFEREES; n += 1) referees.push(await site.signedUp(`arbitra${n}`))
  await desks.pool.query(`update account set role = 'operator'`)
})
afterAll(async () => {
  await site.close()
  await desks.close()
  await feed.close()
})

const links = new Map<string, Promise<Visitor>>()
/** Whoever has the link of a venue and day. */
function volunteer(venue: string, day: string): Promise<Visitor> {
  const at = `${venue} ${day}`
  const known = links.get(at)
  if (known) return known
  const made = carla
    .call('POST', '/api/office/desk-links', { venue, location: null, date: day, name: null })
    .then(({ status, body }) => {
      if (status !== 200) throw new Error(`no link of ${at}: ${JSON.stringify(body)}`)
      const key = String(body['address']).split('#')[1] ?? ''
      const browser = createVisitor(site.app)
      const call: Visitor['call'] = (method, path, sent, headers = {}) =>
        browser.call(method, path, sent, { [DESK_KEY_HEADER]: key, ...headers })
      return { ...browser, call }
    })
  links.set(at, made)
  return made
}

const tally = { units: 0, moved: 0, taps: 0, calls: 0, byRules: 0, byList: 0, winner: 0, rank: 0, refused: 0 }

/** The rules that the games' own regulation has, where they are not the rulebook's. */
async function regulate(units: readonly Contest[]): Promise<void> {
  for (const [event, own] of Map.groupBy(units, ({ code }) => rscPrefix(code, 'event'))) {
    const inSets = own.map(({ result }) => result().results.map((row) => Number(row.result)))
    const most = Math.max(...inSets.flat())
    const ruleSet =
      event.startsWith('VVO') && most < 3
        ? 'volleyball-school-2025'
        : event.startsWith('TTE')
          ? 'table-tennis-ittf-2025-best-of-5'
          : event.startsWith('JUD') && !event.startsWith('JUDXTEAM')
            ? 'judo-ijf-2018'
            : /^CYC.CRIT/.test(event)
              ? 'cycling-uci-2025-road-race'
              : null
    if (ruleSet === null) continue
    const { status, body } = await carla.call('PUT', `/api/office/desk-events/${event}`, {
      ruleSet,
      limits: {},
      secondPerson: true,
    })
    expect([event, status, body['done']]).toEqual([event, 200, true])
  }
}

const askFor = async (who: Visitor, code: string): Promise<DeskUnit> => {
  tally.calls += 1
  const { status, body } = await who.call('GET', `/api/desk/units/${code}`)
  if (status !== 200) throw new Error(`${code} is answered ${status}: ${JSON.stringify(body)}`)
  return DeskUnit.parse(body)
}
const sides = (codes: readonly string[]): string => codes.toSorted().join(' ')

/** One unit from its list to official, as people at a court play it. */
async function play(contest: Contest, at: number): Promise<void> {
  const { code } = contest
  const { rows } = await desks.pool.query<{ venue: string; day: string }>(
    `select schedule ->> 'venue' as venue, day from unit where code = $1`,
    [code],
  )
  const where = rows[0]
  if (!where) throw new Error(`${code} is not in the programme`)
  // a link is of its day: what was moved to another is scored by an account
  const isMoved = where.day !== site.games.today
  if (isMoved) tally.moved += 1
  const who = isMoved ? carla : await volunteer(where.venue, where.day)
  const result = contest.result()
  const entered = sides(result.results.map(({ competitor }) => competitor.code))
  let unit = await askFor(who, code)
  const isThere = () => unit.fault === null && sides(unit.competitors.map((one) => one.code)) === entered
  if (isThere()) tally.byRules += 1
  else {
    // who starts is what the organiser says where no rule does: lanes of a final, the order of a list
    tally.byList += 1
    const list = contest.list()
    if (list) await receive(desks.pool, list)
    unit = await askFor(who, code)
  }
  const rules = ruleSetOf(unit.rules.ruleSet ?? '')
  const opened = rules && openUnit(unit, rules, { limits: unit.rules.limits, secondPerson: unit.rules.secondPerson })
  if (!opened?.ok || !isThere()) throw new Error(`${code} cannot be opened: ${unit.fault} ${entered}`)
  const { presses, typed } = volunteerOf(opened.value, result)
  for (const one of typed) tally[one] += 1
  const device = `court-${code.replaceAll(/-+/g, '-')}`
  const taps = presses.map((press, n) => tapOf(press, code, n, device, contest.from))
  for (let sent = 0; sent < taps.length; sent += TAPS_A_CALL) {
    tally.calls += 1
    const { status, body } = await who.call('POST', `/api/desk/units/${code}/taps`, {
      device,
      after: sent,
      taps: taps.slice(sent, sent + TAPS_A_CALL),
      listVersion: unit.listVersion,
    })
    if (status !== 200) throw new Error(`${code}: ${status} ${JSON.stringify(body)}`)
    tally.refused += TapsTaken.parse(body).refused.length
  }
  const referee = referees[at % referees.length]
  const official = tapOf({ kind: 'official' }, code, 0, `referee-${at}`, contest.to)
  tally.calls += 1
  const answer = await referee?.call('POST', `/api/desk/units/${code}/taps`, {
    device: official.device,
    after: taps.length,
    taps: [official],
  })
  expect([code, answer?.status]).toEqual([code, 200])
  tally.units += 1
  tally.taps += taps.length + 1
}

/** Units that begin before any of them is over, on one day: as many as go on at once. */
function* sessions(units: readonly Contest[]): Generator<readonly Contest[]> {
  let open: Contest[] = []
  let over = Number.POSITIVE_INFINITY
  for (const unit of units) {
    if (open.length > 0 && (unit.from >= over || unit.day !== open[0]?.day)) {
      yield open
      open = []
      over = Number.POSITIVE_INFINITY
    }
    open.push(unit)
    over = Math.min(over, unit.to)
  }
  if (open.length > 0) yield open
}

/** What was scored goes out and is applied, and what follows from it. */
async function settle(): Promise<void> {
  for (let before = -1, now = 0; before !== now; ) {
    before = now
    await site.deskSender.sweep()
    await site.deskSender.idle()
    await applyAll(desks.pool)
    const { rows } = await desks.pool.query<{ n: number }>('select count(*)::int as n from inbox')
    now = rows[0]?.n ?? 0
  }
}

const told = async ({ pool }: TestDatabase) => {
  const medals = await pool.query<{ line: string }>(
    `select concat_ws(' ', event, medal, competitor) as line from fact_medal order by 1`,
  )
  const table = await pool.query<{ line: string }>(
    `select concat_ws(' ', scope, organisation, gold, silver, bronze, rank, rank_total) as line from medal_table where total > 0 order by 1`,
  )
  const ranks = await pool.query<{ line: string }>(
    `select concat_ws(' ', l.code, l.status, r.competitor, coalesce(r.fact ->> 'rank', '–'), coalesce(r.fact ->> 'wlt', '–'), coalesce(r.fact ->> 'irm', '–')) as line
     from fact_result r join fact_result_list l using (replacement_key) where l.document_type = 'DT_RESULT' order by 1`,
  )
  const lines = (rows: readonly { line: string }[]) => rows.map(({ line }) => line)
  return { medals: lines(medals.rows), table: lines(table.rows), ranks: lines(ranks.rows) }
}
const beside = (one: readonly string[], other: readonly string[]) => {
  const [a, b] = [new Set(one), new Set(other)]
  return { missing: other.filter((line) => !a.has(line)), more: one.filter((line) => !b.has(line)) }
}

test(
  'the simulator’s games played at desks alone, twelve courts at once, end in the medals, the table and the ranks of the same games by ODF (R12.5)',
  async () => {
    const { setting, closing, units } = contests(isWanted)
    await receive(desks.pool, ...setting)
    await receive(feed.pool, ...setting, ...closing)
    await regulate(units)
    const begun = performance.now()
    const started = process.cpuUsage()
    for (const session of sessions(units)) {
      const day = await desks.pool.query<{ day: string }>('select day from unit where code = $1', [session[0]?.code])
      site.games.today = day.rows[0]?.day ?? START
      const left = session.values()
      await Promise.all(
        Array.from({ length: COURTS }, async (_, court) => {
          for (const contest of left) {
            await play(contest, court)
            site.deskSender.tapped(contest.code)
          }
        }),
      )
      await settle()
    }
    const { user, system } = process.cpuUsage(started)
    const [desk, odf] = [await told(desks), await told(feed)]
    const differences = {
      medals: beside(desk.medals, odf.medals),
      table: beside(desk.table, odf.table),
      ranks: beside(desk.ranks, odf.ranks),
    }
    if (IS_WHOLE)
      process.stdout.write(
        `${JSON.stringify({ ...tally, seconds: Math.round((performance.now() - begun) / 1_000), cpu: Math.round((user + system) / 1e6), medals: odf.medals.length, ranks: odf.ranks.length, differences }, null, 1)}\n`,
      )
    expect(tally.refused).toBe(0)
    expect(differences).toEqual({
      medals: { missing: [], more: [] },
      table: { missing: [], more: [] },
      ranks: { missing: [], more: [] },
    })
    expect(odf.medals.length).toBeGreaterThan(IS_WHOLE ? 500 : EVENTS.length * 3 - 1)
  },
  IS_WHOLE ? 3_000_000 : 120_000,
)
