import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { padRsc } from '@games/domain'
import { rankList, ruleSetOf } from '@games/domain/ranking-rules/index'
import { type OdfMessage, writeOdf } from '@games/odf'
import { aMessage, aResult, aUnit, results, schedule } from '@games/testing'
import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createDatabase } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { openPool } from '../../db/pool.ts'
import { typeCodes } from '../../facts/event-types.queries.ts'
import { deskEntries } from './opened.ts'
import { createHandlers } from '../handlers.ts'
import { emptyDatabase, POLICY, receive } from '../../testing/feed.ts'
import { projectionDigests } from '../../ingest/projections.queries.ts'
import { deriveAgain, rebuild } from '../../ingest/rebuild.ts'

const [JUMP, JAVELIN, FUN] = ['ATHMJUMPLONG', 'ATHW4F7K2M', 'ATHM9Z8Y7X'].map((event) =>
  padRsc(`${event.padEnd(22, '-')}FNL-000100`),
) as [string, string, string]
const names = (version: number, ...codes: readonly (readonly [string, string])[]): OdfMessage =>
  aMessage(
    { documentType: 'DT_CODES', documentCode: 'GLO', documentSubtype: 'EVENT', version },
    { kind: 'codes', codes: codes.map(([code, por]) => ({ code: padRsc(code.slice(0, 22)), name: { por } })) },
  )
const GAMES = [
  schedule(
    { documentCode: 'ATH' },
    [JUMP, JAVELIN, FUN].map((code) => aUnit({ code, medal: 1 })),
  ),
  names(1, [JUMP, 'Salto em distância'], [JAVELIN, 'Lançamento do dardo'], [FUN, 'Desafio da alegria']),
  ...[JUMP, JAVELIN, FUN].map((documentCode) =>
    results(
      { documentCode, resultStatus: 'START_LIST' },
      ['5.80', '6.40'].map((competitor, at) => aResult({ sortOrder: at + 1, competitor })),
    ),
  ),
]

let url: string
let pool: Pool
const MIGRATIONS = join(import.meta.dirname, '../../db/migrations')

/** A database of release 0.9.0 and its follow-up, with these messages, which that release has applied. */
async function databaseOf090(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'games-090-'))
  mkdirSync(folder, { recursive: true })
  for (const file of ['001.do.initial-schema.sql', '002.do.event-format.sql'])
    cpSync(join(MIGRATIONS, file), join(folder, file))
  await migrate(url, folder)
  rmSync(folder, { recursive: true })
  for (const message of GAMES)
    await pool.query(
      `insert into inbox (channel, digest, body, verdict) values ('import', sha256($1), $1, 'applied')`,
      [Buffer.from(writeOdf(message))],
    )
  await pool.query(`insert into derivation (rules) values ('0.9.0')`)
  await pool.query(`insert into account (username, username_key, password_hash) values ('Ivone', 'ivone', '-')`)
  await pool.query(
    `insert into account_follow (account_id, key, followed, at, said_at) select id, 'athlete.6.40', true, 1, 1 from account`,
  )
}

beforeAll(async () => {
  const { url: maintenance } = inject('testCluster')
  const name = `event_types_${randomBytes(6).toString('hex')}`
  await createDatabase(maintenance, name)
  const address = new URL(maintenance)
  address.pathname = `/${name}`
  url = address.href
  pool = openPool(url, 4, () => {})
})
afterAll(() => pool.end())

const types = async () =>
  (
    await pool.query<{ line: string }>(
      `select concat_ws(' ', rtrim(event, '-'), coalesce(type, '?'), gender, source, confirmed) as line from event_type order by event`,
    )
  ).rows.map(({ line }) => line)

describe('an installation of release 0.9.0 (R12.5)', () => {
  beforeAll(async () => {
    await databaseOf090()
    await migrate(url)
    await deriveAgain(pool, { ...POLICY, rules: 'newer' })
  })

  test('each event has its type: by its code, else by its name, else none', async () => {
    expect(await types()).toEqual([
      'ATHM9Z8Y7X ? M f',
      'ATHMJUMPLONG long-jump M code t',
      'ATHW4F7K2M javelin W words t',
    ])
  })

  test('units, lists and follows keep their codes', async () => {
    const { getUnit } = createHandlers({ pool, demo: false, now: Date.now })
    for (const code of [JUMP, JAVELIN, FUN]) {
      const { unit, startList } = (await getUnit({ params: { code } })).view
      expect([unit.code, startList.length]).toEqual([code, 2])
    }
    const { rows } = await pool.query('select key, followed from account_follow')
    expect(rows).toEqual([{ key: 'athlete.6.40', followed: true }])
  })

  test('the result desk proposes the rules of the type, and the longest is first', async () => {
    const entries = await deskEntries(pool, [JUMP, JAVELIN, FUN])
    expect([JUMP, JAVELIN, FUN].map((unit) => entries.get(unit)?.rules.suggested)).toEqual([
      'athletics-wa-2024-jumps',
      'athletics-wa-2024-throws',
      null,
    ])
    const typeCode = await typeCodes(pool, [JUMP, JAVELIN])
    for (const code of [JUMP, JAVELIN]) {
      const ruleSet = ruleSetOf(typeCode(code))
      const rows = ['5.80', '6.40'].map((result, at) => aResult({ sortOrder: at + 1, competitor: result, result }))
      const list = { periods: [], extendedInfos: [], clock: null, started: true, headToHead: false, rows }
      const ranked = ruleSet && rankList({ code, typeCode: typeCode(code), status: 'OFFICIAL', ...list }, ruleSet)
      expect(ranked?.rows.map(({ competitor, rank }) => `${rank} ${competitor}`)).toEqual(['1 6.40', '2 5.80'])
    }
  })
})

describe('the type of an event', () => {
  beforeEach(() => emptyDatabase(pool))

  test('follows a name that comes later, and is the same when everything is derived again (R12.5)', async () => {
    await receive(pool, ...GAMES)
    await receive(pool, names(2, [JAVELIN, 'Dardo'], [FUN, 'Corrida de 60 metros']))
    expect(await types()).toEqual([
      'ATHM9Z8Y7X run M words t',
      'ATHMJUMPLONG long-jump M code t',
      'ATHW4F7K2M javelin W words t',
    ])
    const digests = await projectionDigests(pool)
    await rebuild(pool, POLICY)
    expect(await projectionDigests(pool)).toEqual(digests)
  })

  test('is forgotten with the last unit of the event', async () => {
    await receive(pool, ...GAMES.slice(0, 2))
    await receive(pool, schedule({ documentCode: 'ATH', version: 2 }, [aUnit({ code: JUMP, medal: 1 })]))
    expect(await types()).toEqual(['ATHMJUMPLONG long-jump M code t'])
  })
})
