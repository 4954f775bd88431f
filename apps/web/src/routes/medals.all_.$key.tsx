import { createFileRoute } from '@tanstack/react-router'
import { leadToDiscipline } from '../features/medals/index.ts'

/** `/medals/{tabs}/{disciplineKey?}` of the tab `all` (R2.1). */
export const Route = createFileRoute('/medals/all_/$key')({
  beforeLoad: ({ params }) => leadToDiscipline(params.key),
})
