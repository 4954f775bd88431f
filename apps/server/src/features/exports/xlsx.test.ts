import { Worker } from 'node:worker_threads'
import { readXlsx } from 'hucre/xlsx'
import { NIGHTLY } from '@games/testing/suite'
import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { xlsxOf } from './xlsx.ts'

const ATHLETES = 11_000

/** What a thread may hold at most; a sheet of so many athletes as one document in memory takes several times as much. */
const HEAP_MB = 24

test('a workbook of eleven thousand athletes is made in little memory', NIGHTLY, async () => {
  const script = `
    import { parentPort } from 'node:worker_threads'
    import { xlsxOf } from ${JSON.stringify(new URL('xlsx.ts', import.meta.url).href)}
    const heads = ['Código', 'Nome', 'Gênero', 'Código da delegação', 'Delegação', 'Modalidades', 'Número']
    const columns = heads.map((por, at) => ({ head: { por }, of: (row) => por + ' ' + (row * 7 + at) }))
    const rows = Array.from({ length: ${ATHLETES} }, (_, at) => at)
    const bytes = await xlsxOf(columns, rows, { locale: 'por', sheet: 'Atletas' })
    parentPort.postMessage(bytes.length)
  `
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 4 },
  })
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  worker.once('message', resolve)
  worker.once('error', reject)
  expect(await promise).toBeLessThan(1_000_000)
})

test('a table without rows is a workbook with its heads', async () => {
  const columns: readonly Column<number>[] = [{ head: { por: 'Dia' }, of: () => null, kind: 'day' }]
  const bytes = await xlsxOf(columns, [], { locale: 'por', sheet: 'Vazia' })
  expect((await readXlsx(bytes)).sheets).toMatchObject([{ name: 'Vazia', rows: [['Dia']] }])
})
