import { sampled } from '@games/testing/suite'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/index.css'
import { UpdateStrip } from './UpdateStrip.tsx'
import { hasUnsentInput, watchUnsentInput } from './unsent-input.ts'

let unwatch = () => {}
afterEach(() => unwatch())

test('a form that says itself what is unsent is believed (R3.8)', async () => {
  unwatch = watchUnsentInput()
  const form = (isUnsent: boolean) => (
    <form data-unsent={isUnsent}>
      <input aria-label="título" />
    </form>
  )
  const { rerender } = await render(form(false))
  await userEvent.fill(page.getByLabelText('título'), 'Acolhida')
  expect(hasUnsentInput()).toBe(false)
  await rerender(form(true))
  expect(hasUnsentInput()).toBe(true)
})

test('what is written into a form and not sent would be lost, a search field would not', async () => {
  unwatch = watchUnsentInput()
  const { rerender } = await render(
    <>
      <input aria-label="busca" />
      <form onSubmit={(event) => event.preventDefault()}>
        <input aria-label="mensagem" />
        <button type="submit">Enviar</button>
      </form>
    </>,
  )
  await userEvent.fill(page.getByLabelText('busca'), 'Alagoas')
  expect(hasUnsentInput()).toBe(false)
  await userEvent.fill(page.getByLabelText('mensagem'), 'Oi')
  expect(hasUnsentInput()).toBe(true)
  await userEvent.click(page.getByText('Enviar'))
  expect(hasUnsentInput()).toBe(false)
  await userEvent.fill(page.getByLabelText('mensagem'), 'De novo')
  expect(hasUnsentInput()).toBe(true)
  await rerender(<p>outra página</p>)
  expect(hasUnsentInput()).toBe(false)
})

const WORDS = {
  title: 'Nova versão disponível',
  hint: 'A página abre de novo onde você está.',
  update: 'Atualizar',
  later: 'Depois',
}

test.each(sampled([320, 1280], 2))('the update prompt waits for a click, at %i px', async (width) => {
  await page.viewport(width, 640)
  const [onUpdate, onLater] = [vi.fn(), vi.fn()]
  await render(<UpdateStrip {...WORDS} onUpdate={onUpdate} onLater={onLater} />)
  const [update, later] = [page.getByText('Atualizar'), page.getByText('Depois')]
  for (const button of [update, later])
    expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  expect(onUpdate).not.toHaveBeenCalled()
  await userEvent.click(later)
  await userEvent.click(update)
  expect([onUpdate.mock.calls.length, onLater.mock.calls.length]).toEqual([1, 1])
  expect((update.element() as HTMLButtonElement).disabled).toBe(true)
})
