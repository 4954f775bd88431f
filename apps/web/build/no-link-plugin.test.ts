import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { LINK_EXPORTS } from './no-link-plugin.ts'

test('the router’s module of links exports what the browser’s build leaves out', () => {
  const index = fileURLToPath(import.meta.resolve('@tanstack/react-router'))
  const module = readFileSync(index.replace(/dist\/.*$/, 'dist/esm/link.js'), 'utf8')
  expect(/^export \{ (.*) \};$/m.exec(module)?.[1]?.split(', ').sort()).toEqual([...LINK_EXPORTS].sort())
})
