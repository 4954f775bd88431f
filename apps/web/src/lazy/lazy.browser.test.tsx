import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { lazyPart } from './lazy.tsx'

function Counter({ from }: { from: number }) {
  const [pressed, setPressed] = useState(0)
  return (
    <button type="button" className="counter" onClick={() => setPressed(pressed + 1)}>
      {from + pressed}
    </button>
  )
}

const root = () => document.body.appendChild(document.createElement('div'))
afterEach(() => document.body.replaceChildren())

/** The part as the server renders it. */
async function served(): Promise<string> {
  const { preload, Part } = lazyPart(async () => Counter, '.counter')
  await preload()
  return renderToString(<Part from={7} />)
}

test('a part stands on the page as it was served before its script is there, which comes with the first use', async () => {
  const element = root()
  element.innerHTML = await served()
  expect(element.textContent).toBe('7')
  const load = vi.fn(async () => Counter)
  const { preload, Part } = lazyPart(load, '.counter')
  await preload()
  const faults = vi.fn()
  hydrateRoot(element, <Part from={7} />, { onRecoverableError: faults })
  await new Promise((settle) => setTimeout(settle, 50))
  expect(load).not.toHaveBeenCalled()
  expect(element.textContent).toBe('7')
  dispatchEvent(new Event('scroll'))
  await expect.poll(() => load).toHaveBeenCalledTimes(1)
  await vi.waitFor(async () => {
    await userEvent.click(element.querySelector('button') ?? element)
    expect(Number(element.textContent)).toBeGreaterThan(7)
  }, 15_000)
  expect(faults).not.toHaveBeenCalled()
})

test('a part whose script cannot be had stays as it was served, and is requested again with the network (R3.9)', async () => {
  const element = root()
  element.innerHTML = await served()
  const load = vi.fn(async () => Counter).mockRejectedValueOnce(new Error('lost'))
  const { Part } = lazyPart(load, '.counter')
  const faults = vi.fn()
  hydrateRoot(element, <Part from={7} />, { onRecoverableError: faults, onUncaughtError: faults })
  await new Promise((settle) => setTimeout(settle, 50))
  dispatchEvent(new Event('scroll'))
  await expect.poll(() => load).toHaveBeenCalledTimes(1)
  await new Promise((settle) => setTimeout(settle, 50))
  expect(element.textContent).toBe('7')
  dispatchEvent(new Event('online'))
  await expect.poll(() => load).toHaveBeenCalledTimes(2)
  expect(element.textContent).toBe('7')
  expect(faults).not.toHaveBeenCalled()
})

test('a visitor who comes from another page waits for the part with the page', async () => {
  const { preload, Part } = lazyPart(async () => Counter, '.counter')
  await preload()
  expect(renderToString(<Part from={3} />)).toContain('3')
})
