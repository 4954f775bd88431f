import { createFileRoute } from '@tanstack/react-router'
import { SectionPage } from '../features/pages/index.ts'

export const Route = createFileRoute('/match-stats')({
  staticData: { messages: ['pages'] },
  component: () => <SectionPage section="match-stats" />,
})
