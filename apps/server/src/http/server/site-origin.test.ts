import { expect, test } from 'vitest'
import { createSiteOrigin } from './site-origin.ts'

test.each([
  [null, 'games.example', true, 'https://games.example'],
  [null, 'localhost:3000', false, 'http://localhost:3000'],
  [null, '[::1]:3000', false, 'http://[::1]:3000'],
  [null, undefined, false, 'http://localhost'],
  [null, 'games.example/evil"><script>', false, 'http://localhost'],
  [null, 'user@games.example', false, 'http://localhost'],
  ['https://games.example', 'elsewhere.example', false, 'https://games.example'],
])('SITE_URL %s, Host %s, TLS %s: the site is %s', (siteUrl, host, tls, origin) => {
  expect(createSiteOrigin(siteUrl)(host, tls)).toBe(origin)
})
