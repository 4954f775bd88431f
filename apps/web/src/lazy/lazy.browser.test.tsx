import { NIGHTLY } from '@games/testing/suite'
import { createContext, use, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { lazyPart } from './lazy.tsx'
import { rememberFields } from './remember-fields.ts'

function Counter({ from }: { from: number }) {
  const [pressed, setPressed] = useState(0)
  return (
    <button type="button" className="counter" onClick={() => setPressed(pressed + 1)}>
      {from + pressed}
    </button>
  )
}

const root = () => document.body.appendChild(document.createElement('div'))
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** Signs that the page listens for from now on. */
function watchListeners() {
  const listen = vi.spyOn(globalThis, 'addEventListener')
  return {
    waitsFor: async (sign: string) => {
      await expect.poll(() => listen.mock.calls.map(([name]) => name)).toContain(sign)
    },
  }
}

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
  const { waitsFor } = watchListeners()
  hydrateRoot(element, <Part from={7} />, { onRecoverableError: faults })
  await waitsFor('scroll')
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
  const { waitsFor } = watchListeners()
  hydrateRoot(element, <Part from={7} />, { onRecoverableError: faults, onUncaughtError: faults })
  await waitsFor('scroll')
  dispatchEvent(new Event('scroll'))
  await expect.poll(() => load).toHaveBeenCalledTimes(1)
  await waitsFor('online')
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

function NameForm({ onSend }: { onSend: (name: string) => void }) {
  return (
    <form
      className="name-form"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        onSend(event.currentTarget.querySelector('input')?.value ?? '')
      }}
    >
      <input name="name" aria-label="name" />
      <button type="submit">send</button>
    </form>
  )
}

test('a form that is sent before its script is there is sent by it once it is, once, with what was typed (R4.6)', async () => {
  const send = vi.fn()
  const { preload, Part } = lazyPart(async () => NameForm, '.name-form')
  await preload()
  const element = root()
  element.innerHTML = renderToString(<Part onSend={send} />)
  let give = () => {}
  const script = new Promise<void>((settle) => (give = settle))
  const later = lazyPart(async () => {
    await script
    return NameForm
  }, '.name-form')
  await later.preload()
  hydrateRoot(element, <later.Part onSend={send} />)
  const left = vi.fn((event: Event) => event.preventDefault())
  addEventListener('beforeunload', left)
  await userEvent.fill(element.querySelector('input') ?? element, 'marola_27')
  await userEvent.keyboard('{Enter}{Enter}')
  await userEvent.click(element.querySelector('button') ?? element)
  expect(send).not.toHaveBeenCalled()
  give()
  await expect.poll(() => send.mock.calls).toEqual([['marola_27']])
  expect(element.querySelector('input')?.value).toBe('marola_27')
  await userEvent.click(element.querySelector('button') ?? element)
  expect(send).toHaveBeenCalledTimes(2)
  expect(left).not.toHaveBeenCalled()
  removeEventListener('beforeunload', left)
})

test('what is typed and chosen before the script is there outlives a page that is drawn anew meanwhile, and keeps the focus (R4.6)', async () => {
  const sent = vi.fn()
  const Zone = createContext('')
  function ZonedForm() {
    const zone = use(Zone)
    const [name, setName] = useState('')
    return (
      <form
        className="zoned-form"
        onSubmit={(event) => {
          event.preventDefault()
          sent(Object.fromEntries(new FormData(event.currentTarget)), name, zone)
        }}
      >
        <input name="password" aria-label="password" />
        <input name="name" aria-label="name" value={name} onChange={(event) => setName(event.target.value)} />
        <input type="checkbox" name="agreed" aria-label="agreed" />
        <button type="submit">send</button>
      </form>
    )
  }
  const { preload, Part } = lazyPart(async () => ZonedForm, '.zoned-form')
  await preload()
  const element = root()
  element.innerHTML = renderToString(
    <Zone value="UTC">
      <Part />
    </Zone>,
  )
  let give = () => {}
  const script = new Promise<void>((settle) => (give = settle))
  const later = lazyPart(
    async () => {
      await script
      return ZonedForm
    },
    '.zoned-form',
    rememberFields,
  )
  function Zoned() {
    const [zone, setZone] = useState('UTC')
    useEffect(() => addEventListener('zone', () => setZone('America/Sao_Paulo'), { once: true }), [])
    return (
      <Zone value={zone}>
        <later.Part />
      </Zone>
    )
  }
  const field = (label: string) => element.querySelector<HTMLInputElement>(`[aria-label=${label}]`) ?? element
  // filled in by the browser before anything of ours runs
  Object.assign(field('password'), { value: 'um gato no telhado' })
  hydrateRoot(element, <Zoned />)
  const first = field('name')
  await userEvent.fill(field('name'), 'marola_27')
  await userEvent.click(field('agreed'))
  await userEvent.click(field('name'))
  dispatchEvent(new Event('zone'))
  // drawn anew, still without its script
  await expect.poll(() => field('name') === first).toBe(false)
  expect(field('name')).toMatchObject({ value: 'marola_27' })
  expect(document.activeElement).toBe(field('name'))
  await userEvent.keyboard('8')
  await userEvent.keyboard('{Enter}')
  give()
  await expect
    .poll(() => sent.mock.lastCall)
    .toEqual([{ password: 'um gato no telhado', name: 'marola_278', agreed: 'on' }, 'marola_278', 'America/Sao_Paulo'])
  expect(document.activeElement).toBe(field('name'))
})

test(
  'a key pressed as a part’s script takes over a form that was drawn anew is added to what was typed (R4.6)',
  NIGHTLY,
  async () => {
    const Zone = createContext('')
    function NamedForm() {
      const [name, setName] = useState('')
      return (
        <form className="named-form" aria-label={use(Zone)}>
          <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
          <output>{name}</output>
        </form>
      )
    }
    const { preload, Part } = lazyPart(async () => NamedForm, '.named-form')
    await preload()
    const element = root()
    element.innerHTML = renderToString(
      <Zone value="UTC">
        <Part />
      </Zone>,
    )
    let give = () => {}
    const script = new Promise<void>((settle) => (give = settle))
    const later = lazyPart(
      async () => {
        await script
        return NamedForm
      },
      '.named-form',
      rememberFields,
    )
    function Named() {
      const [zone, setZone] = useState('UTC')
      useEffect(() => addEventListener('zone', () => setZone('America/Sao_Paulo'), { once: true }), [])
      return (
        <Zone value={zone}>
          <later.Part />
        </Zone>
      )
    }
    const field = () => element.querySelector('input') ?? element
    hydrateRoot(element, <Named />)
    const first = field()
    await userEvent.fill(field(), 'marola_27')
    dispatchEvent(new Event('zone'))
    await expect.poll(() => field() === first).toBe(false)
    const served = field()
    // the key is there as soon as the field is: before anything that React does later
    const pressed = new Promise<void>((settle) => {
      const watch = new MutationObserver(() => {
        const now = field()
        if (now === served || !(now instanceof HTMLInputElement)) return
        watch.disconnect()
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(now, `${now.value}8`)
        now.dispatchEvent(new Event('input', { bubbles: true }))
        settle()
      })
      watch.observe(element, { childList: true, subtree: true })
    })
    give()
    await pressed
    await expect.poll(() => element.querySelector('output')?.textContent).toBe('marola_278')
    expect(field()).toMatchObject({ value: 'marola_278' })
  },
)

function Asking({ onPress }: { onPress: (what: string) => void }) {
  return (
    <div className="asking">
      <button type="button" onClick={() => onPress('agree')}>
        agree
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onPress('send')
        }}
      >
        <button type="submit">send</button>
      </form>
    </div>
  )
}

test.each(['agree', 'send'])(
  '“%s” pressed before its script is there is done once it is, once (R4.6)',
  NIGHTLY,
  async (name) => {
    const press = vi.fn()
    const { preload, Part } = lazyPart(async () => Asking, '.asking')
    await preload()
    const element = root()
    element.innerHTML = renderToString(<Part onPress={press} />)
    let give = () => {}
    const script = new Promise<void>((settle) => (give = settle))
    const later = lazyPart(async () => {
      await script
      return Asking
    }, '.asking')
    const { waitsFor } = watchListeners()
    hydrateRoot(element, <later.Part onPress={press} />)
    const button = () =>
      [...element.querySelectorAll('button')].find(({ textContent }) => textContent === name) ?? element
    // React has hydrated the page except for this part
    await waitsFor('scroll')
    await userEvent.click(button())
    expect(press).not.toHaveBeenCalled()
    give()
    await expect.poll(() => press.mock.calls).toEqual([[name]])
    await userEvent.click(button())
    expect(press).toHaveBeenCalledTimes(2)
  },
)
