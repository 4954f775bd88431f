import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPdfWorkers, type PdfWorkers } from '../features/books/index.ts'
import { storeContent } from '../features/content/index.ts'
import { describeFiles, type OpenFiles, openFiles } from '../features/files/index.ts'
import { createHandlers } from '../features/handlers.ts'
import { demoContent } from './content.ts'
import { makeDemoFiles } from './demo-files.ts'

let db: TestDatabase
let dataDir: string
let uploads: OpenFiles
let workers: PdfWorkers
beforeAll(async () => {
  db = await testDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'demo-files-'))
  workers = createPdfWorkers()
  uploads = openFiles({
    pool: db.pool,
    dataDir,
    s3: null,
    accountsKey: 'a key of thirty-two letters or more',
    now: Date.now,
    onError: (error) => {
      throw error
    },
  })
})
afterAll(async () => {
  await uploads.close()
  await workers.close()
  await db.close()
  await rm(dataDir, { recursive: true })
})

const CONTENTS = demoContent('2027-09-08').filter(
  ({ body }) =>
    (body.kind === 'sponsor' && body.name === 'Nativa') ||
    (body.kind === 'report' && body.title.por === 'Guia do visitante'),
)
const make = (isOver = false) => {
  const told: number[] = []
  return makeDemoFiles({
    uploads,
    print: workers.print,
    contents: CONTENTS,
    origin: 'http://localhost:3000',
    isOver: () => isOver,
    onCommitted: (seq) => told.push(seq),
  }).then((made) => ({ made, told: told.length }))
}

test('the demo’s files come by the road of every upload, are shown as each is there, and are made once (R6.1)', async () => {
  await storeContent(db.pool, CONTENTS)
  // whoever has removed the demo’s operator is not brought files
  expect(await make()).toEqual({ made: 0, told: 0 })
  await db.pool.query(
    `insert into account (username, username_key, email, email_key, password_hash, role)
     values ('operator', 'operator', 'operator@demo.invalid', 'operator@demo.invalid', '-', 'operator')`,
  )
  expect(await make(true)).toEqual({ made: 0, told: 0 })
  expect(await make()).toEqual({ made: 2, told: 2 })
  expect(await make()).toEqual({ made: 0, told: 0 })
  const handlers = createHandlers({
    pool: db.pool,
    demo: true,
    now: Date.now,
    files: describeFiles(uploads.addresses),
  })
  const [sponsor] = (await handlers.listSponsors()).view.sponsors
  const [report] = (await handlers.listOfficialReports()).view.reports
  expect(sponsor?.logo?.variants.map(({ type }) => type)).toEqual(expect.arrayContaining(['image/webp', 'image/png']))
  expect(report?.pdf).toMatchObject({ kind: 'pdf', name: 'Guia do visitante.pdf', pages: 1 })
})
