import { padRsc } from '@games/domain'
import { aCompetitor, aResult, aUnit, results, schedule } from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import { createHandlers } from '../handlers.ts'

const MATCH = padRsc('JUDW57KG--------------SFNL000100--')
const RACE = padRsc('ATHW100M--------------FNL-000100--')
const CEREMONY = padRsc('CER-------------------OPEN000100--')
const TRAINING = padRsc('HBLWTEAM7-------------TRN-000100--')

let db: TestDatabase
let handlers: ReturnType<typeof createHandlers>
beforeAll(async () => {
  db = await testDatabase()
  handlers = createHandlers({ pool: db.pool, demo: true, now: () => 0 })
})
afterAll(() => db.close())
beforeEach(() => emptyDatabase(db.pool))

const unit = async (code: string) => (await handlers.getUnit({ params: { code } })).view.unit
const known = (code: string) => ({
  sortOrder: Number(code),
  startOrder: code,
  competitor: { code, type: 'A' as const, organisation: 'AL' },
  previousUnit: null,
})

test('a unit between two is head to head, and has two sides though one is all that the source names (R2.5)', async () => {
  await receive(
    db.pool,
    schedule({ documentCode: 'JUD' }, [aUnit({ code: MATCH, phaseType: '3', startList: [known('1')] })]),
  )
  expect(await unit(MATCH)).toMatchObject({
    kind: 'head-to-head',
    sides: [{ competitor: { code: '1' } }, { competitor: null, from: null, result: null }],
  })
})

test('a contest of many is ranked, before anybody leads and after (R2.5)', async () => {
  await receive(db.pool, schedule({ documentCode: 'ATH' }, [aUnit({ code: RACE, phaseType: '3', medal: 1 })]))
  const before = await unit(RACE)
  expect(before).toMatchObject({ kind: 'ranked', leader: null, medal: 'gold' })
  expect(before).not.toHaveProperty('sides')
  await receive(
    db.pool,
    results({ documentCode: RACE, resultStatus: 'OFFICIAL' }, [
      aResult({ sortOrder: 1, rank: '1', result: '11.02', competitor: aCompetitor({ code: '1' }) }),
      aResult({ sortOrder: 2, rank: '2', result: '11.10', competitor: aCompetitor({ code: '2' }) }),
      aResult({ sortOrder: 3, rank: '3', result: '11.14', competitor: aCompetitor({ code: '3' }) }),
    ]),
  )
  expect(await unit(RACE)).toMatchObject({ kind: 'ranked', leader: { competitor: { code: '1' }, result: '11.02' } })
})

test('of what is no contest nothing is shown that a contest has (R5.3)', async () => {
  await receive(db.pool, schedule({ documentCode: 'CER' }, [aUnit({ code: CEREMONY, phaseType: '0', medal: 1 })]))
  const ceremony = await unit(CEREMONY)
  expect(ceremony).toMatchObject({ kind: 'non-competition', eventType: 'opening-ceremony' })
  expect(Object.keys(ceremony)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(sides|leader|medal|clock|line)$/)]),
  )
})

test('training between two shows them, as a contest does (R5.3)', async () => {
  await receive(
    db.pool,
    schedule({ documentCode: 'HBL' }, [aUnit({ code: TRAINING, phaseType: '1', startList: [known('1'), known('2')] })]),
  )
  expect(await unit(TRAINING)).toMatchObject({
    kind: 'head-to-head',
    eventType: 'training',
    sides: [{ competitor: { code: '1' } }, { competitor: { code: '2' } }],
  })
})
