import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DeskUnit, DeskUnits } from '@games/contract'
import { padRsc } from '@games/domain'
import { NIGHTLY } from '@games/testing/suite'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyOffice } from '../../testing/organiser.ts'
import { applyAll } from '../../testing/feed.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { createHandlers } from '../handlers.ts'

/** Events of spreadsheets, scored at the result desk. */
const FIXTURES = join(import.meta.dirname, '../../../../../fixtures/sheets')

const { db, ivone, signedUp, sendDesk, open, choose, apply } = emptyOffice('desk_event', 'desk_unit')
let rui: Visitor
beforeAll(async () => {
  rui = await signedUp('rui')
  await db.pool.query(`update account set role = 'operator'`)
})
beforeEach(async () => {
  await db.pool.query(
    `insert into setting (key, value) values ('games_days', '{"first": "2026-11-20", "last": "2026-12-05"}') on conflict (key) do nothing`,
  )
})

/** Applies a sheet; every question is answered with "it is new". */
async function take(name: string): Promise<void> {
  const { id, questions } = await open(await readFile(join(FIXTURES, name)), name)
  await apply(await choose(id, { answers: Object.fromEntries(questions.map(({ key }) => [key, 'new'])) }), true)
}
const deskUnit = async (unit: string) =>
  (await ivone.call('GET', `/api/desk/units/${unit}`)).body as unknown as DeskUnit

/** One volunteer scores a unit to its end, and another makes it official. */
async function score(unit: string, taps: readonly object[]): Promise<void> {
  const press = async (who: Pick<Visitor, 'call'>, device: string, kinds: readonly object[]) => {
    const sent = kinds.map((tap, at) => ({
      id: randomUUID(),
      unit,
      device,
      seq: at + 1,
      deviceTime: Date.now() + at,
      ...tap,
    }))
    const { body } = await who.call('POST', `/api/desk/units/${unit}/taps`, { device, after: 0, taps: sent })
    expect(body['refused']).toEqual([])
  }
  await press(ivone, `${unit}-ivone`, [
    { kind: 'list-confirm' },
    { kind: 'start' },
    ...taps,
    { kind: 'end' },
    { kind: 'unofficial' },
  ])
  await press(rui, `${unit}-rui`, [{ kind: 'official' }])
  // the results first, then the medals that follow from them
  for (let turn = 0; turn < 2; turn += 1) {
    await sendDesk()
    await applyAll(db.pool)
  }
}
const medals = async () => {
  const { listMedallists } = createHandlers({ pool: db.pool, demo: false, now: Date.now })
  const { view } = await listMedallists({ query: {} })
  return view.medals.map(({ medal, competitor }) => `${medal} ${competitor.name}`)
}

test(
  'the longest jump of a competition from spreadsheets wins, with six attempts by the rules of the long jump (R12.6)',
  NIGHTLY,
  async () => {
    await take('programacao.xlsx')
    await take('inscritos.xlsx')
    await take('largada.xlsx')
    const unit = padRsc('ATHMLONGJUMP----------FNL-000100')
    const { rules, competitors } = await deskUnit(unit)
    expect(rules.ruleSet).toBe('athletics-wa-2024-jumps')
    const marks = { 'Diego Melo': [612], 'Enzo Farias': [580], 'Felipe Gomes': [640] } as Record<string, number[]>
    const attempts = [0, 1, 2, 3, 4, 5].flatMap((round) =>
      competitors.map(({ code, name }) => ({
        kind: 'attempt',
        competitor: code,
        value: { mark: marks[name ?? '']?.[round] ?? '-', wind: null, round: null },
      })),
    )
    await score(unit, attempts)
    expect(await medals()).toEqual(['gold Felipe Gomes', 'silver Diego Melo', 'bronze Enzo Farias'])
  },
)

test('a final of futsal is scored by the rules of futsal, and its winner has gold (R12.6)', async () => {
  await take('futsal.xlsx')
  const { units } = DeskUnits.parse((await ivone.call('GET', '/api/desk/units?date=2026-11-27')).body)
  const futsal = units.find(({ unit }) => unit.discipline.name?.por === 'Futsal')
  const unit = padRsc(futsal?.unit.code ?? '')
  expect((await deskUnit(unit)).rules.ruleSet).toBe('futsal-fifa-2025-knockout')
  const half = (home: number, away: number) => [
    { kind: 'period-start' },
    { kind: 'period-score', value: { home, away } },
    { kind: 'period-end' },
  ]
  await score(unit, [...half(1, 2), ...half(0, 1)])
  expect(await medals()).toEqual(['gold Escola Verde', 'silver Escola Azul'])
})
