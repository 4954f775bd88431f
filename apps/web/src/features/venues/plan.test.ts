import { expect, test } from 'vitest'
import { type PlanPoint, planOf } from './plan.ts'

/** A point so many kilometres east and north of an invented city's middle. */
const at = (code: string, east: number, north: number): PlanPoint => ({
  code,
  lat: -10.5 + north / 111.195,
  lon: -30.5 + east / (111.195 * Math.cos((10.5 * Math.PI) / 180)),
})
const pin = (plan: ReturnType<typeof planOf>, code: string) => plan?.pins.find((one) => one.code === code)

test('without points there is no plan', () => {
  expect(planOf([])).toBeNull()
})

test('north is above, east is right, and a kilometre is as long in both directions', () => {
  const plan = planOf([at('M', 0, 0), at('N', 0, 2), at('E', 2, 0)])
  const [middle, north, east] = ['M', 'N', 'E'].map((code) => pin(plan, code)?.at ?? { x: 0, y: 0 })
  expect(north?.y).toBeLessThan(middle?.y ?? 0)
  expect(east?.x).toBeGreaterThan(middle?.x ?? 0)
  const [up, right] = [(middle?.y ?? 0) - (north?.y ?? 0), (east?.x ?? 0) - (middle?.x ?? 0)]
  expect(Math.abs(up - right)).toBeLessThan(1)
})

test('the scale is a round distance, as long as it is on the plan', () => {
  const plan = planOf([at('W', -3, 0), at('E', 3, 0)])
  const span = (pin(plan, 'E')?.at.x ?? 0) - (pin(plan, 'W')?.at.x ?? 0)
  expect(plan?.scale.metres).toBe(2000)
  expect(plan?.scale.length).toBeCloseTo(span / 3, 0)
})

test('signs never cover each other, even where two venues are in the same place, and stay on the plan', () => {
  const plan = planOf([
    ...['A', 'B', 'C', 'D'].map((code) => at(code, 0, 0)),
    ...['E', 'F'].map((code) => at(code, 3, 0.05)),
    at('G', -3, 1),
  ])
  const pins = plan?.pins ?? []
  for (const [i, a] of pins.entries()) {
    for (const b of pins.slice(i + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.code} ${b.code}`).toBeGreaterThan(24)
    expect(a.x > 12 && a.x < (plan?.width ?? 0) - 12 && a.y > 12 && a.y < (plan?.height ?? 0) - 12).toBe(true)
  }
})

test('a single venue stands in the middle of some ground', () => {
  const plan = planOf([at('A', 0, 0)])
  expect(pin(plan, 'A')).toMatchObject({ x: 160 })
  expect(plan?.scale.metres).toBeLessThanOrEqual(500)
})

test('a venue in another city is not on it, and is named as missing', () => {
  const near = [0, 1, 2, 3, 4].map((n) => at(`V${n}`, n, n % 2))
  const plan = planOf([...near, at('FAR', 900, 100)])
  expect(plan?.far).toEqual(['FAR'])
  expect(plan?.pins).toHaveLength(5)
})
