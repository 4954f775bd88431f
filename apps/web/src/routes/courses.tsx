import { createFileRoute } from '@tanstack/react-router'
import { CoursesPage, courseFilterOf } from '../features/courses/index.ts'

export const Route = createFileRoute('/courses')({
  staticData: { messages: ['content', 'courses', 'pages'] },
  validateSearch: courseFilterOf,
  component: Courses,
})

function Courses() {
  const { api } = Route.useRouteContext()
  return <CoursesPage api={api} filter={Route.useSearch()} />
}
