import { beforeEach, expect, test, vi } from 'vitest'
import type { ToWorker } from '../sw/messages.ts'
import { pwaState } from './pwa-state.ts'
import { registerWorker } from './registration.ts'

/** A worker of a build, which answers as the real one does. */
class Worker extends EventTarget {
  readonly posted: string[] = []
  readonly build: string
  state: ServiceWorkerState
  constructor(build: string, state: ServiceWorkerState = 'installing') {
    super()
    this.build = build
    this.state = state
  }
  postMessage(message: ToWorker, ports: readonly MessagePort[] = []) {
    this.posted.push(message.say)
    ports[0]?.postMessage(message.say === 'build' ? this.build : true)
  }
  become(state: ServiceWorkerState) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null
  waiting: Worker | null = null
  active: Worker | null = null
  find(worker: Worker) {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
  }
  installed() {
    const worker = this.installing
    this.installing = null
    this.waiting = worker
    worker?.become('installed')
  }
  activated() {
    const worker = this.waiting
    this.waiting = null
    this.active = worker
    worker?.become('activated')
  }
}

/** The worker has answered which language it keeps. */
async function isOfflineReady() {
  await expect.poll(() => pwaState.get().offlineReady).toBe(true)
}

async function register(registration: Registration, build = 'one') {
  const onFirstOfflineReady = vi.fn()
  const container = {
    controller: registration.active,
    getRegistration: async () => (registration.active ? registration : undefined),
    register: async () => registration,
  }
  await registerWorker({
    container: container as unknown as ServiceWorkerContainer,
    build,
    locale: 'por',
    onFirstOfflineReady,
  })
  if (registration.active) await isOfflineReady()
  return { onFirstOfflineReady }
}

beforeEach(() => {
  pwaState.set({ registered: false, activated: false, waiting: false, offlineReady: false, registrationError: false })
})

test('a first visit is registered, activated and offline ready, and is announced as such once (R3.7)', async () => {
  const registration = new Registration()
  const { onFirstOfflineReady } = await register(registration)
  expect(pwaState.get()).toMatchObject({ registered: true, activated: false })
  const worker = new Worker('one')
  registration.find(worker)
  registration.installed()
  registration.activated()
  await isOfflineReady()
  expect(pwaState.get()).toEqual({
    registered: true,
    activated: true,
    waiting: false,
    offlineReady: true,
    registrationError: false,
  })
  expect(worker.posted).toEqual(['claim', 'locale'])
  expect(onFirstOfflineReady).toHaveBeenCalledTimes(1)
})

test('a later visit says its language to the worker, and nothing to the visitor', async () => {
  const registration = new Registration()
  registration.active = new Worker('one', 'activated')
  const { onFirstOfflineReady } = await register(registration)
  expect(registration.active.posted).toEqual(['locale'])
  expect(pwaState.get()).toMatchObject({ activated: true, offlineReady: true })
  expect(onFirstOfflineReady).not.toHaveBeenCalled()
})

test('a newer build that waits prompts, now or from an earlier visit (R3.7)', async () => {
  const registration = new Registration()
  registration.active = new Worker('one', 'activated')
  await register(registration)
  registration.find(new Worker('two'))
  expect(pwaState.get().waiting).toBe(false)
  registration.installed()
  await expect.poll(() => pwaState.get().waiting).toBe(true)

  pwaState.set({ waiting: false })
  await register(registration)
  await expect.poll(() => pwaState.get().waiting).toBe(true)
})

test('a waiting worker of the page’s own build is let in without a word', async () => {
  const registration = new Registration()
  registration.active = new Worker('one', 'activated')
  registration.waiting = new Worker('two', 'installed')
  await register(registration, 'two')
  await expect.poll(() => registration.waiting?.posted).toEqual(['build', 'take-over-if-alone'])
  expect(pwaState.get().waiting).toBe(false)
})

test('a failed registration sets the error that settings show (R3.7)', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const container = { getRegistration: async () => undefined, register: () => Promise.reject(new Error('refused')) }
  const registration = await registerWorker({
    container: container as unknown as ServiceWorkerContainer,
    build: 'one',
    locale: 'por',
    onFirstOfflineReady: () => {},
  })
  expect(registration).toBeNull()
  expect(pwaState.get()).toMatchObject({ registered: false, registrationError: true })
  expect(logged).toHaveBeenCalled()
})

test('a first installation that fails is an error, a failed update is not', async () => {
  const first = new Registration()
  await register(first)
  const worker = new Worker('one')
  first.find(worker)
  worker.become('redundant')
  expect(pwaState.get().registrationError).toBe(true)

  pwaState.set({ registrationError: false })
  const later = new Registration()
  later.active = new Worker('one', 'activated')
  await register(later)
  const update = new Worker('two')
  later.find(update)
  update.become('redundant')
  expect(pwaState.get()).toMatchObject({ registrationError: false, waiting: false })
})
