import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Flag } from './Flag.tsx'
import '../styles/index.css'

const boxOf = (element: Element): [number, number] => {
  const { width, height } = element.getBoundingClientRect()
  return [width, height]
}

test('flags of states and countries are pictures 80 px wide (R3.13)', async () => {
  const screen = await render(
    <>
      <Flag organisation={{ code: 'AL', flag: '/brasil_flags/AL.png' }} name="Alagoas" />
      <Flag organisation={{ code: 'GER', flag: '/flags/w80/de.png' }} name="Alemanha" />
      <Flag organisation={{ code: 'BYE', flag: '/configurations/discipline_images/BYE.png' }} name="Sem adversário" />
    </>,
  )
  for (const name of ['Alagoas', 'Alemanha', 'Sem adversário']) {
    const image = screen.getByAltText(name).element() as HTMLImageElement
    // drawn on the first run
    await expect.poll(() => image.naturalWidth).toBe(80)
  }
})

test.each(['s', 'm', 'l'] as const)(
  'a picture that fails leaves the letters in the same room: %s (R3.13)',
  async (size) => {
    const screen = await render(
      <Flag organisation={{ code: 'GER', flag: '/flags/w80/nowhere.png' }} name="Alemanha" size={size} />,
    )
    const image = screen.container.querySelector('img')
    const room = image && boxOf(image)
    await expect.element(screen.getByText('GER')).toBeVisible()
    expect(screen.container.querySelector('img')).toBeNull()
    expect(boxOf(screen.getByText('GER').element())).toEqual(room)
  },
)

test('another organisation in the same place gets its own try (R3.13)', async () => {
  const screen = await render(<Flag organisation={{ code: 'GER', flag: '/flags/w80/nowhere.png' }} />)
  await expect.element(screen.getByText('GER')).toBeVisible()
  await screen.rerender(<Flag organisation={{ code: 'SUI', flag: '/flags/w80/ch.png' }} name="Suíça" />)
  await expect.element(screen.getByAltText('Suíça')).toBeVisible()
})
