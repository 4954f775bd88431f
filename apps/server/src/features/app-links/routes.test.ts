import { isAppLink } from '@games/domain/access/app-links'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

const PRINT = Array.from({ length: 32 }, () => 'A7').join(':')

test('Android is told which app may open the site’s addresses, by its key (R2)', async () => {
  const { get } = testApp({
    appLinks: { android: { package: 'org.gamescompanion.app', fingerprints: [PRINT] }, ios: null },
  })
  const response = await get('/.well-known/assetlinks.json')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(await response.json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'org.gamescompanion.app',
        sha256_cert_fingerprints: [PRINT],
      },
    },
  ])
})

test('iOS is told which app opens which of the site’s addresses, a poster’s among them (R2)', async () => {
  const { get } = testApp({ appLinks: { android: null, ios: 'ABCDE12345.org.gamescompanion.app' } })
  const response = await get('/.well-known/apple-app-site-association')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
  const { applinks } = (await response.json()) as {
    applinks: { details: { appIDs: string[]; components: { '/': string }[] }[] }
  }
  expect(applinks.details[0]?.appIDs).toEqual(['ABCDE12345.org.gamescompanion.app'])
  expect(applinks.details[0]?.components).toContainEqual({ '/': '/trivia/*' })
  expect(JSON.stringify(applinks)).not.toContain('office')
})

test('without an app neither file is there', async () => {
  const { get } = testApp()
  for (const name of ['assetlinks.json', 'apple-app-site-association'])
    expect((await get(`/.well-known/${name}`)).status).toBe(404)
})

test.each([
  ['/trivia/7', true],
  ['/medals', true],
  ['/discipline/JUD/results/x', true],
  ['/', false],
  ['/trivialities', false],
  ['/office', false],
  ['/auth', false],
  ['/api/games', false],
])('%s opens in the app: %s', (path, opens) => {
  expect(isAppLink(path)).toBe(opens)
})
