import { expect, test } from 'vitest'
import { type LiveUpdateDeps, updateLive } from './live-update.ts'
import type { LiveUpdatePort } from './port.ts'

function nativeSide(next: string | null, failing?: keyof LiveUpdatePort) {
  const calls: string[] = []
  const call = async (name: keyof LiveUpdatePort, argument = '') => {
    calls.push(name + argument)
    if (name === failing) throw new Error(`${name} failed`)
  }
  const port: LiveUpdatePort = {
    ready: () => call('ready'),
    setChannel: (channel) => call('setChannel', ` ${channel}`),
    sync: () => call('sync').then(() => next),
    reload: () => call('reload'),
  }
  const deps = (more: Partial<LiveUpdateDeps> = {}): LiveUpdateDeps => ({
    channel: 'production',
    announce: async () => void calls.push('announce'),
    hasUnsentInput: () => false,
    ...more,
  })
  return { calls, port, deps }
}

test('a next bundle is announced and started, after ready, channel and sync (R3.10)', async () => {
  const { calls, port, deps } = nativeSide('bundle-2')
  expect(await updateLive(port, deps())).toBe('reloaded')
  expect(calls).toEqual(['ready', 'setChannel production', 'sync', 'announce', 'reload'])
})

test('without a next bundle nothing is announced (R3.10)', async () => {
  const { calls, port, deps } = nativeSide(null)
  expect(await updateLive(port, deps())).toBe('current')
  expect(calls).toEqual(['ready', 'setChannel production', 'sync'])
})

test('it is skipped when disabled by configuration, and on the web (R3.10)', async () => {
  const { calls, port, deps } = nativeSide('bundle-2')
  expect(await updateLive(port, deps({ channel: null }))).toBe('skipped')
  expect(await updateLive(null, deps())).toBe('skipped')
  expect(calls).toEqual([])
})

test.each(['setChannel', 'sync'] as const)(
  'a failing %s takes nothing back: the running bundle is ready',
  async (failing) => {
    const { calls, port, deps } = nativeSide('bundle-2', failing)
    await expect(updateLive(port, deps())).rejects.toThrow(`${failing} failed`)
    expect(calls[0]).toBe('ready')
    expect(calls).not.toContain('reload')
  },
)

test('what somebody is writing is not thrown away: the bundle waits for the next start', async () => {
  const { calls, port, deps } = nativeSide('bundle-2')
  expect(await updateLive(port, deps({ hasUnsentInput: () => true }))).toBe('later')
  expect(calls).not.toContain('reload')
})
