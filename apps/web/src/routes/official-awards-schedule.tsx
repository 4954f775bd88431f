import { createFileRoute } from '@tanstack/react-router'
import { SectionPage } from '../features/pages/index.ts'

export const Route = createFileRoute('/official-awards-schedule')({
  staticData: { messages: ['pages'] },
  component: () => <SectionPage section="awards" />,
})
