import { expect, test } from 'vitest'
import type { SecretsPort } from '../platform/port.ts'
import { createTokenKeeper } from './token-keeper.ts'

/** A device: what it stores outlives the app that is opened on it. */
function device({ isBroken = false } = {}) {
  const stored = new Map<string, string>()
  const asked: string[] = []
  let isUser = false
  const secrets: SecretsPort = {
    async read(key) {
      asked.push(`read ${key}`)
      if (isBroken) throw new Error('osError')
      return stored.get(key) ?? null
    },
    async write(key, value) {
      asked.push(`write ${key}`)
      if (isBroken) throw new Error('osError')
      if (value === null) stored.delete(key)
      else stored.set(key, value)
    },
  }
  return {
    stored,
    asked,
    signedIn: (is: boolean) => (isUser = is),
    open: () => createTokenKeeper({ secrets: async () => secrets, isUser: () => isUser }),
  }
}

test('a session outlives the app that began it, in the device’s own store, which is asked once (R4.6)', async () => {
  const { open, signedIn, stored, asked } = device()
  open().set('the token')
  signedIn(true)
  await expect.poll(() => stored.get('session')).toBe('the token')
  asked.length = 0
  const again = open()
  expect([await again.token(), await again.token()]).toEqual(['the token', 'the token'])
  expect(asked).toEqual(['read session'])
})

test('a session that ends is forgotten, and of two that follow each other at once the last holds (R4.6)', async () => {
  const { open, signedIn, stored, asked } = device()
  signedIn(true)
  const app = open()
  app.set('one')
  app.set(null)
  app.set('two')
  app.set(null)
  expect(await app.token()).toBeNull()
  await expect.poll(() => asked).toHaveLength(4)
  expect(stored.size).toBe(0)
})

test('a session that a keychain has from before the app was removed is nobody’s, and goes (R4.6)', async () => {
  const { open, stored } = device()
  stored.set('session', 'of an earlier time')
  expect(await open().token()).toBeNull()
  await expect.poll(() => stored.size).toBe(0)
})

test('in a store that has lost its keys a session lasts as long as the page (R4.6)', async () => {
  const { open, signedIn } = device({ isBroken: true })
  const app = open()
  app.set('the token')
  signedIn(true)
  expect(await app.token()).toBe('the token')
  expect(await open().token()).toBeNull()
})
