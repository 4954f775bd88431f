import { useMemo } from 'react'
import { EmptySection } from '../features/pages/index.ts'
import { ReportsView, type ReportsViewProps } from '../features/reports/index.ts'
import { unitAddress, useUnitWords } from '../features/units/index.ts'

/** A discipline's documents with its units named as they are everywhere (spec R5.9). */
export function DisciplineDocuments(given: Omit<ReportsViewProps, 'naming' | 'children'>) {
  const words = useUnitWords()
  const naming = useMemo(() => ({ ...words, address: unitAddress }), [words])
  return (
    <ReportsView {...given} naming={naming}>
      <EmptySection section="reports" />
    </ReportsView>
  )
}
