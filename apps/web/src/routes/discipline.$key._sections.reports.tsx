import { createFileRoute } from '@tanstack/react-router'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { EmptySection } from '../features/pages/index.ts'
import { ReportsView, reportsQuery } from '../features/reports/index.ts'
import { unitAddress, useUnitWords } from '../features/units/index.ts'

export const Route = createFileRoute('/discipline/$key/_sections/reports')({
  staticData: { messages: ['pages', 'reports', 'units'] },
  loader: async ({ context: { api, views, discipline } }) => {
    await orNotFound(views.ensure(reportsQuery(api, discipline)))
  },
  component: Reports,
})

function Reports() {
  const { api, discipline } = Route.useRouteContext()
  const words = useUnitWords()
  return (
    <ReportsView page={useView(reportsQuery(api, discipline))} naming={{ ...words, address: unitAddress }}>
      <EmptySection section="reports" />
    </ReportsView>
  )
}
