import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { Menu } from './Menu.tsx'
import '../styles/index.css'

const open = async (onSelect = vi.fn()) => {
  await page.viewport(390, 640)
  const screen = await render(
    <Menu label="Idioma" button="Idioma" lines={[{ key: 'eng', label: 'English', onSelect }]} />,
  )
  const button = screen.getByRole('button', { name: 'Idioma' })
  await userEvent.click(button)
  const menu = screen.getByRole('menu', { name: 'Idioma' })
  await expect.element(menu).toBeVisible()
  return { screen, button, menu }
}

afterEach(() => cleanup())

test('Escape closes a menu and the focus is back on its button', async () => {
  const { button, menu } = await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('a press on its button closes a menu again', async () => {
  const { button, menu } = await open()
  await userEvent.click(button)
  await expect.element(menu).not.toBeInTheDocument()
})

test('Enter does what the line says and closes the menu', async () => {
  const onSelect = vi.fn()
  const { button } = await open(onSelect)
  await userEvent.keyboard('{Enter}')
  expect(onSelect).toHaveBeenCalledOnce()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})
