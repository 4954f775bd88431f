import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Work that ends when it is told to, and what became of each. */
function turnsOf(mostWaiting: number) {
  const turns = createTurns({ atOnce: 1, mostWaiting: () => mostWaiting, full: () => new Error('full') })
  const said: string[] = []
  let end = () => {}
  return {
    said,
    begin: (whose: string) =>
      void turns
        .inTurn(whose, () => {
          said.push(whose)
          return new Promise<void>((resolve) => {
            end = resolve
          })
        })
        .catch((error: Error) => said.push(`${whose} ${error.message}`)),
    async endAll(times: number) {
      for (let at = 0; at < times; at += 1) {
        end()
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}

test('who waits for one turn does not wait for all of who wants many', async () => {
  const { begin, endAll, said } = turnsOf(10)
  for (let at = 0; at < 5; at += 1) begin('flood')
  begin('maria')
  begin('joana')
  await endAll(7)
  expect(said).toEqual(['flood', 'flood', 'maria', 'joana', 'flood', 'flood', 'flood'])
})

test('where too many wait, the last of who has most gives way', async () => {
  const { begin, endAll, said } = turnsOf(3)
  for (let at = 0; at < 5; at += 1) begin('flood')
  begin('maria')
  begin('joana')
  // everybody has one: nobody gives way
  begin('ana')
  await endAll(4)
  expect(said.filter((one) => !one.includes('full'))).toEqual(['flood', 'flood', 'maria', 'joana'])
  expect(said.filter((one) => one.includes('full')).sort()).toEqual([
    'ana full',
    'flood full',
    'flood full',
    'flood full',
  ])
})

test('goes on after work that failed', async () => {
  const turns = createTurns({ atOnce: 1, mostWaiting: () => 1, full: () => new Error('full') })
  const failed = turns.inTurn('a', () => Promise.reject(new Error('no')))
  const after = turns.inTurn('b', () => Promise.resolve('yes'))
  await expect(failed).rejects.toThrow('no')
  expect(await after).toBe('yes')
})
