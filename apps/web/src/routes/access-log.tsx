import { createFileRoute } from '@tanstack/react-router'
import { SectionPage } from '../features/pages/index.ts'

export const Route = createFileRoute('/access-log')({
  staticData: { messages: ['pages'] },
  component: () => <SectionPage section="access-log" />,
})
