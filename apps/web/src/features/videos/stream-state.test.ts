import type { LiveStream } from '@games/contract/content/shown-content'
import { expect, test } from 'vitest'
import { streamState } from './stream-state.ts'

const NOW = Date.parse('2027-09-14T14:00:00-03:00')
const at = (time: string) => `2027-09-14T${time}:00-03:00`

test.each([
  [null, null, 'good', NOW, 'next'],
  [at('14:01'), null, 'good', NOW, 'next'],
  [at('14:00'), null, 'good', NOW, 'on'],
  [at('13:00'), at('14:01'), 'good', NOW, 'on'],
  [at('13:00'), at('14:00'), 'good', NOW, 'over'],
  [at('13:00'), null, 'lost', NOW, 'lost'],
  // what is over has no signal to lose
  [at('13:00'), at('14:00'), 'lost', NOW, 'over'],
  [at('13:00'), null, 'good', null, 'next'],
] as const)('a stream from %s to %s with a %s signal is %s', (starts, ends, signal, now, state) => {
  expect(streamState({ starts, ends, signal } as LiveStream, now)).toBe(state)
})
