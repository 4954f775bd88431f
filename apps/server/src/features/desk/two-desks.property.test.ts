import { DESK_KEY_HEADER, DeskUnit, TapsTaken } from '@games/contract'
import { padRsc } from '@games/domain'
import { openUnit, ruleSetOf, scoringOf, type Tap } from '@games/domain/scoring/index'
import { deskMessages } from '@games/odf/desk/desk-messages'
import type { OdfMessage } from '@games/odf'
import { aCompetitor, aResult, aUnit, results, schedule } from '@games/testing'
import { emptyTables } from '@games/testing/empty-tables'
import { randomCases } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import { applyAll, emptyDatabase, receive } from '../../testing/feed.ts'
import { createVisitor } from '../../testing/visitor.ts'

const TODAY = '2027-07-16'
const AT = `${TODAY}T10:00:00-03:00`
const VENUE = 'GFA'
/** Units that are scored side by side, each by two devices; and how often so many: `DESK_HISTORIES=10000` for so many in all. */
const AT_ONCE = 25
const RUNS = Math.ceil(Number(process.env['DESK_HISTORIES'] ?? randomCases(100)) / AT_ONCE)
const SEED = process.env['DESK_SEED']

let db: TestDatabase
/** The server, until it is killed: then another stands on the same database. */
let site: AccountsApp
const keys: string[] = []
beforeAll(async () => {
  db = await testDatabase()
  site = accountsApp(db.pool)
  const carla = await site.signedUp('carla')
  await db.pool.query(`update account set role = 'operator'`)
  const venue = aUnit({
    code: padRsc('JUDW57KG--------------FNL-000100'),
    start: AT,
    end: AT,
    venue: VENUE,
    location: 'T1',
  })
  await receive(db.pool, schedule({ documentCode: 'JUD' }, [venue]))
  for (const name of ['one', 'two']) {
    const { body } = await carla.call('POST', '/api/office/desk-links', {
      venue: VENUE,
      location: null,
      date: TODAY,
      name,
    })
    keys.push(String(body['address']).split('#')[1] ?? '')
  }
})
afterAll(async () => {
  await site.close()
  await db.close()
})

type Key = Pick<Tap, 'kind' | 'side' | 'competitor' | 'value'>
const both = (...kinds: readonly string[]): Key[] =>
  kinds.flatMap((kind) => [
    { kind, side: 0 },
    { kind, side: 1 },
  ])
const COMMON: readonly Key[] = [
  { kind: 'end' },
  { kind: 'unofficial' },
  { kind: 'official' },
  { kind: 'reopen', value: 'engano' },
  { kind: 'interrupt', value: 'luz' },
  { kind: 'resume' },
]
/** Forms of units with what is pressed in them: two who meet with and without a clock, a list on time, a list of attempts. */
const FORMS: readonly { readonly event: string; readonly keys: readonly Key[]; readonly isList: boolean }[] = [
  {
    event: 'JUDW57KG',
    isList: false,
    keys: [...both('ippon', 'waza-ari', 'yuko', 'shido', 'osaekomi'), { kind: 'toketa' }, { kind: 'clock-start' }],
  },
  {
    event: 'TTEWSINGLES',
    isList: false,
    keys: [...both('point', 'time-out'), { kind: 'set-end' }, { kind: 'set-start' }],
  },
  {
    event: 'HBLWTEAM7',
    isList: false,
    keys: [...both('goal', 'two-minutes', 'time-out'), { kind: 'period-start' }, { kind: 'period-end' }],
  },
  {
    event: 'SWMW100MFR',
    isList: true,
    keys: ['A', 'B', 'C'].flatMap((competitor, at) => [
      { kind: 'time', competitor, value: { ms: 60_000 + at * 10, again: false } },
      { kind: 'time', competitor, value: { ms: 61_000, again: true } },
      { kind: 'out', competitor, value: { how: 'disqualified', rule: 'SW 4', reason: null, irm: null } },
      { kind: 'reinstate', competitor },
    ]),
  },
]

const DEVICE = fc.constantFrom(0, 1)
/** What happens, step by step. */
const STEP = fc.oneof(
  { weight: 8, arbitrary: fc.record({ is: fc.constant('press' as const), device: DEVICE, key: fc.nat({ max: 99 }) }) },
  // of any tap that the device knows of, the other's too, undos too
  { weight: 3, arbitrary: fc.record({ is: fc.constant('undo' as const), device: DEVICE, back: fc.nat({ max: 8 }) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      is: fc.constant('send' as const),
      device: DEVICE,
      most: fc.integer({ min: 1, max: 5 }),
      // what the network does: nothing, loses the call, loses the answer, has it twice
      cut: fc.constantFrom('no', 'no', 'call', 'answer', 'twice'),
      takesOver: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('goes-out' as const) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('kill' as const) }) },
)
type Step = typeof STEP extends fc.Arbitrary<infer T> ? T : never
const HISTORY = fc.record({
  form: fc.nat({ max: FORMS.length - 1 }),
  steps: fc.array(STEP, { maxLength: 40, size: 'max' }),
})
type History = typeof HISTORY extends fc.Arbitrary<infer T> ? T : never

/** A phone at a unit: what it pressed and has no answer to, and what it was answered. */
interface Device {
  readonly name: string
  readonly key: string
  queue: Tap[]
  seq: number
  readonly known: Map<number, Tap>
  readonly refused: Set<string>
}

class Desk {
  readonly unit: string
  readonly #form: (typeof FORMS)[number]
  readonly devices: readonly [Device, Device]
  readonly pressed: Tap[] = []

  constructor(form: number, number: number) {
    this.#form = FORMS[form] as (typeof FORMS)[number]
    this.unit = padRsc(`${this.#form.event.padEnd(12, '-')}${String(number).padStart(10, '-')}FNL-000100`)
    const device = (at: number): Device => ({
      name: `d${at}-${number}`,
      key: keys[at] ?? '',
      queue: [],
      seq: 0,
      known: new Map(),
      refused: new Set(),
    })
    this.devices = [device(0), device(1)]
    this.#put(0, { kind: 'start' })
  }

  messages(): OdfMessage[] {
    const who = this.#form.isList ? ['A', 'B', 'C'] : ['A', 'B']
    return [
      schedule({ documentCode: this.unit.slice(0, 3), documentType: 'DT_SCHEDULE_UPDATE', version: made }, [
        aUnit({ code: this.unit, start: AT, end: AT, venue: VENUE, location: 'T1' }),
      ]),
      results(
        { documentCode: this.unit, resultStatus: 'START_LIST' },
        who.map((code, at) =>
          aResult({ sortOrder: at + 1, startOrder: String(at + 1), competitor: aCompetitor({ code }) }),
        ),
      ),
    ]
  }

  #put(device: number, key: Key): void {
    const at = this.devices[device] as Device
    const tap: Tap = {
      id: `${at.name}-${at.seq + 1}`,
      unit: this.unit,
      device: at.name,
      seq: (at.seq += 1),
      deviceTime: Date.parse(AT) + this.pressed.length * 1_000,
      clockTime: this.pressed.length * 500,
      ...key,
    }
    at.queue.push(tap)
    this.pressed.push(tap)
  }

  async take(step: Step): Promise<void> {
    switch (step.is) {
      case 'press': {
        const all = [...this.#form.keys, ...this.#form.keys, ...COMMON]
        return this.#put(step.device, all[step.key % all.length] as Key)
      }
      case 'undo': {
        const { known, queue } = this.devices[step.device] as Device
        const target = [...known.values(), ...queue].at(-1 - step.back)
        return this.#put(step.device, { kind: 'undo', value: target?.id ?? 'none' })
      }
      case 'send':
        return this.#send(this.devices[step.device] as Device, step)
      case 'goes-out':
      case 'kill':
        return
    }
  }

  async #send(
    device: Device,
    { most, cut, takesOver }: { readonly most: number; readonly cut: string; readonly takesOver: boolean },
  ): Promise<void> {
    if (cut === 'call') return
    const body = {
      device: device.name,
      after: Math.max(0, ...device.known.keys()),
      taps: device.queue.slice(0, most),
      takeOver: takesOver,
    }
    const call = () =>
      createVisitor(site.app).call('POST', `/api/desk/units/${this.unit}/taps`, body, { [DESK_KEY_HEADER]: device.key })
    const [answer] = await Promise.all(cut === 'twice' ? [call(), call()] : [call()])
    if (answer?.status !== 200) throw new Error(`${answer?.status} ${JSON.stringify(answer?.body)}`)
    if (cut === 'answer') return
    const taken = TapsTaken.parse(answer.body)
    for (const { stored, ...tap } of taken.taps) device.known.set(stored, { ...tap, stored } as Tap)
    for (const { id } of taken.refused) device.refused.add(id)
    const settled = new Set([...taken.stored.map(({ id }) => id), ...device.refused])
    device.queue = device.queue.filter(({ id }) => !settled.has(id))
  }

  /** The network is back for good. */
  async finish(): Promise<void> {
    for (const device of this.devices)
      while (device.queue.length > 0) await this.#send(device, { most: 50, cut: 'no', takesOver: false })
    for (const device of this.devices) await this.#send(device, { most: 50, cut: 'no', takesOver: false })
  }

  /** What a device reckons from what it was answered, beside what the public has. */
  async truths(): Promise<unknown[]> {
    const { body } = await createVisitor(site.app).call('GET', `/api/desk/units/${this.unit}`, undefined, {
      [DESK_KEY_HEADER]: keys[0] ?? '',
    })
    const unit = DeskUnit.parse(body)
    const rules = ruleSetOf(unit.rules.ruleSet ?? '')
    const opened = rules && openUnit(unit, rules, { limits: unit.rules.limits, secondPerson: unit.rules.secondPerson })
    if (!opened?.ok) throw new Error(`${this.unit} is not open: ${unit.fault}`)
    const heading = { competitionCode: 'TEST2027', source: 'DESK', version: 1, produced: AT, logicalDate: TODAY }
    const reckoned = this.devices.map(({ known }) => {
      const outcome = scoringOf(opened.value, [...known.values()]).outcome(0)
      const [message] = deskMessages(unit, outcome, heading)
      return message?.body.kind === 'results' && outcome.resultStatus !== 'START_LIST'
        ? [outcome.resultStatus, JSON.parse(JSON.stringify(message.body.results))]
        : ['START_LIST']
    })
    const { rows } = await db.pool.query<{ status: string; rows: unknown }>(
      `select l.status, (select jsonb_agg(r.fact order by r.position) from fact_result r where r.replacement_key = l.replacement_key) as rows
       from fact_result_list l where l.code = $1 and l.document_type = 'DT_RESULT'`,
      [this.unit],
    )
    const shown = rows[0]?.status === 'START_LIST' ? ['START_LIST'] : [rows[0]?.status, rows[0]?.rows]
    return [...reckoned, shown]
  }
}

/** Counts over all runs: no code of a unit comes twice. */
let made = 0

async function goOut(): Promise<void> {
  await site.deskSender.sweep()
  await site.deskSender.idle()
  await applyAll(db.pool)
}

/** The server is gone as it stands, with what it knew; another is there. */
async function kill(): Promise<void> {
  const before = site
  site = accountsApp(db.pool)
  await before.close()
}

test('whatever two phones press, take back, lose and send again, and wherever the server is killed, they and the public have one truth, with every tap in it once (R12.5, R12.6)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(HISTORY, { minLength: AT_ONCE, maxLength: AT_ONCE, size: 'max' }),
      async (histories: readonly History[]) => {
        await emptyDatabase(db.pool)
        await emptyTables(db.pool, 'desk_unit', 'desk_device', 'desk_holder', 'desk_course')
        await db.pool.query(`delete from attempt where key like 'taps:%'`)
        const desks = histories.map(({ form }) => new Desk(form, (made += 1)))
        await receive(db.pool, ...desks.flatMap((desk) => desk.messages()))
        const most = Math.max(...histories.map(({ steps }) => steps.length))
        for (let at = 0; at < most; at += 1) {
          const steps = histories.map(({ steps: own }) => own[at])
          await Promise.all(desks.flatMap((desk, n) => (steps[n] ? [desk.take(steps[n])] : [])))
          if (steps.some((step) => step?.is === 'goes-out') && at % 3 === 0) await goOut()
          if (steps.some((step) => step?.is === 'kill') && at % 7 === 0) await kill()
        }
        for (const desk of desks) await desk.finish()
        await goOut()
        await goOut()
        for (const [n, desk] of desks.entries()) {
          const stored = await db.pool.query<{ stored: number; id: string }>(
            'select stored, id from desk_tap where unit = $1 order by stored',
            [desk.unit],
          )
          const refused = new Set(desk.devices.flatMap((device) => [...device.refused]))
          const ids = stored.rows.map(({ id }) => id)
          expect([n, ids.toSorted()]).toEqual([
            n,
            desk.pressed.flatMap(({ id }) => (refused.has(id) ? [] : [id])).toSorted(),
          ])
          expect(stored.rows.map(({ stored: place }) => place)).toEqual(ids.map((_, at) => at + 1))
          // a link makes nothing official where a second person has to: nothing else is refused
          for (const tap of desk.pressed) if (refused.has(tap.id)) expect(['official', 'undo']).toContain(tap.kind)
          const [one, two, shown] = await desk.truths()
          expect([n, two]).toEqual([n, one])
          expect([n, shown]).toEqual([n, one])
        }
      },
    ),
    { numRuns: RUNS, ...(SEED === undefined ? {} : { seed: Number(SEED) }), endOnFailure: true },
  )
}, 3_000_000)
