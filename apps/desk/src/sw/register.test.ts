import { expect, test } from 'vitest'
import { letIn, reloadWhenChanged, type Tab } from './register.ts'

/** A tab whose time passes when a test says so. */
function aTab({ leads = true, isFree = true }: { leads?: boolean; isFree?: boolean } = {}) {
  const calls = new Set<() => void>()
  const state = { leads, isFree, reloads: 0 }
  const tab: Tab = {
    leads: () => state.leads,
    isFree: () => state.isFree,
    reload: () => void (state.reloads += 1),
    every: (_ms, call) => {
      calls.add(call)
      return () => void calls.delete(call)
    },
  }
  const pass = (): void => {
    for (const call of calls) call()
  }
  return { tab, state, pass }
}

test('a newer build is let in by the tab that leads alone, and only once that is free (R12.6)', () => {
  const words: string[] = []
  const registration = { waiting: { postMessage: (word: string) => void words.push(word) } }
  const second = aTab({ leads: false })
  letIn(registration, second.tab)
  second.pass()
  const first = aTab({ isFree: false })
  letIn(registration, first.tab)
  first.pass()
  expect(words).toEqual([])
  first.state.isFree = true
  first.pass()
  expect(words).toEqual(['take-over'])
})

test('whoever let it in, a tab in mid-match is loaded anew when that is over, and once (R12.6)', () => {
  const container = new EventTarget()
  const { tab, state, pass } = aTab({ isFree: false })
  reloadWhenChanged(container, tab)
  container.dispatchEvent(new Event('controllerchange'))
  pass()
  expect(state.reloads).toBe(0)
  state.isFree = true
  pass()
  pass()
  container.dispatchEvent(new Event('controllerchange'))
  expect(state.reloads).toBe(1)
})
