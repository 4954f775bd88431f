import { expect, test } from 'vitest'
import { openPage } from '../ui/testing/open-page.tsx'

test.each([
  ['/medal-test', 'MedalDisc', 'Sizes'],
  ['/test-results-card', 'UnitRow', 'ThreeDigits'],
  ['/more-dev', 'StatusMark', 'InSpanish'],
])('in development %s shows the stories of %s (R2.4)', async (address, component, story) => {
  const { screen } = await openPage(address)
  await expect.element(screen.getByRole('heading', { name: component, exact: true })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: story, exact: true }).first()).toBeVisible()
})
