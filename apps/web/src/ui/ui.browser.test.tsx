import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Score } from './Score.tsx'
import '../styles/index.css'

test('a figure stands still when first drawn and rolls for at most 250 ms when it changes', async () => {
  const screen = await render(<Score value="21" />)
  expect(document.getAnimations()).toHaveLength(0)
  await screen.rerender(<Score value="22" />)
  const [roll] = document.getAnimations()
  expect(roll?.effect?.getComputedTiming().duration).toBeLessThanOrEqual(250)
  await expect.element(screen.getByText('22')).toBeVisible()
})
