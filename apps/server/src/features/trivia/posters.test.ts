import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ResolvedCode, TriviaCodes } from '@games/contract'
import { LOCALES } from '@games/domain'
import { emptyTables } from '@games/testing/empty-tables'
import { NIGHTLY } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import { type Box, type DrawnPage, type DrawnPath, pagesOf, rasterOf } from '../../testing/pdf-drawing.ts'
import { pdfRoles } from '../../testing/pdf-text.ts'
import { pixels } from '../../testing/some-files.ts'
import { someTrivia } from '../../testing/some-trivia.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { createPdfWorkers } from '../books/index.ts'
import { storeTrivia } from './index.ts'

const LONG = 'Os aparelhos da ginástica artística feminina e masculina, e o que cada um mede, de Łódź a Maceió'.repeat(
  3,
)
let db: TestDatabase
let accounts: AccountsApp
let operator: Visitor
let maria: Visitor
const workers = createPdfWorkers()
/** Made at this moment, and the most there have been. */
let [underWay, most] = [0, 0]
let held: Promise<void> | undefined
/** What the store of files could not give. */
const notStored: unknown[] = []
beforeAll(async () => {
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  await prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer }, fireImmediately: true })
  db = await testDatabase()
  accounts = accountsApp(
    db.pool,
    { name: { por: 'Jogos de teste', eng: 'Test games' } },
    undefined,
    async (run) => {
      underWay += 1
      most = Math.max(most, underWay)
      await held
      return workers.print(run).finally(() => {
        underWay -= 1
      })
    },
    undefined,
    (error) => notStored.push(error),
  )
  maria = await accounts.signedUp('maria')
  operator = await accounts.signedUp('renata')
  await db.pool.query(`update account set role = 'operator' where username = 'renata'`)
})
afterAll(async () => {
  await Promise.all([accounts.close(), workers.close()])
  await db.close()
})
beforeEach(async () => {
  await emptyTables(db.pool, 'trivia')
  await db.pool.query(`delete from setting where key = 'trivia_code_minutes'`)
  await storeTrivia(db.pool, someTrivia())
})

/** A call of a visitor's whose answer may be a file. */
const get = (who: Visitor, query = '') =>
  accounts.app.request(`/api/trivia-posters${query}`, {
    headers: {
      host: 'games.example',
      'x-forwarded-proto': 'https',
      cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
const printed = async (query = '') => {
  const response = await get(operator, query)
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}
const refusal = async (query = '') => {
  const response = await get(operator, query)
  return [response.status, ((await response.json()) as { id: string }).id]
}
/** As the QR page's reader sees the sheet, with the reader's own settings. */
const codesOn = async (page: DrawnPage, perMm: number) =>
  (
    await readBarcodes(await rasterOf(page, perMm), { formats: ['QRCode'], maxNumberOfSymbols: 4, textMode: 'Plain' })
  ).map(({ text }) => text)
const listed = async () => (await operator.call('GET', '/api/trivia-codes')).body as unknown as TriviaCodes
/** The code: more is drawn of it than of anything else. */
const codeOf = ({ paths }: DrawnPage): DrawnPath =>
  paths.reduce((most, path) => (path.d.length > most.d.length ? path : most))
const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})
const touches = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
const wordsOf = ({ texts }: DrawnPage) => texts.map(({ text }) => text.trim()).join(' ')

test(
  'a poster has a code of 79 mm on A4 and half as large again on A3, white around it, and is read back by the QR page’s reader (R12.4, R7.5)',
  NIGHTLY,
  async () => {
    const [{ address, shortCode } = { address: '', shortCode: '' }] = (await listed()).codes
    for (const [paper, width, height, side] of [
      ['A4', 210, 297, 79],
      ['A3', 297, 420, 111.7],
    ] as const) {
      const pages = await pagesOf(await printed(`?paper=${paper}`))
      expect(pages).toHaveLength(1)
      const [page] = pages as [DrawnPage]
      expect(page.width).toBeCloseTo(width, 0)
      expect(page.height).toBeCloseTo(height, 0)
      const code = codeOf(page)
      expect(code.right - code.left).toBeCloseTo(side, 1)
      expect(code.bottom - code.top).toBeCloseTo(side, 1)
      // an address of ours is 41 modules at Q, fewer at a lower correction
      const module = (code.right - code.left) / 41
      expect(code.d.startsWith(`M${(code.left / (25.4 / 72)).toFixed(3)} `)).toBe(true)
      const quiet = grown(code, 4 * module)
      expect(Math.min(quiet.left, quiet.top, page.width - quiet.right, page.height - quiet.bottom)).toBeGreaterThan(0)
      expect(
        [...page.paths.filter((path) => path !== code), ...page.texts].filter((one) => touches(quiet, one)),
      ).toEqual([])
      // nothing bleeds
      for (const one of [...page.paths.filter(({ fill }) => fill !== null), ...page.texts]) {
        expect(Math.min(one.left, page.width - one.right)).toBeGreaterThan(10)
        expect(Math.min(one.top, page.height - one.bottom)).toBeGreaterThan(10)
      }
      // near, and from ten times its side with a phone
      for (const perMm of [4, 1.6]) expect(await codesOn(page, perMm)).toEqual([address])
      // below it, to be typed
      const typed = page.texts.find(({ text }) => text === shortCode)
      expect(typed?.top).toBeGreaterThan(code.bottom)
      expect((typed?.left ?? 0) + (typed?.right ?? 0)).toBeCloseTo(code.left + code.right, 0)
    }
    for (const code of [address, shortCode])
      expect((await maria.call('POST', '/api/trivia-codes', { code })).body as unknown as ResolvedCode).toMatchObject({
        kind: 'trivia',
        trivia: { id: 'judo' },
      })
  },
)

test('a poster says in each language which games, discipline, place and trivia it is of, and none of its questions', async () => {
  await storeTrivia(db.pool, someTrivia('judo', { closesAt: new Date('2099-09-16T21:00:00Z') }))
  const words = {
    por: [
      'Jogos de teste',
      'Judô',
      'golpes e regras',
      'Arena dos Marujos',
      'até 16 de setembro, 18:00',
      'Aponte a câmera',
      'perguntas',
    ],
    spa: [
      'Jogos de teste',
      'Judo',
      'técnicas y reglas',
      'hasta el 16 de septiembre, 18:00',
      'Apunta la cámara',
      'preguntas',
    ],
    eng: ['Test games', 'Judo', 'throws and rules', 'until September 16, 18:00', 'Point your camera', 'questions'],
  }
  for (const lang of LOCALES) {
    const bytes = await printed(`?lang=${lang}`)
    const text = (await pagesOf(bytes)).map(wordsOf).join(' ')
    for (const word of [...words[lang], 'games.example/qr-scan', '4', '10']) expect(text).toContain(word)
    expect(text).not.toMatch(/encerra a luta|ends the contest|faixas/)
    expect(pdfRoles(bytes)).toMatchObject({ Document: 1, H1: 1, Figure: 1 })
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Alt ')
  }
})

test(
  'a poster has a discipline of the organiser’s own by its name, and hours as the zone’s clocks will show them (R12.4, R7.2)',
  NIGHTLY,
  async () => {
    const today = { timeZone: accounts.games.timeZone, utcOffset: accounts.games.utcOffset }
    // as in Chile’s winter; the trivia closes in its summer, an hour nearer to UTC
    Object.assign(accounts.games, { timeZone: 'America/Santiago', utcOffset: -240 })
    await db.pool.query(
      `insert into setting (key, value) values ('disciplines', '[{"code":"PTC","name":{"por":"Peteca","eng":"Shuttle"},"visible":true}]')`,
    )
    try {
      await storeTrivia(
        db.pool,
        someTrivia('peteca', { discipline: 'PTC', closesAt: new Date('2099-12-16T21:00:00Z') }),
      )
      for (const [lang, ...words] of [
        ['por', 'Peteca', 'até 16 de dezembro, 18:00'],
        ['eng', 'Shuttle', 'until December 16, 18:00'],
      ] as const) {
        const text = (await pagesOf(await printed(`?trivia=peteca&lang=${lang}`))).map(wordsOf).join(' ')
        for (const word of words) expect(text).toContain(word)
        expect(text).not.toContain('PTC')
      }
    } finally {
      Object.assign(accounts.games, today)
      await db.pool.query(`delete from setting where key = 'disciplines'`)
    }
  },
)

test(
  'a poster shows the picture of the organiser’s own discipline whole in its block, and is printed without it where that is too heavy or gone (R12.4)',
  NIGHTLY,
  async () => {
    const [id, bytesId] = [randomUUID(), randomUUID()]
    const variants = [{ name: '320.png', type: 'image/png', bytes: 0, width: 320, height: 160 }]
    const folder = await mkdtemp(join(tmpdir(), 'pictogram-'))
    const picture = await pixels(320, 160).png().toBuffer()
    await writeFile(join(folder, '320.png'), picture)
    const found = variants.map((one) => ({ ...one, bytes: picture.length }))
    await accounts.stored.store.put(bytesId, folder, found)
    await db.pool.query(
      `insert into stored_bytes (id, digest, kind, variants) values ($1, sha256('peteca'), 'image', $2)`,
      [bytesId, JSON.stringify(found)],
    )
    await db.pool.query(`insert into file (id, bytes_id, name) values ($1, $2, 'peteca.png')`, [id, bytesId])
    const { pictograms } = accounts.games
    Object.assign(accounts.games, { pictograms: { PTC: `/files/${id}/320.png` } })
    try {
      await storeTrivia(db.pool, someTrivia('peteca', { discipline: 'PTC' }))
      const [page] = await pagesOf(await printed('?trivia=peteca'))
      const [drawn, ...more] = page?.pictures ?? []
      expect(more).toEqual([])
      const block = page?.paths.find(({ fill }) => fill === '#6c7079')
      if (!drawn || !block) throw new Error('no picture in a block')
      expect((drawn.right - drawn.left) / (drawn.bottom - drawn.top)).toBeCloseTo(2, 1)
      expect(drawn.left).toBeGreaterThan((block.left + block.right) / 2)
      expect(drawn.right).toBeLessThan(block.right)
      expect(drawn.top).toBeGreaterThan(block.top)
      expect(drawn.bottom).toBeLessThan(block.bottom)
      expect(page?.texts.filter((one) => touches(drawn, one)).map(({ text }) => text)).toEqual([])
      const heavy = JSON.stringify(found.map((one) => ({ ...one, bytes: 400_001 })))
      await db.pool.query('update stored_bytes set variants = $2 where id = $1', [bytesId, heavy])
      expect((await pagesOf(await printed('?trivia=peteca')))[0]?.pictures).toEqual([])
      await db.pool.query('update stored_bytes set variants = $2 where id = $1', [bytesId, JSON.stringify(found)])
      await accounts.stored.store.remove(bytesId)
      expect((await pagesOf(await printed('?trivia=peteca')))[0]?.pictures).toEqual([])
      await db.pool.query('delete from file where id = $1', [id])
      expect((await pagesOf(await printed('?trivia=peteca')))[0]?.pictures).toEqual([])
      expect(notStored).toHaveLength(1)
    } finally {
      Object.assign(accounts.games, { pictograms })
      await rm(folder, { recursive: true, force: true })
    }
  },
)

test(
  'a hundred trivia are one file of a hundred pages, each with its own code and in its room however long its words are',
  NIGHTLY,
  async () => {
    await Promise.all(
      Array.from({ length: 99 }, (_, at) =>
        storeTrivia(
          db.pool,
          someTrivia(`t-${at}`, {
            discipline: at % 2 ? 'GAR' : 'XYZ',
            title: { por: at % 3 ? LONG : 'Ł'.repeat(200) },
            place: { por: at % 2 ? LONG : 'Ginásio' },
          }),
        ),
      ),
    )
    const bytes = await printed()
    expect(pdfRoles(bytes)).toMatchObject({ H1: 100, Figure: 100 })
    const { codes } = await listed()
    const numbers = [1, 2, 34, 51, 52, 53, 54, 100]
    const pages = await pagesOf(bytes, numbers)
    for (const [at, page] of pages.entries()) {
      expect(await codesOn(page, 2)).toEqual([codes[(numbers[at] ?? 0) - 1]?.address])
      const code = codeOf(page)
      expect(page.texts.filter((one) => touches(grown(code, 7), one)).map(({ text }) => text)).toEqual([])
      for (const { left, right, text } of page.texts) {
        expect([text, left > 10.5]).toEqual([text, true])
        expect([text, right < page.width - 10.5]).toEqual([text, true])
      }
    }
    // a discipline that is none of ours is named by its code, on grey
    expect(wordsOf(pages.at(-1) as DrawnPage)).toContain('XYZ')
    expect(new Set(pages.flatMap(({ paths }) => paths.map(({ fill }) => fill)))).toContain('#6c7079')
  },
)

test('what would be refused at the door is not printed: codes that end, trivia that are closed or have no questions', async () => {
  await storeTrivia(db.pool, someTrivia('fechada', { closesAt: new Date('2001-01-01T00:00:00Z') }))
  await storeTrivia(db.pool, someTrivia('vazia', { questions: [] }))
  expect(await pagesOf(await printed())).toHaveLength(1)
  expect(await refusal('?trivia=fechada')).toEqual([409, 'not-open'])
  expect(await refusal('?trivia=vazia')).toEqual([409, 'not-open'])
  expect(await refusal('?trivia=nenhuma')).toEqual([404, 'not-found'])
  for (const bad of ['?lang=fra', '?paper=A5', '?trivia=../x'])
    expect(await refusal(bad)).toEqual([400, 'invalid-input'])
  await db.pool.query(`insert into setting (key, value) values ('trivia_code_minutes', '10')`)
  expect(await refusal()).toEqual([409, 'expired'])
  await emptyTables(db.pool, 'trivia')
  await db.pool.query('delete from setting')
  expect(await refusal()).toEqual([404, 'not-found'])
})

test('posters are an operator’s alone, named and never stored', async () => {
  expect((await get(accounts.visitor())).status).toBe(401)
  expect((await get(maria)).status).toBe(403)
  const { headers } = await get(operator, '?trivia=judo&paper=A3&lang=spa')
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="trivia-judo-A3-spa.pdf"',
    'cache-control': 'no-store',
  })
})

test(
  'whoever asks for many posters at once has one run under way and twelve waiting, and gives way to another operator: public books keep their threads and their queue (R10)',
  NIGHTLY,
  async () => {
    const other = await accounts.signedUp('paula')
    await db.pool.query(`update account set role = 'operator' where username = 'paula'`)
    most = 0
    let release = () => {}
    held = new Promise((resolve) => {
      release = resolve
    })
    const refused: Response[] = []
    const flood = Array.from({ length: 40 }, async (_, at) => {
      const answer = await get(operator, at % 2 ? '?paper=A3' : '')
      if (answer.status === 503) refused.push(answer)
      return answer
    })
    // all have come: one is under way, twelve wait
    await expect.poll(() => refused.length, { timeout: 20_000 }).toBe(27)
    expect(refused[0]?.headers.get('retry-after')).toBe('5')
    expect(underWay).toBe(1)
    const others = get(other)
    release()
    held = undefined
    expect((await others).status).toBe(200)
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    expect(most).toBe(1)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(13)
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(27)
  },
)
