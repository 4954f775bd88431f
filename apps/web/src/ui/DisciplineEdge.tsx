import type { ReactNode } from 'react'
import { hue } from './Pictogram.tsx'

/** A row with its discipline's colour as a 4 px edge. */
export function DisciplineEdge({ code, children }: { code: string; children: ReactNode }) {
  return <div className={`ui-edge ${hue(code)}`}>{children}</div>
}
