import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { OtherPictogram, Pictogram } from '../ui/Pictogram.tsx'
import { drawOtherDiscipline } from './OtherDiscipline.tsx'
import '../styles/index.css'

afterEach(() => vi.restoreAllMocks())

const draw = (code: string) =>
  render(
    <OtherPictogram value={drawOtherDiscipline}>
      <Pictogram code={code} />
    </OtherPictogram>,
  )
const anIcon = (name: string) =>
  Response.json({ prefix: 'mdi', icons: { [name]: { body: '<path d="M4 4h16"/>' } }, width: 24, height: 24 })

test('a discipline beyond ours is drawn by the icon service, its letters until then (R3.11)', async () => {
  let answer: ((response: Response) => void) | undefined
  const fetched = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const { container } = await draw('GLF')
  expect(container.textContent).toBe('GLF')
  await expect.poll(() => fetched.mock.calls.map(([address]) => address)).toEqual(['/api/icons/mdi.json?icons=golf'])
  expect(container.textContent).toBe('GLF')
  answer?.(anIcon('golf'))
  await expect.poll(() => container.querySelector('svg path')?.getAttribute('d')).toBe('M4 4h16')
  expect(container.textContent).toBe('')
})

test.each([
  ['fails', 'WPO', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers an error', 'TEN', () => Promise.resolve(new Response('', { status: 503 }))],
  ['has no such icon', 'ROW', () => Promise.resolve(Response.json({ prefix: 'mdi', icons: {} }))],
])('where the icon service %s a discipline’s letters stand (R3.11)', async (_how, code, answer) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  const { container } = await draw(code)
  await expect.poll(() => fetched.mock.calls.length).toBe(1)
  await expect.poll(() => container.textContent).toBe(code)
  expect(container.querySelector('svg')).toBeNull()
})

test('ours need no request, and a code nobody knows is its letters (R3.11)', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const { container } = await draw('JUD')
  expect(container.querySelector('use')).not.toBeNull()
  const other = await draw('XYZ')
  expect(other.container.textContent).toBe('XYZ')
  expect(fetched).not.toHaveBeenCalled()
})
