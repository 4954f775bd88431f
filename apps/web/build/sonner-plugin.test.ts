import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutStyleElement } from './sonner-plugin.ts'

const main = createRequire(import.meta.url).resolve('sonner')

test('sonner no longer inserts a style element, which the security policy forbids, and is otherwise as it was', () => {
  const shipped = readFileSync(join(main, '../index.mjs'), 'utf8')
  const served = withoutStyleElement(shipped)
  expect(shipped).toMatch(/^__insertCSS\(/m)
  expect(served).not.toMatch(/^__insertCSS\(/m)
  expect(served).toContain('export { Toaster, toast, useSonner }')
})

test('a sonner that does it in another way stops the build', () => {
  expect(() => withoutStyleElement('export const Toaster = 1')).toThrow('another way')
})
