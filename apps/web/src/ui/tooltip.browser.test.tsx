import { NIGHTLY } from '@games/testing/suite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { CloseButton } from './CloseButton.tsx'
import { Dialog } from './Dialog.tsx'
import { Menu } from './Menu.tsx'
import { openPage } from './testing/open-page.tsx'
import { iconName, startTooltips } from './tooltips.ts'
import '../styles/index.css'

const shown = (): string | null => document.querySelector<HTMLElement>('.ui-tooltip:popover-open')?.textContent ?? null

let end = (): void => {}
beforeEach(() => {
  end = startTooltips()
})
afterEach(async () => {
  end()
  await cleanup()
})

const closing = () => render(<CloseButton label="Fechar" onClick={() => {}} />)

test('an icon’s name is there with the pointer, at once, and away with it or with Escape (R3.6)', async () => {
  const screen = await closing()
  const button = screen.getByRole('button', { name: 'Fechar' })
  await userEvent.hover(button)
  expect(shown()).toBe('Fechar')
  await userEvent.keyboard('{Escape}')
  expect(shown()).toBeNull()
  await userEvent.unhover(button)
  await userEvent.hover(button)
  expect(shown()).toBe('Fechar')
  // the tooltip can be pointed at, and stays
  const tip = document.querySelector('.ui-tooltip')
  tip?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  expect(shown()).toBe('Fechar')
  await userEvent.unhover(button)
  expect(shown()).toBeNull()
})

test('the keyboard’s focus shows it, and leaving puts it away (R3.6)', async () => {
  const screen = await render(
    <>
      <CloseButton label="Fechar" onClick={() => {}} />
      <button type="button">Depois</button>
    </>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Fechar' })).toHaveFocus()
  expect(shown()).toBe('Fechar')
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Depois' })).toHaveFocus()
  expect(shown()).toBeNull()
})

test('a finger gets none: it would stand where it presses (R3.6)', async () => {
  const screen = await closing()
  const button = screen.getByRole('button').element()
  const come = (pointerType: string) =>
    button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }))
  come('touch')
  expect(shown()).toBeNull()
  come('mouse')
  expect(shown()).toBe('Fechar')
})

test('Escape puts the tooltip of a dialog away, not the dialog (R3.6)', async () => {
  const onClose = vi.fn()
  const screen = await render(
    <Dialog open onClose={onClose} title="Resultado" closeLabel="Fechar">
      <p>11,62</p>
    </Dialog>,
  )
  await userEvent.hover(screen.getByRole('button', { name: 'Fechar' }))
  await expect.poll(shown).toBe('Fechar')
  await userEvent.keyboard('{Escape}')
  expect(shown()).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test('what is pressed needs no name any more, and what is gone has none (R3.6)', NIGHTLY, async () => {
  const screen = await closing()
  await userEvent.hover(screen.getByRole('button'))
  expect(shown()).toBe('Fechar')
  await userEvent.click(screen.getByRole('button'))
  expect(shown()).toBeNull()
})

test.each([
  ['an icon with a name', '<button aria-label="Buscar"><svg></svg></button>', 'Buscar'],
  ['an icon and words for screen readers', '<a href="/"><svg></svg><span class="vh">Início</span></a>', 'Início'],
  ['a picture with a name', '<a href="/"><img alt="Alagoas"></a>', 'Alagoas'],
  [
    'words that are not shown here',
    '<button aria-label="Menu"><span style="display:none">Menu</span></button>',
    'Menu',
  ],
  ['words', '<button>Buscar</button>', null],
  ['an icon beside words', '<button aria-label="Abrir: Resultado"><svg></svg>Abrir</button>', null],
  ['a figure', '<button aria-label="3 ouros">3</button>', null],
  ['a tooltip of the browser’s', '<button aria-label="Buscar" title="Buscar"><svg></svg></button>', null],
  ['nothing at all', '<button><svg></svg></button>', null],
])('a control with %s (R3.6)', (_what, html, name) => {
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  expect(iconName(place.firstElementChild as Element)).toBe(name)
  place.remove()
})

test(
  'in the app every icon without words says its name from the first touch of the pointer on (R3.6)',
  NIGHTLY,
  async () => {
    end()
    const { screen } = await openPage('/login', { width: 1280 })
    const icons = [...document.querySelectorAll('a[href], button')].filter(
      (control) => control.checkVisibility() && iconName(control) !== null,
    )
    expect(icons.length).toBeGreaterThanOrEqual(2)
    for (const icon of icons) {
      await userEvent.hover(icon)
      await expect.poll(shown).toBe(iconName(icon))
    }
    await userEvent.hover(screen.getByRole('heading', { level: 1 }))
    expect(shown()).toBeNull()
  },
)

test('Escape closes the menu that an icon has opened, with the pointer still on it (R3.6)', NIGHTLY, async () => {
  const screen = await render(
    <Menu
      label="Opções"
      button={<svg width="24" height="24" aria-hidden="true" />}
      lines={[{ key: 'a', label: 'Lista', href: '/' }]}
    />,
  )
  const button = screen.getByRole('button', { name: 'Opções' })
  await userEvent.hover(button)
  expect(shown()).toBe('Opções')
  await userEvent.click(button)
  await expect.element(screen.getByRole('menu')).toBeVisible()
  button.element().dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
})

test('a control that was pressed away before tooltips were there has none (R3.6)', async () => {
  const screen = await closing()
  const button = screen.getByRole('button', { name: 'Fechar' }).element()
  const over = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })
  button.dispatchEvent(over)
  expect(shown()).toBe('Fechar')
  end()
  await cleanup()
  expect(over.target).toBe(button)
  end = startTooltips(over)
  expect(shown()).toBeNull()
})
