import { createFileRoute } from '@tanstack/react-router'
import { SectionPage } from '../features/pages/index.ts'

export const Route = createFileRoute('/volunteers')({
  staticData: { messages: ['pages'] },
  component: () => <SectionPage section="volunteers" />,
})
