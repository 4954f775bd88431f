import type { ComponentProps } from 'react'

type Part = typeof import('./unit-reports-later.tsx')

let part: Part | undefined

/** Fetches a unit’s documents, which pages of its results do without. To be awaited before `UnitReportsPart` is rendered. */
export async function loadUnitReports(...given: Parameters<Part['load']>): Promise<void> {
  part ??= await import('./unit-reports-later.tsx')
  await part.load(...given)
}

/** The documents of a unit, once loaded. No Suspense here: the server renders in one go, and the browser takes over what it rendered. */
export const UnitReportsPart = (props: ComponentProps<Part['LaterUnitReports']>) =>
  part ? <part.LaterUnitReports {...props} /> : null
