import { expect, test } from 'vitest'
import { type Figure, runMeasurements } from '../bench/report.ts'

test('a measurement that fails is printed with its reason, and the next one runs', async () => {
  const printed: [name: string, figures: readonly Figure[]][] = []
  const failed = await runMeasurements(
    [
      { name: 'one', measure: () => Promise.reject(new Error('no report')) },
      { name: 'two', measure: async () => [{ what: 'bytes', value: '1' }] },
    ],
    (name, figures) => printed.push([name, figures]),
  )
  expect(failed).toEqual(['one'])
  expect(printed).toEqual([
    ['one', [{ what: 'measurement', value: 'failed: no report', failed: true }]],
    ['two', [{ what: 'bytes', value: '1' }]],
  ])
})

test('a figure that failed fails its measurement, and the other figures are printed', async () => {
  const figures: readonly Figure[] = [
    { what: '/', value: 'failed: no report', failed: true },
    { what: '/medals/all', value: '98' },
  ]
  const printed: (readonly Figure[])[] = []
  const failed = await runMeasurements([{ name: 'pages', measure: async () => figures }], (_, all) => printed.push(all))
  expect(failed).toEqual(['pages'])
  expect(printed).toEqual([figures])
})
