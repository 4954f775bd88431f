import { createFileRoute, notFound } from '@tanstack/react-router'
import { isPlaceType, SectionPage } from '../features/pages/index.ts'

export const Route = createFileRoute('/places/$type')({
  staticData: { messages: ['pages'] },
  beforeLoad: ({ params }) => {
    if (!isPlaceType(params.type)) throw notFound()
  },
  component: Places,
})

function Places() {
  const { type } = Route.useParams()
  return isPlaceType(type) ? <SectionPage section={type} /> : null
}
