import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { NIGHTLY } from '@games/testing/suite'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { pdfRoles, pdfText } from '../../testing/pdf-text.ts'
import { createPdfWorkers, type PdfWorkers, type PdfWorkersLimits } from './pdf-workers.ts'
import type { Block, Sheet } from './sheet.ts'

let workers: PdfWorkers
const open = (limits: PdfWorkersLimits = {}): PdfWorkers => (workers = createPdfWorkers(limits))
afterEach(() => workers.close())

const row = (place: number) => [{ text: String(place) }, { text: `Atleta ${place} Łuka`, note: 'Beltrano' }]
const list = (rows: number): Block => ({
  kind: 'table',
  columns: [
    { label: 'Pos.', align: 'right' },
    { label: 'Quem', grows: true, names: true },
  ],
  rows: Array.from({ length: rows }, (_, at) => row(at + 1)),
})
const sheet = (...blocks: readonly Block[]): Sheet => ({
  language: 'pt-PT',
  games: 'Jogos de teste',
  kind: 'Resultado',
  title: '100 m feminino',
  lines: [],
  status: null,
  asOf: null,
  madeFrom: '2027-09-14T14:02:00',
  page: 'página {page} de {pages}',
  live: { address: 'https://games.example/', label: 'agora' },
  blocks,
})

test('a long list goes over pages, its heads in the structure once', async () => {
  const bytes = await open().print(sheet(list(120)))
  const text = pdfText(bytes)
  expect(text).toContain('página1de')
  expect(text.split('Pos.').length - 1).toBeGreaterThan(1)
  expect(text).toContain('Atleta120Łuka')
  // two heads, and a name for each row
  expect(pdfRoles(bytes)).toMatchObject({ Table: 1, TR: 121, TH: 122, TD: 120 })
})

test('a cell without words is a cell still', NIGHTLY, async () => {
  const block: Block = {
    kind: 'table',
    columns: [{ label: 'A' }, { label: 'B' }],
    rows: [[{ text: 'x' }, { text: '' }]],
  }
  expect(pdfRoles(await open().print(sheet(block)))).toMatchObject({ TR: 2, TH: 2, TD: 2 })
})

test('what turns or breaks lines in a name does neither', async () => {
  const block: Block = { kind: 'text', text: 'Ana\u202e\nPaula\u0007' }
  expect(pdfText(await open().print(sheet(block)))).toContain('AnaPaula')
})

test('no more than two are made at a time, and the others in turn', NIGHTLY, async () => {
  open({ most: 2 })
  const made = await Promise.all([60, 2, 3, 4, 5].map((rows) => workers.print(sheet(list(rows)))))
  expect(made.map((bytes) => pdfRoles(bytes)['TR'])).toEqual([61, 3, 4, 5, 6])
})

test('a queue too long, a sheet too long and one that takes too long are refused (R10)', async () => {
  open({ most: 1, mostWaiting: 1, mostRows: 10 })
  await expect(workers.print(sheet(list(11)))).rejects.toMatchObject({ status: 413 })
  const [first, second] = [workers.print(sheet(list(2))), workers.print(sheet(list(2)))]
  await expect(workers.print(sheet(list(2)))).rejects.toMatchObject({ status: 503, id: 'unavailable' })
  await Promise.all([first, second])
  await workers.close()

  open({ withinMs: 1 })
  await expect(workers.print(sheet(list(400)))).rejects.toMatchObject({ status: 503 })
})

test('a thread ends when it has no work, and the next sheet starts another', NIGHTLY, async () => {
  const ends: Promise<unknown>[] = []
  const onWorker = (worker: Worker) => ends.push(once(worker, 'exit'))
  process.on('worker', onWorker)
  onTestFinished(() => void process.off('worker', onWorker))
  open({ idleMs: 5 })
  await workers.print(sheet(list(1)))
  await ends[0]
  expect(pdfRoles(await workers.print(sheet(list(2))))['TR']).toBe(3)
  expect(ends).toHaveLength(2)
})
