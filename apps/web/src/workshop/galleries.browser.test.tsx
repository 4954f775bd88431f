import { NIGHTLY, sampled } from '@games/testing/suite'
import { expect, test } from 'vitest'
import { openPage } from '../ui/testing/open-page.tsx'

test.each([
  ['/medal-test', 'MedalDisc', 'Sizes'],
  ['/test-results-card', 'UnitRow', 'ThreeDigits'],
  ['/more-dev', 'StatusMark', 'InSpanish'],
])('in development %s shows the stories of %s (R2.4)', NIGHTLY, async (address, component, story) => {
  const { screen } = await openPage(address)
  await expect.element(screen.getByRole('heading', { name: component, exact: true })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: story, exact: true }).first()).toBeVisible()
})

test.each(
  sampled(
    [
      ['SWM/200m/finished', '2:01.88'],
      ['JUD/bout/finished', 'ippon no ponto de ouro, aos 0:41'],
      ['JUD/bout/protested', 'Em protesto'],
    ],
    3,
  ),
)('in development /sports-gallery#%s shows that unit in that state (R2.4, R5.5)', async (address, shown) => {
  const { screen } = await openPage(`/sports-gallery#${address}`)
  await expect.element(screen.getByText(shown, { exact: true }).first()).toBeVisible()
})
