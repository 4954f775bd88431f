import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PushedNotification } from '@games/domain/notifications/pushed'
import { followKey } from '@games/domain/follow/follow'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installNativeSide, type NativeSide } from '../apps/web/src/platform/testing/native-side.ts'
import { openBrowser, watchedPage } from './browser.ts'
import { startInCluster } from './in-cluster.ts'
import { openPushService, type PushService } from './push-service.ts'
import type { RunningServer } from './server.ts'
import { final, openGames } from './small-games.ts'

/** The pages under Capacitor's bridge, a server with the keys of Google's and Apple's services, and those services on loopback (0111). */

const BRIDGE = join(
  import.meta.dirname,
  '../node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js',
)

let service: PushService
let browser: Browser
let server: RunningServer
beforeAll(async () => {
  ;[service, browser] = await Promise.all([openPushService(), openBrowser()])
  server = await startInCluster({ env: service.env })
  await openGames(server)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  await service.close()
})

const onNative = <T>(page: Page, change: (native: NativeSide) => T): Promise<T> =>
  page.evaluate<T>(`(${change.toString()})(globalThis.native)`)

test('an Android phone that is followed with is told a result within seconds, and a press on it opens its page (0111)', async () => {
  const got: PushedNotification[] = []
  const token = service.fcm.device(({ push = '' }) => got.push(JSON.parse(push) as PushedNotification))
  const { page, faults } = await watchedPage(browser)
  await page.addInitScript(
    `globalThis.native = (${installNativeSide.toString()})({}, () => {${readFileSync(BRIDGE, 'utf8')}
})
     globalThis.native.push.token = ${JSON.stringify(token)}
     // the system remembers what the visitor has allowed
     if (localStorage.getItem('games.notifications')?.includes('"isOn":true')) globalThis.native.push.permission = 'granted'
     // told at whatever hour this runs
     localStorage.getItem('games.notifications') ?? localStorage.setItem('games.notifications', '{"settings":{"quiet":null}}')
     localStorage.setItem('games.follows', ${JSON.stringify(JSON.stringify([{ key: followKey('athlete', '101'), followed: true, at: 1 }]))})`,
  )
  await page.goto(`${server.url}/agenda?list=notifications`)
  await page.getByRole('button', { name: 'Ligar os avisos' }).click()
  await page.getByRole('heading', { name: 'O que avisar' }).waitFor()
  await page.getByRole('button', { name: 'Mandar um aviso de teste' }).click()
  await page.getByText('Mandado. Chega em alguns segundos.').waitFor()
  expect(got.map(({ tag }) => tag)).toEqual(['trial'])

  await server.send(final(2, 'OFFICIAL', { code: '101', result: '10' }))
  await expect.poll(() => got.length, { timeout: 20_000 }).toBeGreaterThan(1)
  const result = got.find(({ tag }) => tag.startsWith('result.')) ?? got[1]
  expect(result).toMatchObject({ locale: 'por', title: expect.stringContaining('Conceição') })
  await page.evaluate(
    (path) =>
      Reflect.get(globalThis, 'native').emit('PushNotifications', 'pushNotificationActionPerformed', {
        actionId: 'tap',
        notification: { id: '1', data: { path } },
      }),
    result?.path,
  )
  await expect.poll(() => new URL(page.url()).pathname).toBe(new URL(result?.path ?? '', server.url).pathname)

  // the app is removed: its token is no more, and the server forgets it
  await page.goto(`${server.url}/agenda?list=notifications`)
  service.fcm.remove(token)
  await page.getByRole('button', { name: 'Mandar um aviso de teste' }).click()
  await page.getByText('Não deu para mandar agora', { exact: false }).waitFor()
  expect(
    await onNative(page, ({ calls }) => calls.filter((call) => call === 'PushNotifications.requestPermissions')),
  ).toEqual([])
  expect(faults.filter((fault) => !fault.includes('/api/push/subscription/trial'))).toEqual([])
})
