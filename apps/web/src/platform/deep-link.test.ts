import { expect, test } from 'vitest'
import { pageOfAddress } from './deep-link.ts'

test.each([
  ['https://jogos.example/medals/all', '/medals/all'],
  ['https://jogos.example/trivia/7?from=qr#top', '/trivia/7?from=qr#top'],
  ['https://jogos.example', '/'],
  ['games://medals/all', '/medals/all'],
  ['games://home?x=1', '/home?x=1'],
  ['https://jogos.example//elsewhere.example/', '/elsewhere.example/'],
  ['not an address', null],
])('%s opens %s', (address, page) => {
  expect(pageOfAddress(address)).toBe(page)
})
