import type { ComponentProps } from 'react'

type Part = typeof import('./UnitReports.tsx')

let part: Part | undefined

/** Fetches a unit’s documents and what shows them, which pages of its results do without. To be awaited before `UnitReportsPart` is rendered. */
export async function bringUnitReports(...given: Parameters<Part['bring']>): Promise<void> {
  part ??= await import('./UnitReports.tsx')
  await part.bring(...given)
}

/** The documents of a unit, once brought. No Suspense: the server renders in one go, and the browser takes over what it rendered. */
export const UnitReportsPart = (props: ComponentProps<Part['UnitReports']>) =>
  part ? <part.UnitReports {...props} /> : null
