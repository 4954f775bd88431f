import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { Dialog } from './Dialog.tsx'
import { Tooltip } from './Tooltip.tsx'
import '../styles/index.css'

const tip = () => document.querySelector<HTMLElement>('[role="tooltip"]')
const explained = (
  <Tooltip text="Não largou">
    {(described) => (
      <button type="button" {...described}>
        DNS
      </button>
    )}
  </Tooltip>
)

afterEach(() => cleanup())

test('the keyboard’s focus shows a tooltip and Escape puts it away (R3.6)', async () => {
  await render(explained)
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.textContent).toBe('DNS')
  await expect.poll(() => tip()?.matches(':popover-open')).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => tip()?.matches(':popover-open')).toBe(false)
})

test('Escape puts the tooltip of a dialog away, not the dialog', async () => {
  const onClose = vi.fn()
  const screen = await render(
    <Dialog open onClose={onClose} title="Resultado" closeLabel="Fechar">
      {explained}
    </Dialog>,
  )
  await userEvent.hover(screen.getByRole('button', { name: 'DNS' }))
  await expect.poll(() => tip()?.matches(':popover-open')).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => tip()?.matches(':popover-open')).toBe(false)
  expect(onClose).not.toHaveBeenCalled()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})
