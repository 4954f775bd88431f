import type { ApiFailure } from '@games/contract'
import { expect, test } from 'vitest'
import { AT_ONCE, createGate, FEWEST_WAITING, MOST_INSIDE } from './gate.ts'

/** A gate by a clock of its own, whose work takes so many milliseconds of it; and what became of each, in order. */
function gateOf(paceMs: number) {
  let clock = 0
  const gate = createGate(() => clock)
  const inWork: { readonly network: string; readonly end: () => void }[] = []
  const said: string[] = []
  const come = (network: string) =>
    void gate(
      network,
      () =>
        new Promise<void>((resolve) => {
          inWork.push({ network, end: resolve })
        }),
    ).then(
      () => said.push(network),
      (error: ApiFailure) => said.push(`${network} ${error.status} ${error.details.retryAfter}`),
    )
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  /** One after the other ends, as long as a machine of that pace takes. */
  const go = async (times = Number.POSITIVE_INFINITY) => {
    for (let at = 0; at < times && inWork.length > 0; at += 1) {
      clock += paceMs
      inWork.shift()?.end()
      await settled()
    }
  }
  /** The gate has learned the pace. */
  const learn = async () => {
    for (let at = 0; at < 40; at += 1) {
      come('before')
      await settled()
      await go()
    }
    said.length = 0
  }
  return { said, come, settled, go, learn }
}

test.each([
  ['a quick machine', 10, 1],
  ['a quick machine', 10, 8],
  ['a machine that needs 100 ms for each', 100, 2],
  ['a machine that needs 100 ms for each', 100, 6],
  ['a machine that needs 400 ms for each', 400, 1],
])('a flood shuts nobody else out: %s (%d ms), floods from %d networks (R7.5)', async (_machine, paceMs, floods) => {
  const { come, go, learn, said, settled } = gateOf(paceMs)
  await learn()
  const flood = () => {
    for (let at = 0; at < 40; at += 1) come(`flood ${at % floods}`)
  }
  flood()
  for (let at = 0; at < 15; at += 1) {
    come('maria')
    await settled()
    flood()
    // before any of them has two turns she has hers
    await go(AT_ONCE + floods + 1)
    expect(said.filter((one) => one.startsWith('maria'))).toEqual(Array.from({ length: at + 1 }, () => 'maria'))
  }
})

test.each([
  [10, MOST_INSIDE],
  [100, 10],
  [400, AT_ONCE + FEWEST_WAITING],
])(
  'of a storm from everywhere only those come in who are done within a second, and two that wait: at %d ms for each %d (R7.5)',
  async (paceMs, inside) => {
    const { come, learn, said, settled } = gateOf(paceMs)
    await learn()
    for (let at = 0; at < 300; at += 1) come(`network ${at}`)
    await settled()
    expect(said).toHaveLength(300 - inside)
    expect(said.every((one) => one.endsWith(' 503 2'))).toBe(true)
  },
)

test('a network alone may have all places', async () => {
  const { come, go, said, settled } = gateOf(10)
  for (let at = 0; at < MOST_INSIDE; at += 1) come('school')
  await settled()
  await go()
  expect(said).toEqual(Array.from({ length: MOST_INSIDE }, () => 'school'))
})

test('work that fails leaves its place, and the failure is told', async () => {
  const gate = createGate()
  for (let at = 0; at < MOST_INSIDE * 2; at += 1)
    await expect(gate('school', () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong')
  expect(await gate('school', () => Promise.resolve('in'))).toBe('in')
})
