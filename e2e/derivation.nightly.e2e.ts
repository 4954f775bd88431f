import { aParticipant, aResult, aUnit, participants, results, schedule } from '@games/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { rulesDigest } from '../apps/server/src/ingest/rules-digest.ts'
import { placeInCluster } from './in-cluster.ts'
import type { Place } from './place.ts'
import { type RunningServer, startServer } from './server.ts'

const FINAL = 'JUDW57KG--------------FNL-000100--'

let place: Place
beforeAll(async () => {
  place = await placeInCluster()
})
afterAll(() => place.remove())

async function inDatabase<T>(
  work: (sql: (text: string) => Promise<Record<string, unknown>[]>) => Promise<T>,
): Promise<T> {
  const { dataDir, databaseUrl } = place
  const database = await openDatabase(databaseUrl === null ? { dataDir } : { url: databaseUrl })
  try {
    return await work(async (text) => (await database.pool.query<Record<string, unknown>>(text)).rows)
  } finally {
    await database.close()
  }
}

test('the built server derives by the rules of its sources, and after an upgrade everything again by itself', async () => {
  const before = await startServer({ place })
  await before.send(
    schedule({ documentCode: 'JUD' }, [aUnit({ code: FINAL })]),
    participants({ documentCode: 'JUD' }, [aParticipant({ code: '1' })]),
    results({ documentCode: FINAL }, [aResult({ sortOrder: 1, competitor: '1', rank: '1' })]),
  )
  const listed = async ({ url }: RunningServer) => {
    const answer = await fetch(`${url}/api/units/${FINAL}`)
    return ((await answer.json()) as { results?: unknown[] }).results?.length
  }
  await expect.poll(() => listed(before)).toBe(1)
  await before.stop()
  await inDatabase(async (sql) => {
    expect(await sql('select rules from derivation')).toEqual([{ rules: rulesDigest() }])
    // as an older release left it that did not understand results
    await sql(`update inbox set verdict = 'kept' where document_type = 'DT_RESULT'`)
    await sql('delete from fact_result')
    await sql('delete from fact_result_list')
    await sql(`update derivation set rules = 'older'`)
  })
  const after = await startServer({ place })
  await expect.poll(() => listed(after)).toBe(1)
  await expect.poll(() => after.health()).toMatchObject({ ok: true, pending: 0, deriving: null })
  expect(after.log()).toContain('derived again from 3 messages')
  await after.stop()
  expect(await inDatabase((sql) => sql('select rules from derivation'))).toEqual([{ rules: rulesDigest() }])
})
