import { createFileRoute } from '@tanstack/react-router'
import { SectionPage } from '../features/pages/index.ts'

export const Route = createFileRoute('/transport')({
  staticData: { messages: ['pages'] },
  component: () => <SectionPage section="transport" />,
})
