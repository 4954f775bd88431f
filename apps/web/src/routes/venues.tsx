import { createFileRoute } from '@tanstack/react-router'
import { SectionPage } from '../features/pages/index.ts'

export const Route = createFileRoute('/venues')({
  staticData: { messages: ['pages'] },
  component: () => <SectionPage section="venues" />,
})
