import { expect, test } from 'vitest'
import { createPreload } from './preload.ts'

const preload = createPreload({
  'index.html': { file: 'assets/index-1.js', imports: ['_libraries.js'] },
  '_libraries.js': { file: 'assets/libraries-1.js' },
  'src/routes/medals.$tab.tsx?tsr-split=loader---component': { file: 'assets/medals-1.js', imports: ['_libraries.js'] },
  'src/routes/discipline.$key.results.$unit.{-$tab}.tsx?tsr-split=component': { file: 'assets/unit-1.js' },
})

test('the lazily loaded part of a matched route comes at once, with what it imports', () => {
  expect(preload(['__root__', '/medals/$tab'])).toBe(
    '<meta name="modulepreload" content="/assets/medals-1.js /assets/libraries-1.js">',
  )
  expect(preload(['/discipline/$key/results/$unit/{-$tab}'])).toBe(
    '<meta name="modulepreload" content="/assets/unit-1.js">',
  )
})

test('what has no part of its own gives nothing', () => {
  expect(preload(['__root__', '/nowhere'])).toBe('')
})
