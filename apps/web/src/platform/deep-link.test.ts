import { expect, test } from 'vitest'
import { pageOfAddress } from './deep-link.ts'

const SITE = 'https://jogos.example'

test.each([
  ['https://jogos.example/medals/all', '/medals/all'],
  ['https://jogos.example/trivia/7?code=abc#top', '/trivia/7?code=abc#top'],
  ['https://JOGOS.example:443/venues', '/venues'],
  ['https://jogos.example//trivia/7', '/trivia/7'],
])('%s opens %s in the app', (address, page) => {
  expect(pageOfAddress(address, SITE)).toBe(page)
})

test.each([
  'https://elsewhere.example/trivia/7',
  'https://jogos.example.elsewhere.example/trivia/7',
  'https://jogos.example@elsewhere.example/trivia/7',
  'https://visitor@jogos.example/trivia/7',
  'http://jogos.example/trivia/7',
  'games://trivia/7',
  'javascript:alert(1)',
  'https://jogos.example/office',
  'https://jogos.example/trivia/../office',
  'https://jogos.example/trivia/%2e%2e/office',
  'https://jogos.example//elsewhere.example/',
  'https://jogos.example/',
  'https://jogos.example/auth?token=1',
  'not an address',
])('%s opens nothing', (address) => {
  expect(pageOfAddress(address, SITE)).toBeNull()
})
