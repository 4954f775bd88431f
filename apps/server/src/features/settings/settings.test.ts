import { medallists } from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import { createHandlers } from '../handlers.ts'
import { type SettingKey, settingOf, settings, settingsDigest, writeSetting } from './index.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
beforeEach(() => emptyDatabase(db.pool))

const write = (key: SettingKey, value: unknown) => transaction(db.pool, (tx) => writeSetting(tx, key, value))
const announced = async () =>
  (await db.pool.query<{ topic: string }>('select topic from event_log order by seq')).rows.map(({ topic }) => topic)

describe('a setting as an operator writes it', () => {
  test.each<[SettingKey, string, unknown]>([
    ['public_personal_fields', 'birthDate, height', ['birthDate', 'height']],
    ['public_personal_fields', '["institution"]', ['institution']],
    ['public_personal_fields', '[]', []],
    ['unlisted_organisations', 'AIN EOR', ['AIN', 'EOR']],
    ['login_enabled', 'true', true],
    ['games_name', '{"por":"Jogos de Teste"}', { por: 'Jogos de Teste' }],
  ])('%s %s', (key, written, value) => {
    expect(settingOf(key, written)).toEqual({ ok: true, value })
  })

  test.each<[SettingKey, string]>([
    ['public_personal_fields', 'familyName'],
    ['public_personal_fields', 'birthdate'],
    ['public_personal_fields', 'true'],
    ['login_enabled', 'yes'],
    ['login_enabled', '"true"'],
    ['games_name', 'Jogos de Teste'],
    ['unlisted_organisations', 'neutros'],
  ])('%s cannot be %s', (key, written) => {
    expect(settingOf(key, written).ok).toBe(false)
  })
})

describe('a setting that was written (R5.4)', () => {
  test('holds, and everybody is notified to request everything anew', async () => {
    const before = await settingsDigest(db.pool, ['public_personal_fields'])
    await write('public_personal_fields', ['height'])
    expect((await settings(db.pool)).get('public_personal_fields')).toEqual(['height'])
    expect(await announced()).toEqual(['*'])
    expect(await settingsDigest(db.pool, ['public_personal_fields'])).not.toBe(before)
    await write('public_personal_fields', undefined)
    expect((await settings(db.pool)).has('public_personal_fields')).toBe(false)
    expect(await settingsDigest(db.pool, ['public_personal_fields'])).toBe(before)
    expect(await announced()).toEqual(['*', '*'])
  })

  test('of which organisations have no row derives the medal tables anew (ODF §10)', async () => {
    await receive(
      db.pool,
      medallists({ documentCode: 'JUDW48KG' }, [
        ['gold', '1', 'AL'],
        ['silver', '2', 'SP'],
      ]),
    )
    const handlers = createHandlers({ pool: db.pool, demo: true, now: Date.now })
    const rows = async () => {
      const { view } = await handlers.getMedalTable({ params: { scope: 'all' }, query: {} })
      return [view.rows, view.unlisted].map((list) => list.map(({ organisation }) => organisation.code))
    }
    expect(await rows()).toEqual([['AL', 'SP'], []])
    await write('unlisted_organisations', ['AL'])
    expect(await rows()).toEqual([['SP'], ['AL']])
    await write('unlisted_organisations', [])
    expect(await rows()).toEqual([['AL', 'SP'], []])
  })
})
