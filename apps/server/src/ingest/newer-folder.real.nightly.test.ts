import { detectSource } from '@games/odf/adapters/detect'
import { realFolder } from '@games/odf/adapters/real-folder.fixture'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHandlers } from '../features/handlers.ts'
import { beforeLastChanges, copyOf, laterSchedule } from './earlier-state.fixture.ts'
import { importRecords } from './folder-imports.ts'

const folder = realFolder('paris2024')
const DISCIPLINES = new Set(['BKG', 'GAR', 'CTR', 'ROW', 'SRF', 'SWM', '---'])
const SLOW = 300_000

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

async function importFolder(from: string): Promise<void> {
  const source = detectSource(from)
  if (!source.ok) throw new Error(source.error.reason)
  const all = source.value.read(from).messages
  const messages = all.filter(({ header }) => DISCIPLINES.has(header.documentCode.slice(0, 3)))
  await importRecords(
    { folder: from, messages },
    {
      pool: db.pool,
      policy: { acceptTestFeed: false, followFeedClock: false },
      log: (line, error) => {
        throw new Error(line, { cause: error })
      },
    },
  )
}

test.skipIf(folder === null)(
  'a newer folder reports one added, nine moved and two cancelled units and one correction, though codes of events changed (R12.7)',
  async () => {
    const earlier = beforeLastChanges(folder ?? '')
    const later = copyOf(folder ?? '')
    later.edit('schedules.csv', laterSchedule)
    await importFolder(earlier.folder)
    await importFolder(later.folder)
    earlier.remove()
    later.remove()
    const handlers = createHandlers({ pool: db.pool, demo: false, now: Date.now })
    const { changes } = (await handlers.listChanges({ query: { since: '2024-07-20T00:00' } })).view
    const counts = new Map<string, number>()
    for (const change of changes) {
      const kind = change.kind === 'schedule' ? change.what : change.kind
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
    }
    expect(Object.fromEntries(counts)).toEqual({ added: 1, moved: 9, cancelled: 2, medal: 1 })
  },
  SLOW,
)
