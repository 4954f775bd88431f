import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { NamedIcon } from './NamedIcon.tsx'

afterEach(() => vi.restoreAllMocks())

test('an icon named by content is drawn as the service gives it (R3.11)', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    Response.json({ prefix: 'mdi', icons: { bus: { body: '<path d="M4 4h16"/>' } }, width: 24, height: 24 }),
  )
  const { container } = await render(<NamedIcon icon="mdi:bus" />)
  await expect.poll(() => container.querySelector('svg path')?.getAttribute('d')).toBe('M4 4h16')
})

test('where the service fails a plain mark stands in the same room (R3.11)', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const { container } = await render(<NamedIcon icon="mdi:bed" />)
  await expect.poll(() => container.querySelector('svg circle')).not.toBeNull()
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 24 24')
})
