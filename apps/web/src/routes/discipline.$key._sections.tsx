import { createFileRoute, notFound, Outlet, useLocation } from '@tanstack/react-router'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { DisciplineFrame, disciplineKey, disciplineQuery, sectionAt } from '../features/disciplines/index.ts'
import { followPart } from '../follow/follow-part.ts'
import { eventSearchOf } from '../page-search.ts'

/** The layout of a discipline's sections (R2.2). A unit's page is not below it: its score is to stand as high as it can. */
export const Route = createFileRoute('/discipline/$key/_sections')({
  staticData: { messages: ['discipline'] },
  beforeLoad: ({ params }) => {
    const discipline = disciplineKey(params.key)
    if (discipline === undefined) throw notFound()
    return { discipline }
  },
  loader: async ({ context: { api, views, discipline } }) => {
    await Promise.all([orNotFound(views.ensure(disciplineQuery(api, discipline))), followPart.preload()])
  },
  component: Sections,
})

function Sections() {
  const { api, discipline } = Route.useRouteContext()
  const page = useView(disciplineQuery(api, discipline))
  const section = useLocation({ select: ({ pathname }) => sectionAt(pathname) })
  const event = useLocation({ select: ({ search }) => eventSearchOf(search).event })
  return (
    <DisciplineFrame page={page} section={section ?? 'schedule'} event={event}>
      <Outlet />
    </DisciplineFrame>
  )
}
